import './app/boot.ts';

/**
 * Libraries and app are run one after the other, each in a task of its own, so that the ready-made
 * page answers to the reader in between.
 */
async function run(root: HTMLElement) {
  await import('./app/libraries.ts');
  await nextTask();
  const { start } = await import('./app/start.tsx');
  await nextTask();
  await start(root);
}

function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = () => done();
    port2.postMessage(null);
  });
}

// Before the libraries arrive, after which the fonts do.
void window.craqueAddFonts?.();
const root = document.getElementById('root');
if (root) void run(root);

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installIfStale } from './install.mjs';

const root = join(import.meta.dirname, '../..');
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };
/** One Ctrl-C arrives twice, from the terminal and from npm; only the first is forwarded (ms). */
const sameSignal = 500;

/** To the child and all of its child processes. */
function signalAll(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function forwardSignals(child) {
  let last = 0;
  for (const signal of signals) {
    process.on(signal, () => {
      if (Date.now() - last < sameSignal) return;
      last = Date.now();
      signalAll(child, signal);
    });
  }
}

/**
 * Runs a script on the project's own Node and resolves with its exit code; signals are passed on to
 * it.
 */
function run(script) {
  const node = join(root, 'node_modules/node/bin/node');
  // In a separate process group, the terminal's Ctrl-C does not reach it a second time. Compiled
  // code is cached for the next start, and the garbage collector can be called after the start:
  // together they lower the memory at rest (docs/benchmarks.md).
  const child = spawn(node, ['--expose-gc', join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env },
    stdio: 'inherit',
    detached: true,
  });
  forwardSignals(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      signalAll(child, 'SIGKILL');
      resolve(code ?? 128 + (signalNumbers[signal] ?? 0));
    });
  });
}

/**
 * Installs if stale, then runs the scripts one after the other up to the first failure; exits this
 * process.
 */
export async function runPinned(...scripts) {
  try {
    installIfStale(root);
    for (const script of scripts) {
      const code = await run(script);
      if (code !== 0) process.exit(code);
    }
    process.exit(0);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compressPlugin } from '../../../web/build/compress-plugin.ts';

const htmlOf = (inRoot: string) => `<!doctype html>
<html lang="pt">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bare page</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root">${inRoot}</div>
    <script type="module" src="/main.js"></script>
  </body>
</html>
`;

const vanilla = `
const button = document.createElement('button');
button.textContent = 'Guess';
button.addEventListener('click', () => button.classList.toggle('pressed'));
document.getElementById('root').append(button);
`;

const react = `
import { createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
function App() {
  const [pressed, setPressed] = useState(false);
  const button = createElement('button', { onClick: () => setPressed(!pressed) }, 'Guess');
  return createElement('main', null, createElement('h1', null, 'Who is it?'), button);
}
createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement(App)));
`;

async function buildPage(root: string, html: string, script: string): Promise<string> {
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'index.html'), html);
  await writeFile(join(root, 'main.js'), script);
  await build({
    ...{ root, configFile: false, logLevel: 'error', plugins: [compressPlugin()] },
    build: { outDir: 'dist', target: 'es2023', modulePreload: { polyfill: false } },
  });
  return join(root, 'dist');
}

export async function buildBarePages(folder: string) {
  await rm(folder, { recursive: true, force: true });
  return {
    vanilla: await buildPage(join(folder, 'vanilla'), htmlOf('<h1>Who is it?</h1>'), vanilla),
    react: await buildPage(join(folder, 'react'), htmlOf(''), react),
  };
}

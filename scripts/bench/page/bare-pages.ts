import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compressPlugin } from '../../../web/build/compress-plugin.ts';
import { projectRoot } from '../pinned-process.ts';

/** Inside the project, so that the React page finds its packages. */
const folder = join(projectRoot, 'web/node_modules/.cache/bench-pages');

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

/** Rendered by scripts only: empty until they have run. */
const scripted = `
const heading = document.createElement('h1');
heading.textContent = 'Who is it?';
document.getElementById('root').append(heading);
${vanilla}`;

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

const pages = {
  vanilla: { html: htmlOf('<h1>Who is it?</h1>'), script: vanilla },
  scripted: { html: htmlOf(''), script: scripted },
  react: { html: htmlOf(''), script: react },
};
export type BarePage = keyof typeof pages;

async function buildPage(name: BarePage): Promise<string> {
  const root = join(folder, name);
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'index.html'), pages[name].html);
  await writeFile(join(root, 'main.js'), pages[name].script);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [compressPlugin()],
    build: { outDir: 'dist', target: 'es2023', modulePreload: { polyfill: false } },
  });
  return join(root, 'dist');
}

/** Builds the baseline pages with the client's own tools; returns the folder of each. */
export async function buildBarePages(): Promise<Record<BarePage, string>> {
  await rm(folder, { recursive: true, force: true });
  return {
    vanilla: await buildPage('vanilla'),
    scripted: await buildPage('scripted'),
    react: await buildPage('react'),
  };
}

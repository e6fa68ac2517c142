import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ShellFrame } from '../src/app/shell-frame.tsx';

export type Shell = { html: string; css: string };

/** The empty album as markup and styles: what index.html shows until the script is there. */
export function renderShell(): Shell {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(sheet.collectStyles(<ShellFrame />));
  const css = [...sheet.getStyleTags().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text]) => text)
    .join('')
    .replace(/\/\*!sc\*\/\s*/g, '');
  sheet.seal();
  return { html, css };
}

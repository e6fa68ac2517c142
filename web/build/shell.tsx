import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import './no-browser.ts';
import { barStyle } from '../src/app/frame/header-style.ts';
import { ShellFrame } from '../src/app/frame/shell-frame.tsx';
import { logoStyle } from '../src/ui/logo-style.ts';

export type Shell = { html: string; css: string };

/** The empty album as markup and styles: what index.html shows until the script is loaded. */
export function renderShell(): Shell {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(sheet.collectStyles(<Frame />));
  const css = [...sheet.getStyleTags().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text]) => text)
    .join('')
    .replace(/\/\*!sc\*\/\s*/g, '');
  sheet.seal();
  return { html, css };
}

/** The name of the game is the same in every language, so it can be in the static shell. */
function Frame() {
  return (
    <>
      <Bar>
        <Logo>Craque</Logo>
      </Bar>
      <ShellFrame />
    </>
  );
}

const Bar = styled.header`
  ${barStyle}
`;

const Logo = styled.span`
  ${logoStyle}
`;

import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { barLook } from '../src/app/frame/header-look.ts';
import { ShellFrame } from '../src/app/frame/shell-frame.tsx';
import { logoLook } from '../src/ui/logo-look.ts';

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
  ${barLook}
`;

const Logo = styled.span`
  ${logoLook}
`;

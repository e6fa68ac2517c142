import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { languages } from '@craque/common/domain/language.ts';
import react from '@vitejs/plugin-react';
import { createServer, type OxcOptions, type Plugin } from 'vite';
import { renderShell } from './shell.tsx';

/** Class names that do not depend on the order in which modules are loaded. */
export const stableClassNames: OxcOptions = {
  plugins: { styledComponents: { displayName: false, fileName: false } },
};

type GuestPageModule = typeof import('./guest-page.tsx');

/** Writes `guest.<language>.html`: index.html with the guest page in place of the empty album. */
export function guestPagesPlugin(): Plugin {
  const state = { root: '', folder: '' };
  return {
    name: 'craque-guest-pages',
    apply: 'build',
    configResolved({ root, build }) {
      Object.assign(state, { root, folder: resolve(root, build.outDir) });
    },
    async writeBundle() {
      const empty = await readFile(join(state.folder, 'index.html'), 'utf8');
      const server = await createServer({
        root: state.root,
        configFile: false,
        logLevel: 'error',
        mode: 'production',
        appType: 'custom',
        oxc: stableClassNames,
        plugins: [react()],
        optimizeDeps: { noDiscovery: true },
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      });
      try {
        const module = await server.ssrLoadModule('/build/guest-page.tsx');
        const { renderGuestPage } = module as GuestPageModule;
        for (const language of languages) {
          const page = filled(empty, language, await renderGuestPage(language));
          await writeFile(join(state.folder, `guest.${language}.html`), page);
        }
      } finally {
        await server.close();
      }
    },
  };
}

type Page = Awaited<ReturnType<GuestPageModule['renderGuestPage']>>;

/** See index.html. */
const hiddenWords = 'html:is([data-words="others"],[data-half]) #root{visibility:hidden}';

function filled(empty: string, language: string, { html, css, title }: Page): string {
  const shell = `<div id="root">${renderShell().html}</div>`;
  if (!empty.includes(shell)) throw new Error('index.html does not contain the empty album');
  return empty
    .replace('<html lang="pt"', `<html lang="${language}" data-words="${language}"`)
    .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
    .replace(/(<style nonce="[^"]*")>([\s\S]*?)<\/style>/, (_, style, rules) => {
      const taken = css.replaceAll('<style', style);
      return `${style}>${rules}${hiddenWords}</style>${taken}`;
    })
    .replace(shell, () => `<div id="root">${html}</div>`);
}

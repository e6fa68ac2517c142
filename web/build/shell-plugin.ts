import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import { type FontName, fontFaces, fontFiles, globalCss } from '../src/app/theme/global-style.ts';
import { themeCss } from '../src/app/theme/theme.ts';
import { renderShell } from './shell.tsx';

const fontNames = Object.keys(fontFiles) as FontName[];
const fontMark = '/* what FontFace takes, and whether every page needs it at once */ []';
const chunkMark = '/* chunks that the first page will ask for, by path and language */ {}';

type OutputChunk = {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
  moduleIds?: string[];
};

/** Completes index.html: one inline style, the hashed fonts, and the chunks of the first page. */
export function shellPlugin(): Plugin {
  const find = createRequire(import.meta.url).resolve;
  const refs = new Map<FontName, string>();
  const state: { config?: ResolvedConfig } = {};
  const serving = () => state.config?.command === 'serve';
  return {
    name: 'craque-shell',
    configResolved(config) {
      state.config = config;
    },
    buildStart() {
      if (serving()) return;
      for (const name of fontNames) {
        const file = find(fontFiles[name]);
        const source = readFileSync(file);
        refs.set(name, this.emitFile({ type: 'asset', name: basename(file), source }));
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const { html: frame, css } = renderShell();
        const addresses = addressesOf(bundle, find);
        const faces = fontFaces((name) => addresses[name]);
        const files: OutputChunk[] = Object.values(bundle ?? {});
        return {
          html: html
            .replace(
              /<style([^>]*)><\/style>/,
              (_, rest) => `<style${rest}>${tight(themeCss + globalCss + css)}</style>`,
            )
            .replace('<div id="root"></div>', `<div id="root">${frame}</div>`)
            .replace(fontMark, JSON.stringify(faces))
            .replace(chunkMark, JSON.stringify(firstChunks(files))),
          tags: startChunks(files).map(modulePreloadTag),
        };
      },
    },
  };
}

type Bundle = Record<string, { type: string; fileName: string; names?: string[] }>;

/** URL of each font file: hashed in a build, from the package in development. */
function addressesOf(bundle: Bundle | undefined, find: (path: string) => string) {
  const files = Object.values(bundle ?? {});
  const entries = fontNames.map((name) => {
    const file = find(fontFiles[name]);
    const built = files.find((each) => each.names?.includes(basename(file)));
    return [name, built ? `/${built.fileName}` : `/@fs${file}`];
  });
  return Object.fromEntries(entries) as Record<FontName, string>;
}

function modulePreloadTag(name: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: '', href: `/${name}` },
    injectTo: 'head',
  };
}

/** What the entry imports step by step, and every page needs. */
function startChunks(files: readonly OutputChunk[]): string[] {
  const start = chunkOf(files, 'app/start.tsx');
  const entry = chunkOf(files, 'src/main.ts')?.fileName;
  return start ? withImports(start, files).filter((name) => name !== entry) : [];
}

function chunkOf(files: readonly OutputChunk[], module: string): OutputChunk | undefined {
  return files.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(module)));
}

/**
 * Catalogue chunks by language, those of a party under `party` and the language, and the chunks of
 * the pages that are opened cold by many, for the inline script.
 */
function firstChunks(files: readonly OutputChunk[]): Record<string, string[]> {
  const chunks: Record<string, string[]> = {};
  for (const file of files) {
    const [, part = '', language] =
      /locales\/(?:(party)\/)?(\w\w)\.json/.exec(file.facadeModuleId ?? '') ?? [];
    if (language) chunks[part + language] = [`/${file.fileName}`];
  }
  const known = new Set([...startChunks(files), chunkOf(files, 'src/main.ts')?.fileName]);
  const pages = {
    '/': 'features/game/guest-screen.tsx',
    party: 'features/party/seat/party-screen.tsx',
  };
  for (const [page, screen] of Object.entries(pages)) {
    const chunk = chunkOf(files, screen);
    const missing = chunk ? withImports(chunk, files).filter((name) => !known.has(name)) : [];
    chunks[page] = missing.map((name) => `/${name}`);
  }
  return chunks;
}

function withImports(chunk: OutputChunk, files: readonly OutputChunk[]): string[] {
  const names = new Set<string>();
  const visit = (name: string) => {
    if (names.has(name)) return;
    names.add(name);
    for (const next of files.find((file) => file.fileName === name)?.imports ?? []) visit(next);
  };
  visit(chunk.fileName);
  return [...names];
}

function tight(css: string): string {
  return css.replace(/\s*\n\s*/g, '').replace(/\s*([{};,])\s*/g, '$1');
}

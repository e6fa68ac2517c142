import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const find = createRequire(import.meta.url).resolve;
const own = (name: string) => join(import.meta.dirname, name);
const template = own('api-page.html');

/** What the page asks for, by the names in its template. */
const files: Readonly<Record<string, string>> = {
  'swagger-ui.css': find('swagger-ui-dist/swagger-ui.css'),
  'swagger-ui-bundle.js': find('swagger-ui-dist/swagger-ui-bundle.js'),
  'api-page.css': own('api-page.css'),
  'api-page.js': own('api-page.js'),
};

const filled = (html: string, addressOf: (name: string) => string) =>
  html.replace(/(?<=(?:href|src)=")[\w-]+\.(?:css|js)(?=")/g, addressOf);

/** Writes `api.html`, the page at /api, apart from all chunks of the client. */
export function apiPagePlugin(): Plugin {
  const refs = new Map<string, string>();
  const state = { folder: '', isBuild: false };
  return {
    name: 'craque-api-page',
    configResolved({ root, build, command }) {
      Object.assign(state, { folder: resolve(root, build.outDir), isBuild: command === 'build' });
    },
    buildStart() {
      if (!state.isBuild) return;
      for (const [name, file] of Object.entries(files))
        refs.set(name, this.emitFile({ type: 'asset', name, source: readFileSync(file) }));
    },
    async writeBundle() {
      const html = await readFile(template, 'utf8');
      const addressOf = (name: string) => `/${this.getFileName(refs.get(name) ?? '')}`;
      await writeFile(join(state.folder, 'api.html'), filled(html, addressOf));
    },
    /** Before calls are passed on to the api. */
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!/^\/api\/?$/.test(request.url ?? '')) return next();
        const html = filled(readFileSync(template, 'utf8'), (name) => `/@fs${files[name]}`);
        response.setHeader('Content-Type', 'text/html').end(html);
      });
    },
  };
}

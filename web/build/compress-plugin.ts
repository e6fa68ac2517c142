import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Without index.html: the server inserts a nonce into it for every response. */
const compressible = /\.(js|css|svg|json|txt)$/;

/** Writes `x.br` and `x.gz` beside every text file of the build, once, at the highest level. */
export function compressPlugin(): Plugin {
  const state = { folder: '' };
  return {
    name: 'craque-compress',
    apply: 'build',
    configResolved(config) {
      state.folder = resolve(config.root, config.build.outDir);
    },
    // Not closeBundle: that runs after a failed build too, and would replace its error by a missing
    // folder.
    async writeBundle() {
      const files = await readdir(state.folder, { recursive: true });
      const paths = files.filter((file) => compressible.test(file));
      await Promise.all(paths.map((file) => compress(join(state.folder, file))));
    },
  };
}

async function compress(path: string) {
  const content = await readFile(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    brotli(content, { params: quality }).then((small) => writeFile(`${path}.br`, small)),
    zip(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}

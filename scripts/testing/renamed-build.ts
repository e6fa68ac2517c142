import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const isText = (path: string) => /\.(js|css|html|json|svg)$/.test(path);
const isPage = (path: string) => path.endsWith('.html');

function renamed(name: string, as: string): string {
  const hash = createHash('sha256').update(`${as} ${name}`).digest('hex').slice(0, 8);
  return name.replace(/-[\w-]{8}(\.\w+)$/, `-${hash}$1`);
}

/** The client as another build would have it: no asset keeps its name. */
export function writeRenamedBuild(from: string, to: string, as: string): void {
  const all = readdirSync(from, { recursive: true, withFileTypes: true });
  const paths = all
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1));
  const names = new Map(
    paths
      .filter((path) => path.startsWith('assets/'))
      .map((path) => path.slice('assets/'.length))
      .map((name) => [name, renamed(name, as)] as const),
  );
  const inText = (text: string) => text.replace(/[\w-]+\.\w+/g, (word) => names.get(word) ?? word);
  for (const path of paths) {
    const target = join(to, inText(path));
    mkdirSync(dirname(target), { recursive: true });
    const bytes = readFileSync(join(from, path));
    const content = isText(path) ? Buffer.from(inText(bytes.toString())) : bytes;
    writeFileSync(target, content);
    if (!isText(path) || isPage(path)) continue;
    writeFileSync(`${target}.br`, brotliCompressSync(content, quick));
    writeFileSync(`${target}.gz`, gzipSync(content));
  }
}

import { readFileSync } from 'node:fs';
import { languages } from '@craque/common/domain/language.ts';
import { expect, test } from '@jest/globals';

const web = new URL('../../', import.meta.url);
const page = readFileSync(new URL('index.html', web), 'utf8');
const fileAt = (path: string) => readFileSync(new URL(`public${path}`, web));

type Icon = { src: string; sizes: string; type: string; purpose?: string };
type Manifest = Record<string, string> & { icons: Icon[] };

const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)].join('x');

test('the page can be installed, with icons of the sizes that are promised', () => {
  const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  const { icons, ...manifest }: Manifest = JSON.parse(fileAt(path).toString());
  expect(manifest).toMatchObject({ name: 'Craque', start_url: '/', display: 'standalone' });
  const drawn = icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ src }) => pngSize(fileAt(src)))).toEqual(drawn.map(({ sizes }) => sizes));
  expect(drawn.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  expect(pngSize(fileAt(touch))).toBe('180x180');
});

test('without scripts the page says what it is, in every language', () => {
  const said = [...page.matchAll(/<p lang="(\w\w)">Craque[^<]+JavaScript\.<\/p>/g)];
  expect(said.map(([, language]) => language)).toEqual([...languages]);
});

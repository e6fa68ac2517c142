import type { AlbumPage } from '@craque/common/contracts/album.ts';
import { leaguesOf } from '@craque/common/domain/sport.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Three leagues of each sport; if there are only two, one of them twice. */
const shown = [
  ...leaguesOf.soccer.slice(0, 3),
  ...leaguesOf.basketball,
  ...leaguesOf.tennis,
  ...leaguesOf.formula1,
  'formula-1',
] as const;

const style = `*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:repeat(6,260px);
gap:34px 30px;width:max-content;padding:48px;background:#fbfbf8}
img{width:260px;height:355px;filter:drop-shadow(0 10px 14px rgb(0 0 0/.25))}`;

/** Twelve stickers of the owner's album side by side, from all sports, as PNG. */
export async function pictureStickers(page: Page): Promise<Buffer> {
  const read = (path: string) => page.request.get(path);
  const images = await Promise.all(
    shown.map(async (league, index) => {
      const { stickers } = (await (await read(`/api/user/album/${league}`)).json()) as AlbumPage;
      const address = stickers[(index * 5 + 3) % stickers.length]?.picture ?? '';
      const source = (await (await read(address)).body()).toString('base64');
      return `<img alt="" src="data:image/svg+xml;base64,${source}">`;
    }),
  );
  await page.setContent(`<!doctype html><style>${style}</style>${images.join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const png = await page.locator('body').screenshot();
  return sharp(png).png({ palette: true, quality: 90 }).toBuffer();
}

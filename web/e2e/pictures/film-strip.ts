import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { compress, sheetStyle } from './sheet.ts';

/** What was seen at one moment: the screen, and some phones beside it. */
export type Frame = { caption: string; screen: Buffer; phones: readonly Buffer[] };

const [screenWidth, phoneHeight] = [640, 360];

const style = `${sheetStyle}
body{background:#0b0f14;color:#f3f5f7;--edge:rgb(255 255 255 / .16);padding:32px}
figure{padding-bottom:28px}
figcaption{opacity:1}`;

async function imageOf(png: Buffer, size: { width?: number; height?: number }): Promise<string> {
  const scaled = await sharp(png).resize(size).png().toBuffer();
  return `<img alt="" src="data:image/png;base64,${scaled.toString('base64')}">`;
}

async function rowOf({ caption, screen, phones }: Frame): Promise<string> {
  const images = await Promise.all([
    imageOf(screen, { width: screenWidth }),
    ...phones.map((png) => imageOf(png, { height: phoneHeight })),
  ]);
  return `<figure><figcaption>${caption}</figcaption><div>${images.join('')}</div></figure>`;
}

/** One row for each moment, as WebP. */
export async function composeStrip(page: Page, frames: readonly Frame[]): Promise<Buffer> {
  const rows = await Promise.all(frames.map(rowOf));
  await page.setContent(`<!doctype html><style>${style}</style>${rows.join('')}`);
  await page.evaluate(() => document.fonts.ready);
  const webp = await compress(await page.locator('body').screenshot());
  if (!webp) throw new Error('the strip is too large');
  return webp;
}

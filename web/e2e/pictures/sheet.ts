import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { devices, type Device, type Theme } from './scene.ts';
import type { Shot } from './shoot.ts';

/** Shots side by side on the background of their theme. */
export type Row = { theme: Theme; shots: readonly Shot[] };

export type SheetPlan = {
  title: string;
  rows: readonly Row[];
  /** Width of a shot on the sheet, px. */
  widths: Record<Device, number>;
  /** Maximum height of a shot, px; a taller one is cut into columns. */
  height: number;
};

const gap = 32;
/**
 * Maximum size of a picture, bytes, and how to reach it: first WebP's quality, then a smaller
 * sheet.
 */
const most = 350_000;
const qualities = [82, 70, 58] as const;
const scales = [1, 0.8, 0.65, 0.5] as const;

export const tables: Record<Theme, string> = {
  light: 'background:#e4e2da;color:#10151b;--edge:rgb(16 21 27 / .14)',
  dark: 'background:#05080c;color:#f3f5f7;--edge:rgb(255 255 255 / .16)',
};

function fontFace(): string {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-900-normal.woff2',
  );
  const bytes = readFileSync(file).toString('base64');
  return `@font-face{font-family:Display;src:url(data:font/woff2;base64,${bytes})}`;
}

export const sheetStyle = `${fontFace()}
*{box-sizing:border-box}
body{margin:0;width:max-content;font:900 22px/1 Display}
section{display:flex;gap:${gap}px;padding:${gap}px;min-width:100%}
h1{margin:0;padding:${gap}px ${gap}px 0;font:900 56px/1 Display;text-transform:uppercase}
figure{margin:0;display:grid;gap:12px;align-content:start}
figcaption{opacity:.7}
div{display:flex;align-items:start;gap:16px}
img{border-radius:4px;box-shadow:0 0 0 1px var(--edge),0 10px 24px rgb(0 0 0 / .18)}`;

async function figureOf({ device, png }: Shot, plan: SheetPlan): Promise<string> {
  const width = plan.widths[device];
  const scaled = await sharp(png).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const { height: whole } = scaled.info;
  const step = Math.ceil(whole / Math.ceil(whole / plan.height));
  const columns: string[] = [];
  for (let top = 0; top < whole; top += step) {
    const height = Math.min(step, whole - top);
    const column = sharp(scaled.data).extract({ left: 0, top, width, height });
    const source = (await column.png().toBuffer()).toString('base64');
    columns.push(`<img alt="" src="data:image/png;base64,${source}">`);
  }
  const size = devices[device];
  const caption = `${size.width} × ${size.height}`;
  return `<figure><figcaption>${caption}</figcaption><div>${columns.join('')}</div></figure>`;
}

async function rowOf({ theme, shots }: Row, plan: SheetPlan, title: string): Promise<string> {
  const figures = await Promise.all(shots.map((shot) => figureOf(shot, plan)));
  return `<main style="${tables[theme]}">${title}<section>${figures.join('')}</section></main>`;
}

/** Undefined if it cannot be made small enough for a document. */
export async function compress(png: Buffer): Promise<Buffer | undefined> {
  const { width } = await sharp(png).metadata();
  for (const scale of scales) {
    const scaled = await sharp(png)
      .resize({ width: Math.round(width * scale) })
      .png()
      .toBuffer();
    for (const quality of qualities) {
      const webp = await sharp(scaled).webp({ quality }).toBuffer();
      if (webp.length <= most) return webp;
    }
  }
  return undefined;
}

/**
 * Arranges the shots of a sheet and returns it as WebP; throws an Error if it cannot be made small
 * enough.
 */
export async function composeSheet(page: Page, plan: SheetPlan): Promise<Buffer> {
  const rows = await Promise.all(
    plan.rows.map((row, index) => rowOf(row, plan, index === 0 ? `<h1>${plan.title}</h1>` : '')),
  );
  await page.setContent(`<!doctype html><style>${sheetStyle}</style>${rows.join('')}`);
  await page.evaluate(() => document.fonts.ready);
  const webp = await compress(await page.locator('body').screenshot());
  if (!webp) throw new Error(`the sheet "${plan.title}" is larger than ${most} bytes`);
  return webp;
}

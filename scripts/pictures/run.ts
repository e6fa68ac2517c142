import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { startProduct } from '../../web/e2e/product/product.ts';
import { albumScenes } from './album-scenes.ts';
import { type Cast, gatherCast } from './cast.ts';
import { challengeScenes } from './challenge-scenes.ts';
import { looks, type Scene } from './scene.ts';
import { accountScenes, guestScenes, wordyScenes } from './scenes.ts';
import { shoot, shootRow } from './shoot.ts';
import { composeSheet, type SheetPlan } from './sheet.ts';
import { pictureStickers } from './twelve-stickers.ts';
import { findChromium } from '../services/chromium.ts';

/* `npm run pictures [-- name …]`, after `npm run build`: every screen on three devices in both
   themes, one sheet per screen, from the real product with people and games made through its own
   calls. */

const folder = resolve(import.meta.dirname, '../../docs/pictures');
const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

/** One height for the three screens; long pages are cut into columns. */
const screens = { widths: { phone: 360, tablet: 480, desktop: 1024 }, height: 640 };
const pages = { widths: { phone: 300, tablet: 480, desktop: 1024 }, height: 640 };
const landing = { widths: { phone: 300, tablet: 420, desktop: 720 }, height: 1400 };
const words = { widths: { phone: 360, tablet: 360, desktop: 752 }, height: 640 };

async function keep(browser: Browser, name: string, plan: SheetPlan): Promise<void> {
  const page = await browser.newPage();
  const webp = await composeSheet(page, plan);
  await page.close();
  writeFileSync(resolve(folder, `${name}.webp`), webp);
  process.stdout.write(`  ${name}.webp (${Math.round(webp.length / 1000)} kB)\n`);
}

function layoutOf({ whole }: Scene): Pick<SheetPlan, 'widths' | 'height'> {
  if (whole === 'everywhere') return landing;
  return whole ? pages : screens;
}

async function picture(browser: Browser, cast: Cast, scenes: readonly Scene[]): Promise<void> {
  for (const scene of scenes.filter(({ name }) => isAsked(name))) {
    const shots = await shoot({ browser, cast, language: 'pt' }, scene);
    const rows = looks.map((look) => ({ look, shots: shots.filter((shot) => shot.look === look) }));
    await keep(browser, scene.name, { title: scene.title, rows, ...layoutOf(scene) });
  }
}

/** Many screens on one sheet, in the language with the longest words. */
async function pictureGerman(
  browser: Browser,
  cast: Cast,
  { name, title, scenes }: { name: string; title: string; scenes: readonly Scene[] },
): Promise<void> {
  if (!isAsked(name)) return;
  const studio = { browser, cast, language: 'de' } as const;
  const half = Math.ceil(scenes.length / 2);
  const rows = [
    { look: 'light', shots: await shootRow(studio, scenes, 'phone', 'light') },
    { look: 'dark', shots: await shootRow(studio, scenes, 'tablet', 'dark') },
    { look: 'light', shots: await shootRow(studio, scenes.slice(0, half), 'desktop', 'light') },
    { look: 'dark', shots: await shootRow(studio, scenes.slice(half), 'desktop', 'dark') },
  ] as const;
  await keep(browser, name, { title, rows, ...words });
}

async function pictureAll(executablePath: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const product = await startProduct();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const cast = await gatherCast(product);
    await picture(browser, cast, guestScenes);
    await cast.finish();
    await picture(browser, cast, accountScenes);
    await picture(browser, cast, albumScenes);
    if (isAsked('twelve-stickers')) {
      const stickers = await pictureStickers(browser, cast);
      writeFileSync(resolve(folder, 'twelve-stickers.png'), stickers);
    }
    await picture(browser, cast, challengeScenes);
    const german = [
      { name: 'german', title: 'Deutsch', scenes: wordyScenes },
      { name: 'german-challenge', title: 'Deutsch: Herausforderungen', scenes: challengeScenes },
    ];
    for (const sheet of german) await pictureGerman(browser, cast, sheet);
    await cast.leave();
  } finally {
    await browser.close();
    await product.stop();
  }
}

const found = findChromium();
if ('missing' in found) throw new Error(found.missing);
await pictureAll(found.path);

import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, type Visit } from '../product/test.ts';
import { albumScenes } from './album-scenes.ts';
import { type Cast, gatherCast } from './cast.ts';
import { challengeScenes } from './challenge-scenes.ts';
import { correctionScenes } from './correction-scenes.ts';
import { composeStrip } from './film-strip.ts';
import { filmParty } from './party-film.ts';
import { composePhases, partyPhases } from './party-phases.ts';
import { themes, type Scene } from './scene.ts';
import { accountScenes, guestScenes, wordyScenes } from './scenes.ts';
import { type Shot, shoot, shootRow } from './shoot.ts';
import { composeSheet, type SheetPlan } from './sheet.ts';
import { pictureStickers } from './twelve-stickers.ts';

/* `npm run pictures [-- -g name]`: every screen on three devices in both
   themes, one sheet per screen, from the real product with people and games made through its own
   calls. */

const folder = resolve(import.meta.dirname, '../../../docs/pictures');

/** One height for the three screens; long pages are cut into columns. */
const screens = { widths: { phone: 360, tablet: 480, desktop: 1024 }, height: 640 };
const pages = { widths: { phone: 300, tablet: 480, desktop: 1024 }, height: 640 };
const landing = { widths: { phone: 300, tablet: 420, desktop: 720 }, height: 1400 };
const words = { widths: { phone: 360, tablet: 360, desktop: 752 }, height: 640 };

const picture = base.extend<object, { cast: Cast }>({
  cast: [
    async ({ product }, provide) => {
      const cast = await gatherCast(product);
      await provide(cast);
      await cast.leave();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

async function keep({ elsewhere }: Pick<Visit, 'elsewhere'>, name: string, plan: SheetPlan) {
  writeFileSync(resolve(folder, `${name}.webp`), await composeSheet(await elsewhere(), plan));
}

/** The two pictures of README. */
function keepForReadme(shots: readonly Shot[]): void {
  for (const { device, theme, png } of shots) {
    if (device === 'desktop' && theme === 'light')
      writeFileSync(resolve(folder, 'game-1440-light-pt.png'), png);
    if (device === 'phone' && theme === 'dark')
      writeFileSync(resolve(folder, 'game-360-dark-pt.png'), png);
  }
}

function layoutOf({ whole }: Scene): Pick<SheetPlan, 'widths' | 'height'> {
  if (whole === 'everywhere') return landing;
  return whole ? pages : screens;
}

for (const scene of [
  ...guestScenes,
  ...accountScenes,
  ...albumScenes,
  ...challengeScenes,
  ...correctionScenes,
]) {
  picture(scene.name, async ({ cast, elsewhere }) => {
    const shots = await shoot({ elsewhere, cast, language: 'pt' }, scene);
    if (scene.name === 'guest-game') keepForReadme(shots);
    const rows = themes.map((theme) => ({
      theme,
      shots: shots.filter((shot) => shot.theme === theme),
    }));
    await keep({ elsewhere }, scene.name, { title: scene.title, rows, ...layoutOf(scene) });
  });
}

picture('twelve-stickers', async ({ cast, elsewhere }) => {
  const viewport = { width: 1800, height: 900 };
  const page = await elsewhere({ storageState: cast.cookies.collector, viewport });
  writeFileSync(resolve(folder, 'twelve-stickers.png'), await pictureStickers(page));
});

/** On the cluster; the log goes into docs/party.md. */
picture('party-film', async ({ elsewhere }) => {
  picture.setTimeout(900_000);
  const { frames, log } = await filmParty({ elsewhere });
  const page = await elsewhere();
  const strips = [frames.slice(0, 5), frames.slice(5)];
  for (const [index, strip] of strips.entries()) {
    const file = resolve(folder, `party-film-${index + 1}.webp`);
    writeFileSync(file, await composeStrip(page, strip));
  }
  const told = resolve(folder, '../party.md');
  const block = ['```text', ...log, '```'].join('\n');
  writeFileSync(
    told,
    readFileSync(told, 'utf8').replace(/```text\n[^`]*```/, () => block),
  );
});

/** A strip for each device: every phase, in the light and the dark theme. */
picture('party-phases', async ({ product, elsewhere, visit: { address } }) => {
  const shots = await partyPhases({ product, elsewhere, address });
  const page = await elsewhere();
  for (const [name, strip] of shots)
    writeFileSync(resolve(folder, `party-${name}.webp`), await composePhases(page, strip));
});

/** Many screens on one sheet, in the language with the longest words. */
const german = [
  { name: 'german', title: 'Deutsch', scenes: wordyScenes },
  { name: 'german-challenge', title: 'Deutsch: Herausforderungen', scenes: challengeScenes },
];
for (const { name, title, scenes } of german) {
  picture(name, async ({ cast, elsewhere }) => {
    const studio = { elsewhere, cast, language: 'de' } as const;
    const half = Math.ceil(scenes.length / 2);
    const rows = [
      { theme: 'light', shots: await shootRow(studio, scenes, 'phone', 'light') },
      { theme: 'dark', shots: await shootRow(studio, scenes, 'tablet', 'dark') },
      { theme: 'light', shots: await shootRow(studio, scenes.slice(0, half), 'desktop', 'light') },
      { theme: 'dark', shots: await shootRow(studio, scenes.slice(half), 'desktop', 'dark') },
    ] as const;
    await keep({ elsewhere }, name, { title, rows, ...words });
  });
}

import assert from 'node:assert/strict';
import { registerCollector } from './collector.ts';
import { nextFrames } from './game-on-screen.ts';
import { desktop, type Journey, phone, type Visit } from './journey.ts';
import { layoutFaults } from './layout-faults.ts';
import { shiftWhileOpening } from './layout-journeys.ts';
import { register } from './new-account.ts';
import { type Stop, signedInStops, signedOutStops } from './route-stops.ts';
import { type Texts, pt, textsIn } from './texts.ts';

/** Small phones, a tablet at the breakpoint of §9, a small and a usual desktop. */
const widths = [
  [320, 568],
  [360, 640],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

/** Opens every stop and looks at it at every width. */
export async function seeNoFaults(
  { page }: Pick<Visit, 'page'>,
  stops: readonly Stop[],
): Promise<void> {
  const found: string[] = [];
  for (const { where, path, ready } of stops) {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await ready(page);
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await nextFrames(page);
      const faults = await layoutFaults(page);
      found.push(...faults.map((fault) => `${where} at ${width}: ${fault}`));
    }
  }
  assert.deepEqual(found, []);
}

/** German and French have the longest words. */
function inLanguage(language: 'de' | 'fr'): readonly Journey[] {
  const texts = textsIn(language);
  const options = { locale: language };
  return [
    {
      name: `layout: every route of a guest holds in ${language} from 320 to 1440 px`,
      options,
      walk: (visit) => seeNoFaults(visit, signedOutStops(texts)),
    },
    {
      name: `layout: every route of a user holds in ${language} from 320 to 1440 px`,
      options,
      async walk(visit) {
        const collector = await registerCollector(visit);
        await seeNoFaults(visit, signedInStops(collector, texts));
      },
    },
  ];
}

type Opening = { path: string; ready: (page: Visit['page'], texts: Texts) => Promise<unknown> };

const openings: readonly Opening[] = [
  { path: '/auth', ready: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  { path: '/landing', ready: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  {
    path: '/profile',
    ready: (page, { profile }) => page.getByText(profile.stats.winRate, { exact: true }).waitFor(),
  },
  {
    path: '/profile?tab=achievements',
    ready: (page, { achievements }) => page.getByText(achievements.collected).waitFor(),
  },
  {
    path: '/profile?tab=history&view=album',
    ready: (page, { album }) => page.getByText(album.empty.text).waitFor(),
  },
  {
    path: '/profile?tab=history&view=album&league=nba&page=2',
    ready: (page, { album }) => page.getByText(album.notMet).first().waitFor(),
  },
  { path: '/feedback', ready: (page) => page.getByRole('textbox').first().waitFor() },
];

function stillness({ path, ready }: Opening, device: string, options: Journey['options']): Journey {
  return {
    name: `layout: ${path} on a ${device} does not move at all while it loads`,
    ...(options && { options }),
    async walk({ page }) {
      if (path !== '/auth') await register(page.request);
      assert.equal(await shiftWhileOpening(page, path, () => ready(page, pt)), 0);
    },
  };
}

/** The screens of accounts at every width, and while they load. */
export const newLayoutJourneys: readonly Journey[] = [
  ...inLanguage('de'),
  ...inLanguage('fr'),
  ...openings.flatMap((opening) => [
    stillness(opening, 'phone', phone),
    stillness(opening, 'desktop', desktop),
  ]),
];

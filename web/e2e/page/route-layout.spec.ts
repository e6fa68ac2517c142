import assert from 'node:assert/strict';
import { registerCollector } from './collector.ts';
import { desktop, phone, type Visit, test, type Options } from '../product/test.ts';
import { register } from '../product/new-account.ts';
import { signedInStops, signedOutStops } from './route-stops.ts';
import { type Texts, pt, textsIn } from '../screens/texts.ts';
import { shiftWhileOpening } from '../screens/layout-shift.ts';
import { seeNoViolations } from './widths.ts';
import { swept } from '../product/swept-languages.ts';

/** German has the longest words. */
for (const language of swept('de')) {
  const texts = textsIn(language);
  test.describe(() => {
    test.use({ locale: language });
    test(`layout: every guest route fits in ${language} from 320 to 1440 px`, ({ visit }) =>
      seeNoViolations(visit, signedOutStops(texts)));
    test(`layout: every user route fits in ${language} from 320 to 1440 px`, async ({ visit }) => {
      const collector = await registerCollector(visit);
      await seeNoViolations(visit, signedInStops(collector, texts));
    });
  });
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
    ready: (page, { album }) => page.getByText(album.notCollected).first().waitFor(),
  },
  { path: '/feedback', ready: (page) => page.getByRole('textbox').first().waitFor() },
];

function stillness({ path, ready }: Opening, device: string, options: Options): void {
  test.describe(() => {
    test.use(options);
    test(`layout: ${path} on a ${device} does not shift at all while it loads`, async ({
      page,
    }) => {
      if (path !== '/auth') await register(page.request);
      assert.equal(await shiftWhileOpening(page, path, () => ready(page, pt)), 0);
    });
  });
}

for (const opening of openings) {
  stillness(opening, 'phone', phone);
  stillness(opening, 'desktop', desktop);
}

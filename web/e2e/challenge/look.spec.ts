import assert from 'node:assert/strict';
import type { Language } from '@craque/common/domain/language.ts';
import { challengeOn } from '../screens/challenge-on-screen.ts';
import { friendsOn } from './people.ts';
import { type ChallengeSet, setChallenges } from './challenge-set.ts';
import { challengeStops, joinStops } from './challenge-stops.ts';
import { gameOn, openGame } from '../screens/game-on-screen.ts';
import { swept } from '../product/swept-languages.ts';
import { phone, test, type Visit, type Options } from '../product/test.ts';
import type { Stop } from '../page/route-stops.ts';
import { pt, textsIn } from '../screens/texts.ts';
import { findingsOf } from '../screens/axe.ts';
import { partsOf, seeOnScreen } from '../screens/on-screen.ts';
import { seeNoViolations } from '../page/widths.ts';

/** Long names are intentional. */
async function fourWithChallenges(visit: Visit): Promise<ChallengeSet> {
  const [lia, ...others] = await friendsOn(
    visit,
    'Maximiliane Fernandez-Oberhausen',
    'Rui Valentim Nascimento',
    'Eva Dias',
    'Gil Prado',
  );
  const [rui, eva, gil] = others;
  assert.ok(lia && rui && eva && gil);
  return setChallenges(visit.product, [lia, rui, eva, gil]);
}

async function findingsAt(
  { page }: Pick<Visit, 'page'>,
  stops: readonly Stop[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { where, path, ready } of stops) {
    await page.goto(path);
    await ready(page);
    found.push(...(await findingsOf(page, where)));
  }
  return found;
}

function axe(theme: 'light' | 'dark', device: string, options: Options): void {
  test.describe(() => {
    test.use({ ...options, colorScheme: theme });
    test(`axe: challenges, their dialogs and the page of a link on a ${device} in the ${theme} theme`, async ({
      visit,
    }) => {
      const set = await fourWithChallenges(visit);
      const stops = challengeStops(set).filter(
        ({ where }) => device === 'phone' || !where.includes('list of the others'),
      );
      const guest = { page: await visit.elsewhere() };
      const found = [
        ...(await findingsAt(visit, stops)),
        ...(await findingsAt(guest, joinStops(set))),
      ];
      assert.deepEqual(found, []);
    });
  });
}

/** Four in one game on the smallest phone: all controls, and the opponents in one line. */
function smallest(language: Language): void {
  const texts = textsIn(language);
  test.describe(() => {
    test.use({ ...phone, locale: language });
    test(`phone: a challenge of four fits on 360 x 640 without scrolling in ${language}`, async ({
      visit,
    }) => {
      const { page } = visit;
      const { running } = await fourWithChallenges(visit);
      await openGame(visit, `/game/${running}`, texts);
      const { strip, panel } = challengeOn(page, texts);
      await gameOn(page, texts).sticker.waitFor();
      await seeOnScreen(page, 640, { ...partsOf(page, texts), strip });
      await strip.click();
      const rows = panel.getByRole('listitem');
      assert.equal(await rows.count(), 3);
      const { field, submit } = partsOf(page, texts);
      await seeOnScreen(page, 640, { field, submit, strip });
      await strip.click();
      await rows.first().waitFor({ state: 'detached' });
      await seeOnScreen(page, 640, { ...partsOf(page, texts), strip });
    });
  });
}

function widths(language: Language): void {
  const texts = textsIn(language);
  test.describe(() => {
    test.use({ locale: language });
    test(`layout: challenges and link pages fit in ${language} from 320 to 1440 px`, async ({
      visit,
    }) => {
      const set = await fourWithChallenges(visit);
      await seeNoViolations(visit, challengeStops(set, texts));
      await seeNoViolations({ page: await visit.elsewhere() }, joinStops(set, texts));
    });
  });
}

/** The spacing of WCAG 1.4.12. */
const spacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }';

test('layout: the final table fits on 1280 px with wide text spacing', async ({ visit }) => {
  const { page } = visit;
  const { final } = await fourWithChallenges(visit);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/game/${final}`);
  await challengeOn(page).final.waitFor();
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const over = await page
    .getByRole('table')
    .first()
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  assert.ok(over <= 0, `${over} px too wide`);
});

test('low screens: at 200 % zoom a challenge keeps its opponents, its link and the way out', async ({
  visit,
}) => {
  const { page } = visit;
  const { running } = await fourWithChallenges(visit);
  await openGame(visit, `/game/${running}`);
  for (const [width, height] of [
    [640, 400],
    [720, 450],
    [512, 384],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await gameOn(page).field.focus();
    const { panel } = challengeOn(page);
    const leave = gameOn(page).button(pt.challenge.leave.button);
    const link = gameOn(page).button(pt.link.button);
    for (const part of [panel, leave, link, gameOn(page).hint]) {
      assert.ok(await part.first().isVisible(), `${part} at ${width} x ${height}`);
    }
  }
});

axe('light', 'phone', phone);
axe('dark', 'desktop', {});
swept('pt', 'de').forEach(smallest);
swept('de').forEach(widths);

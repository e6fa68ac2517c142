import assert from 'node:assert/strict';
import type { Language } from '@craque/common/domain/language.ts';
import { findingsOf } from './access-journeys.ts';
import { duelOn } from './duel-on-screen.ts';
import { friendsOn } from './duel-people.ts';
import { type DuelSet, setDuels } from './duel-set.ts';
import { duelStops, joinStops } from './duel-stops.ts';
import { gameOn, openGame } from './game-on-screen.ts';
import { type Journey, phone, type Visit } from './journey.ts';
import { partsOf, seeOnScreen } from './layout-journeys.ts';
import { seeNoFaults } from './new-layout-journeys.ts';
import type { Stop } from './route-stops.ts';
import { textsIn } from './texts.ts';

/** Long names are on purpose. */
async function fourWithDuels(visit: Visit): Promise<DuelSet> {
  const [lia, ...others] = await friendsOn(
    visit,
    'Maximiliane Fernandez-Oberhausen',
    'Rui Valentim Nascimento',
    'Eva Dias',
    'Gil Prado',
  );
  const [rui, eva, gil] = others;
  assert.ok(lia && rui && eva && gil);
  return setDuels(visit.product, [lia, rui, eva, gil]);
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

function axe(theme: 'light' | 'dark', device: string, options: Journey['options']): Journey {
  return {
    name: `axe: challenges, their dialogs and the page of a link on a ${device} in the ${theme} theme`,
    options: { ...options, colorScheme: theme },
    async walk(visit) {
      const set = await fourWithDuels(visit);
      const stops = duelStops(set).filter(
        ({ where }) => device === 'phone' || !where.includes('list of the others'),
      );
      const guest = { page: await visit.elsewhere() };
      const found = [
        ...(await findingsAt(visit, stops)),
        ...(await findingsAt(guest, joinStops(set))),
      ];
      assert.deepEqual(found, []);
    },
  };
}

/** Four in one game on the smallest phone: everything that one plays with, and the others in one line. */
function smallest(language: Language): Journey {
  const texts = textsIn(language);
  return {
    name: `phone: a duel of four fits on 360 x 640 without scrolling in ${language}`,
    options: { ...phone, locale: language },
    async walk(visit) {
      const { page } = visit;
      const { running } = await fourWithDuels(visit);
      await openGame(visit, `/game/${running}`, texts);
      const { strip, panel } = duelOn(page, texts);
      await gameOn(page, texts).sticker.waitFor();
      await seeOnScreen(page, 640, { ...partsOf(page, texts), strip });
      await strip.click();
      const rows = panel.getByRole('listitem');
      assert.equal(await rows.count(), 3);
      await strip.click();
      await rows.first().waitFor({ state: 'detached' });
      await seeOnScreen(page, 640, { ...partsOf(page, texts), strip });
    },
  };
}

function widths(language: 'de' | 'fr'): Journey {
  const texts = textsIn(language);
  return {
    name: `layout: challenges and links hold in ${language} from 320 to 1440 px`,
    options: { locale: language },
    async walk(visit) {
      const set = await fourWithDuels(visit);
      await seeNoFaults(visit, duelStops(set, texts));
      await seeNoFaults({ page: await visit.elsewhere() }, joinStops(set, texts));
    },
  };
}

/** Challenges as they look: for everybody, on every screen. */
export const duelLookJourneys: readonly Journey[] = [
  axe('light', 'phone', phone),
  axe('dark', 'desktop', {}),
  ...(['pt', 'de', 'fr'] as const).map(smallest),
  widths('de'),
  widths('fr'),
];

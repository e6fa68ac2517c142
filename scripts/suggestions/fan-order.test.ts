import { describe, expect, test } from '@jest/globals';
import { leagues, sportOf } from '@craque/common/domain/sport.ts';
import { loadCatalogue } from '../../api/src/athletes/catalogue.ts';
import { fanOrder, readTyped } from './fan-order.ts';

const catalogue = loadCatalogue(
  new URL('../../api/src/athletes/data/', import.meta.url),
  'trusted',
);
const tuned = readTyped('./typed-by-fans.json');
const heldOut = readTyped('./typed-by-fans-held-out.json');

describe('the person whom fans mean', () => {
  // The held-out texts were written down when the order was finished.
  test.each([
    ['typed by fans', tuned],
    ['held out', heldOut],
  ])('is first in 90 % and among the first three in 98 %: %s', (name, typed) => {
    const { first, amongThree, placed } = fanOrder(catalogue, typed);
    const missed = placed.filter(({ place }) => place !== 1);
    process.stdout.write(
      [
        `${name}: ${typed.length}, first ${first.toFixed(1)} %, first three ${amongThree.toFixed(1)} %`,
        ...missed.map((each) => `  ${each.typed}: ${each.meant} ${each.place ?? 'missing'}`),
        '',
      ].join('\n'),
    );
    expect(first).toBeGreaterThanOrEqual(90);
    expect(amongThree).toBeGreaterThanOrEqual(98);
  });

  test('is tried in at least 300 texts, in every league, each with somebody of the sport', () => {
    const all = [...tuned, ...heldOut];
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(heldOut.length).toBeGreaterThanOrEqual(80);
    expect(new Set(all.map(({ league }) => league))).toEqual(new Set(leagues));
    expect(new Set(all.map(({ league, typed }) => `${league}/${typed}`)).size).toBe(all.length);
    for (const { league, meant } of all) {
      expect(catalogue.names(sportOf(league)).map(({ name }) => name)).toContain(meant);
    }
  });
});

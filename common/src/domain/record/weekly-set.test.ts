import { describe, expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import type { Athlete, Membership } from '../athlete/athlete.ts';
import { type Candidate, setThemes, type SetTheme, themeId } from './set-theme.ts';
import { setOf, setWeekAt, setWeekBegins, themeOfWeek, themeStride } from './weekly-set.ts';
import { setSize } from './album.ts';

const derby: SetTheme = { key: 'derby', league: 'nba', teams: ['Home', 'Away'] };

const candidate = (id: string, team: string, more: Partial<Membership> = {}, fame = 80) => {
  const membership = { league: 'nba', team, active: true, fame, facts: [], ...more };
  const athlete = { id, fame, sport: 'basketball', home: 'nba', facts: [] };
  return { athlete, membership } as unknown as Candidate & { athlete: Athlete };
};
const idsOf = (set: readonly Candidate[]) => set.map(({ athlete }) => athlete.id);
const many = (team: string, count: number, fame = 80) =>
  Array.from({ length: count }, (_, at) => candidate(`${team}-${at}`, team, {}, fame - at));

describe('the week of a set', () => {
  test('begins on Monday at 00:00 UTC', () => {
    const monday = Date.UTC(2026, 10, 30);
    expect(setWeekAt(monday - 1)).toBe(setWeekAt(monday) - 1);
    expect(setWeekAt(monday)).toBe(setWeekAt(monday + 7 * 24 * 60 * 60 * 1000 - 1));
    expect(setWeekBegins(setWeekAt(monday))).toBe(monday);
  });

  test('has another theme each time until all have had their turn, and then the same order', () => {
    const from = setWeekAt(Date.UTC(2026, 10, 30));
    const weeks = setThemes.map((_, at) => themeId(themeOfWeek(from + at)));
    expect(new Set(weeks).size).toBe(setThemes.length);
    expect(themeOfWeek(from + setThemes.length)).toBe(themeOfWeek(from));
  });

  test('is of another kind than the one before', () => {
    expect(themeStride % setThemes.length).toBeGreaterThan(setThemes.length / 5);
    const from = setWeekAt(Date.UTC(2026, 10, 30));
    for (const [at] of setThemes.entries()) {
      const [one, other] = [themeOfWeek(from + at), themeOfWeek(from + at + 1)];
      expect(one.key === other.key && !('team' in one) && one.key !== 'countryIn').toBe(false);
    }
  });
});

describe('the twelve of a theme', () => {
  test('are of both sides of a derby in equal parts, though one has the better known', () => {
    const set = setOf(derby, [...many('Home', 30, 90), ...many('Away', 8, 40)], (id) => id);
    expect(set.length).toBe(setSize);
    expect(set.filter(({ membership }) => membership.team === 'Home').length).toBe(6);
  });

  test('are among the best known, each once, in the league of their home', () => {
    const twice = candidate('Home-0', 'Home', { fame: 99 });
    const guest = candidate('Home-0', 'Away', { league: 'nba', fame: 10 });
    const theme: SetTheme = { key: 'team', league: 'nba', team: 'Home' };
    const set = setOf(theme, [twice, guest, ...many('Home', 60)], (id) => id);
    expect(new Set(idsOf(set)).size).toBe(setSize);
    for (const id of idsOf(set)) expect(Number(id.split('-')[1])).toBeLessThan(2 * setSize);
  });

  test('and their places follow from the key alone, not from the order of the data', () => {
    const all = [...many('Home', 20), ...many('Away', 20)];
    const reversed = (id: string) => [...id].toReversed().join('');
    const set = idsOf(setOf(derby, all, reversed));
    expect(set).toEqual(set.toSorted((a, b) => (reversed(a) < reversed(b) ? -1 : 1)));
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(idsOf(setOf(derby, shuffled, reversed))).toEqual(set);
      }),
    );
  });
});

import { expect, test } from '@jest/globals';
import {
  type League,
  leagues,
  leaguesOf,
  sportOf,
  sports,
  teamIsCountry,
} from '@craque/common/domain/sport.ts';
import { aParty, partySettings } from '@craque/common/testing/party-builders.ts';
import { athleteData } from '../athletes/athlete-files.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { dailyPool } from '../daily/daily-pool.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { drawFor } from './party-draw.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');
const now = Date.UTC(2026, 10, 27);
const draw = drawFor({ catalogue, random: seededRandom(1), clock: () => now });

type Choice = { leagues: readonly League[]; difficulty?: 'easy' | 'medium'; seen?: string[] };
const drawn = (count: number, { leagues, difficulty = 'easy', seen = [] }: Choice) => {
  const party = aParty({
    settings: { ...partySettings, leagues, difficulty },
    seenAthletes: seen,
  });
  return Array.from({ length: count }, () => draw(party));
};

test('a mixed easy room is asked for those a daily asks for, each sport as often', () => {
  const all = drawn(400, { leagues });
  const known = new Map(sports.flatMap((sport) => [...dailyPool(catalogue, sport, [], now)]));
  for (const { athlete, league } of all) expect(known.get(athlete.athleteId)).toBe(league);
  for (const sport of sports) {
    const count = all.filter((each) => each.sport === sport).length;
    expect(count).toBeGreaterThan(70);
    expect(count).toBeLessThan(130);
  }
});

test('of several leagues everybody is asked for in their home league, of one all of its pool are', () => {
  const chosen = leaguesOf.basketball;
  for (const { athlete, league } of drawn(200, { leagues: chosen, difficulty: 'medium' }))
    expect(catalogue.athlete(athlete.athleteId)?.home).toBe(league);
  const cup = chosen.find(teamIsCountry) ?? 'nba';
  const pool = new Set(catalogue.pool(cup, 'easy'));
  const alone = drawn(200, { leagues: [cup] }).map(({ athlete }) => athlete.athleteId);
  expect(alone.every((id) => pool.has(id))).toBe(true);
  expect(alone.some((id) => catalogue.athlete(id)?.home !== cup)).toBe(true);
});

test('nobody comes twice while there are others, and somebody when there are none', () => {
  const everybody = [...dailyPool(catalogue, 'tennis', leaguesOf.tennis, now).keys()];
  const [last = '', ...seen] = everybody;
  const tennis = { leagues: leaguesOf.tennis };
  for (const { athlete } of drawn(5, { ...tennis, seen })) expect(athlete.athleteId).toBe(last);
  const [again] = drawn(1, { ...tennis, seen: everybody });
  expect(sportOf(again?.league ?? 'nba')).toBe('tennis');
});

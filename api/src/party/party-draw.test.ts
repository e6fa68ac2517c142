import { expect, test } from '@jest/globals';
import {
  type League,
  leagues,
  leaguesOf,
  type Sport,
  sportOf,
  sports,
  teamIsCountry,
} from '@craque/common/domain/sport.ts';
import type { PartyRound, PartySettings } from '@craque/common/domain/party/party.ts';
import { aParty, partySettings } from '@craque/common/testing/party-builders.ts';
import { athleteData } from '../athletes/athlete-files.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { dailyPool } from '../daily/daily-pool.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { drawFor } from './party-draw.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');
const now = Date.UTC(2026, 10, 27);
const draw = drawFor({ catalogue, random: seededRandom(1), clock: () => now });

type Choice = {
  leagues: readonly League[];
  difficulty?: 'easy' | 'medium';
  seen?: string[];
};
const settingsOf = ({ leagues: chosen, difficulty = 'easy' }: Choice) => ({
  ...partySettings,
  ...{ leagues: chosen, difficulty },
});
/** That many first rounds. */
const drawn = (count: number, choice: Choice) => {
  const party = aParty({ settings: settingsOf(choice), seenAthletes: choice.seen ?? [] });
  return Array.from({ length: count }, () => draw(party));
};
/** The rounds of one game. */
function played(count: number, choice: Choice): PartyRound[] {
  const [settings, rounds]: [PartySettings, PartyRound[]] = [settingsOf(choice), []];
  for (let number = 1; number <= count; number += 1) {
    const secret = draw(aParty({ settings, rounds, seenAthletes: choice.seen ?? [] }));
    rounds.push({ ...secret, number, startsAt: 0, endsAt: null, clues: 0 });
  }
  return rounds;
}
const known = (sport: Sport) => [...dailyPool(catalogue, sport, leaguesOf[sport], now).keys()];

test('each sport has its turn before one comes again, and none comes twice running', () => {
  for (let game = 0; game < 40; game += 1) {
    const all = played(15, { leagues }).map(({ sport }) => sport);
    for (let at = 0; at < 12; at += sports.length)
      expect(new Set(all.slice(at, at + sports.length)).size).toBe(sports.length);
    for (const [at, sport] of all.entries()) expect(sport).not.toBe(all[at - 1]);
  }
  const first = drawn(400, { leagues });
  for (const sport of sports) {
    const count = first.filter((each) => each.sport === sport).length;
    expect(count).toBeGreaterThan(70);
    expect(count).toBeLessThan(130);
  }
});

test('the leagues of a sport have their turns, those of a few people none of their own', () => {
  const two = played(8, { leagues: ['atp', 'wta'] }).map(({ league }) => league);
  for (let at = 0; at < 8; at += 2) expect(new Set(two.slice(at, at + 2)).size).toBe(2);
  const games = Array.from({ length: 100 }, () => played(8, { leagues }));
  const withWnba = games.filter((rounds) => rounds.some(({ league }) => league === 'wnba'));
  expect(withWnba.length).toBeGreaterThan(0);
  expect(withWnba.length).toBeLessThan(30);
});

test('a mixed easy room is asked for the better known of those a daily asks for', () => {
  const most = { soccer: 74, basketball: 20, tennis: 22, formula1: 20 };
  for (const { athlete, sport, league } of drawn(400, { leagues })) {
    expect(known(sport).slice(0, most[sport])).toContain(athlete.athleteId);
    expect(catalogue.athlete(athlete.athleteId)?.home).toBe(league);
  }
  const one = { leagues: ['nba', 'formula-1'] as const };
  for (const { athlete, league } of drawn(200, one)) {
    const pool = catalogue.pool(league, 'easy');
    const best = pool.slice(0, Math.max(20, Math.ceil(pool.length / 3)));
    expect(best).toContain(athlete.athleteId);
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
  expect(alone.some((id) => catalogue.pool(cup, 'easy').indexOf(id) >= pool.size / 2)).toBe(true);
});

test('nobody comes twice while there are others, and somebody when there are none', () => {
  const everybody = known('tennis');
  const [last = '', ...seen] = everybody.toReversed();
  const tennis = { leagues: leaguesOf.tennis };
  for (const { athlete } of drawn(5, { ...tennis, seen })) expect(athlete.athleteId).toBe(last);
  const [again] = drawn(1, { ...tennis, seen: everybody });
  expect(sportOf(again?.league ?? 'nba')).toBe('tennis');
});

import { describe, expect, test } from '@jest/globals';
import { aParty, aPartySecret, partySettings, phone } from '../../testing/party-builders.ts';
import { type Journey, lobbyMoves, partyMoves, playParty } from '../../testing/party-play.ts';
import { fc } from '../../testing/random-cases.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import type { Result } from '../result.ts';
import { bySeat, tableOf } from './party-points.ts';
import { inTeam, removed, takeSeat } from './party-seats.ts';
import { withSettings } from './party-steps.ts';
import { teamsOf, teamTable } from './party-teams.ts';
import { type Party, type PartyTeam, seated } from './party.ts';

const ok = <T>(result: Result<T, string>): T => {
  if (!result.ok) throw new RangeError(result.error);
  return result.value;
};
const sit = (party: Party, name: string, team?: PartyTeam) =>
  ok(takeSeat(party, phone(name), { name, spare: name, team, now: 0 }));
const roomOf = (teams: number | null, ...names: string[]) =>
  names.reduce<Party>(
    (party, name) => sit(party, name),
    aParty({ settings: { ...partySettings, teams } }),
  );
const sides = (party: Party) => seated(party).map(({ team }) => team);
const sizes = (party: Party) => {
  const all = sides(party);
  return teamsOf(party.settings).map((team) => all.filter((each) => each === team).length);
};

describe('a team', () => {
  test('is the smallest one for somebody new, and another by their own wish', () => {
    const party = roomOf(2, 'a', 'b', 'c');
    expect(sides(party)).toEqual(['bolts', 'stars', 'bolts']);
    const moved = sit(party, 'b', 'bolts');
    expect(sizes(moved)).toEqual([3, 0]);
    expect(sides(sit(moved, 'd')).at(-1)).toBe('stars');
    expect(sides(sit(ok(removed(moved, 1, 0)), 'd', 'bolts')).at(-1)).toBe('bolts');
  });

  test('is dealt anew when their number changes, and not by another setting', () => {
    const party = sit(roomOf(2, 'a', 'b', 'c', 'd', 'e'), 'b', 'bolts');
    expect(sizes(ok(withSettings(ok(removed(party, 2, 0)), { teams: 3 }, 0)))).toEqual([2, 1, 1]);
    expect(sides(ok(withSettings(party, { teams: 2, rounds: 6 }, 0)))).toEqual(sides(party));
    expect(sides(ok(withSettings(party, { teams: null }, 0)))).toEqual(Array(5).fill(undefined));
  });

  test('is none in a room of before, or one that the room does not have', () => {
    const old = aParty({ settings: partySettings });
    expect(sides(sit(old, 'a'))).toEqual([undefined]);
    expect(teamTable(old, new Map())).toEqual([]);
    expect(takeSeat(old, phone('a'), { spare: 'a', team: 'bolts', now: 0 }).ok).toBe(false);
    expect(inTeam(roomOf(2, 'a'), 1, { team: 'hearts', now: 0 })).toEqual({
      ...{ ok: false, error: 'no-team' },
    });
  });
});

test('a third of a point decides, although both teams show the same', () => {
  const party = roomOf(2, 'a', 'b', 'c', 'd');
  const sides = ['bolts', 'stars', 'bolts', 'bolts'] as const;
  const roster = party.roster.map((entry, at) => ({
    ...{ ...entry, from: 1, base: at === 0 ? 101 : 100 },
    ...(sides[at] && { team: sides[at] }),
  }));
  const round = {
    ...aPartySecret(),
    number: 1,
    startsAt: 0,
    endsAt: 60_000,
    clues: 4,
    endedAt: 60_000,
  };
  expect(teamTable({ ...party, roster, rounds: [round] }, new Map())).toMatchObject([
    { team: 'bolts', points: 100, place: 1 },
    { team: 'stars', points: 100, place: 2 },
  ]);
});

const runs = { numRuns: randomRuns(150) };
const settings = fc.record({
  rounds: fc.integer({ min: 5, max: 6 }),
  seconds: fc.oneof(fc.integer({ min: 30, max: 120 }), fc.constant(null)),
  teams: fc.constantFrom(null, 2, 3, 4),
});
const journeys = (check: (journey: Journey) => void) =>
  fc.assert(
    fc.property(settings, lobbyMoves, partyMoves, (chosen, before, moves) => {
      check(playParty({ ...partySettings, ...chosen }, moves, before));
    }),
    runs,
  );

type Mean = { points: bigint; time: bigint; of: bigint };
const isBetter = (one: Mean, other: Mean) => {
  const [own, its] = [one.points * other.of, other.points * one.of];
  return own > its || (own === its && one.time * other.of < other.time * one.of);
};

describe('teams of a party played at random', () => {
  test('have the mean of the members who play, and places by the exact one', () =>
    journeys(({ moments }) => {
      for (const { party, seats } of moments) {
        const rows = tableOf(party, bySeat(seats));
        const number = party.rounds.at(-1)?.number ?? 0;
        const means = new Map<PartyTeam, Mean>();
        for (const { seat, team, from } of party.roster) {
          const row = rows.find((each) => each.seat === seat);
          if (!team || !row || from === undefined || from > number) continue;
          const { points, time, of } = means.get(team) ?? { points: 0n, time: 0n, of: 0n };
          const sum = { points: points + BigInt(row.points), time: time + BigInt(row.time) };
          means.set(team, { ...sum, of: of + 1n });
        }
        const table = teamTable(party, bySeat(seats));
        expect(new Set(table.map(({ team }) => team))).toEqual(new Set(teamsOf(party.settings)));
        for (const { team, points, place } of table) {
          const mean = means.get(team);
          const ahead = [...means.values()].filter((other) => mean && isBetter(other, mean));
          expect(place).toBe(mean && 1 + ahead.length);
          // Half a point is rounded up.
          const { points: sum, of } = mean ?? { points: 0n, of: 1n };
          expect(BigInt(points)).toBe((2n * sum + of) / (2n * of));
        }
      }
    }));

  test('are there for every seat of a room that has them, and for none of another', () =>
    journeys(({ moments }) => {
      for (const { party } of moments) {
        const teams = new Set<PartyTeam | undefined>(teamsOf(party.settings));
        for (const team of sides(party)) expect(teams.size ? teams.has(team) : !team).toBe(true);
      }
    }));

  test('keep their people from the start to the next lobby, and again', () =>
    journeys(({ moments }) => {
      for (const [at, { party }] of moments.entries()) {
        const next = moments[at + 1]?.party;
        if (!next || (party.phase === 'lobby' && next.phase === 'lobby')) continue;
        const known = new Map(next.roster.map(({ seat, team }) => [seat, team]));
        for (const { seat, team } of party.roster) expect(known.get(seat)).toBe(team);
      }
    }));

  test('gain nothing from an empty one: it is last, without a place, and moves nobody', () =>
    journeys(({ moments }) => {
      for (const { party, seats } of moments) {
        const table = teamTable(party, bySeat(seats));
        const places = table.flatMap(({ place }) => place ?? []);
        expect(Math.max(0, ...places)).toBeLessThanOrEqual(places.length);
        const empty = table.filter(({ place }) => place === undefined);
        expect(table.slice(places.length)).toEqual(empty);
        for (const row of empty) expect(row).toMatchObject({ points: 0, moved: 0 });
        for (const { place = 0, moved } of table)
          expect(place + moved).toBeLessThanOrEqual(places.length);
      }
    }));
});

import { describe, expect, test } from '@jest/globals';
import { partySettings } from '../../testing/party-builders.ts';
import { type Journey, partyMoves, type Played, playParty } from '../../testing/party-play.ts';
import { fc } from '../../testing/random-cases.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { clueSteps, grace, partyDueAt } from './party-clock.ts';
import { hostFor, seatFor } from './party-own-view.ts';
import { bySeat, roundOf, tableOf } from './party-points.ts';
import { partyFor, screenFor } from './party-view.ts';
import { type Party, type PartyRound, seated } from './party.ts';

const runs = { numRuns: randomRuns(150) };
const settings = fc.record({
  rounds: fc.integer({ min: 5, max: 7 }),
  seconds: fc.oneof(fc.integer({ min: 30, max: 120 }), fc.constant(null)),
});

const journeys = (check: (journey: Journey) => void) =>
  fc.assert(
    fc.property(settings, partyMoves, (chosen, moves) => {
      check(playParty({ ...partySettings, ...chosen }, moves));
    }),
    runs,
  );

/** The rule once more, by plain counting from what was told and when. */
function pointsAgain(journey: Journey, player: string, round: PartyRound): number {
  const own = journey.told.filter((each) => each.player === player && each.number === round.number);
  const right = own.findIndex(({ accuracy }) => accuracy === 100);
  if (right < 0) return 2 * own.reduce((best, { accuracy }) => Math.max(best, accuracy), 0);
  if (round.endsAt === null)
    return Math.max(300, 1000 - 100 * (own[right]?.clues ?? 0) - 100 * right);
  const whole = round.endsAt - round.startsAt;
  const used = Math.min(whole, (own[right]?.at ?? 0) - round.startsAt);
  // As whole numbers: half a point is rounded up, so half a lost one down.
  const [numerator, denominator] = [500n * BigInt(used), BigInt(whole)];
  const lost = (2n * numerator + denominator - 1n) / (2n * denominator);
  return Math.max(300, 1000 - Number(lost) - 100 * right);
}

const last = ({ moments }: Journey) => moments.at(-1) as Played;

describe('a party played at random', () => {
  test('has the points that follow from guesses and times', () =>
    journeys((journey) => {
      const { party, seats } = last(journey);
      const byId = bySeat(seats);
      for (const entry of seated(party)) {
        for (const round of party.rounds) {
          const played = roundOf(byId.get(entry.seat), round.number);
          expect(played?.points ?? 0).toBe(pointsAgain(journey, entry.player, round));
          expect(played?.guesses.length ?? 0).toBeLessThanOrEqual(5);
        }
        const ended = party.rounds.filter(({ endedAt }) => endedAt !== undefined);
        const sum = ended.reduce(
          (all, round) => all + pointsAgain(journey, entry.player, round),
          0,
        );
        const row = tableOf(party, byId).find(({ seat }) => seat === entry.seat);
        expect(row?.points).toBe(entry.base + sum);
      }
    }));

  test('orders the table by points, then by time, and shares places', () =>
    journeys((journey) => {
      const { party, seats } = last(journey);
      const rows = tableOf(party, bySeat(seats));
      for (const row of rows) {
        const better = rows.filter(
          (other) =>
            other.points > row.points || (other.points === row.points && other.time < row.time),
        );
        expect(row.place).toBe(1 + better.length);
      }
    }));

  test('begins and ends every round once, in order, and waits for nothing that is past', () =>
    journeys(({ moments }) => {
      const begun = new Map<number, PartyRound>();
      for (const { party, now } of moments) {
        // One that is counted down when the host ends the game was none, and its number is free.
        const real = party.phase === 'countdown' ? party.rounds.slice(0, -1) : party.rounds;
        for (const round of real) {
          const before = begun.get(round.number);
          expect(round.startsAt).toBe(before?.startsAt ?? round.startsAt);
          if (before?.endedAt !== undefined) expect(round.endedAt).toBe(before.endedAt);
          expect(round.clues).toBeGreaterThanOrEqual(before?.clues ?? 0);
          begun.set(round.number, round);
        }
        expect(partyDueAt(party) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(now);
        expect(party.rounds.length).toBeLessThanOrEqual(party.settings.rounds);
        const open = party.rounds.filter(({ endedAt }) => endedAt === undefined);
        expect(open.length).toBeLessThanOrEqual(1);
      }
    }));

  test('takes no guess after the deadline and its grace', () =>
    journeys((journey) => {
      const rounds = journey.moments.flatMap(({ party }) => party.rounds);
      for (const { number, at } of journey.told) {
        const round = rounds.find((each) => each.number === number);
        expect(at).toBeGreaterThanOrEqual(round?.startsAt ?? 0);
        if (round?.endsAt != null) expect(at).toBeLessThan(round.endsAt + grace);
      }
    }));

  test('versions only grow, and a change of what is seen is a new version', () =>
    journeys(({ moments }) => {
      const seen = new Map<number, string>();
      let before = 0;
      for (const { party, seats } of moments) {
        expect(party.version).toBeGreaterThanOrEqual(before);
        before = party.version;
        // At one time, as presence follows from the clock alone.
        const { done: _, ...text } = partyFor(party, bySeat(seats), 0);
        const shown = JSON.stringify({ ...text, top: [], round: text.round?.clues });
        expect(seen.get(party.version) ?? shown).toBe(shown);
        seen.set(party.version, shown);
      }
    }));
});

/** What of the round nobody may see at this moment. */
function secretsOf(party: Party): string[] {
  const round = party.rounds.at(-1);
  if (!round || round.endedAt !== undefined) return [];
  const { athlete, clues } = round;
  const begun = party.phase !== 'countdown';
  return [
    athlete.name,
    athlete.athleteId,
    `${athlete.surname}`,
    ...(begun ? [] : [athlete.dateOfBirth]),
    ...(clues >= 2 && begun ? [] : [athlete.team]),
    ...(clues >= 3 && begun ? [] : [`"${athlete.position}"`]),
    ...(clues >= 1 && begun ? [] : [`"${athlete.nationality[0]}"`]),
    ...(clues >= clueSteps && begun ? [] : ['"initials"']),
  ];
}

/** Only the picture is made from figure and look, which its outline shows from the start. */
const told = (views: unknown) =>
  JSON.stringify(views, (key, value) => (key === 'figure' || key === 'look' ? undefined : value));

describe('what leaves a room', () => {
  test('tells in no phase what is not due, to no screen, seat, host or push', () =>
    journeys(({ moments }) => {
      for (const { party, seats, now } of moments) {
        const byId = bySeat(seats);
        const players = [...party.roster.map(({ player }) => player), party.host];
        const all = told([
          partyFor(party, byId, now),
          screenFor(party, byId, now),
          ...players.map((player) => seatFor(party, byId, player)),
          ...players.map((player) => hostFor(party, { seats: byId, now }, player)),
        ]);
        for (const secret of secretsOf(party))
          expect([party.phase, secret, all.includes(secret)]).toEqual([party.phase, secret, false]);
      }
    }));

  test('never shows others what somebody has typed', () =>
    journeys(({ moments }) => {
      for (const { party, seats, now } of moments) {
        const byId = bySeat(seats);
        const shown = JSON.stringify([partyFor(party, byId, now), screenFor(party, byId, now)]);
        expect(shown).not.toContain('typed');
        expect(shown).not.toMatch(/guest:|user:/);
      }
    }));
});

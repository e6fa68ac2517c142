import { expect, test } from '@jest/globals';
import { aParty, phone } from '../../testing/party-builders.ts';
import type { Result } from '../result.ts';
import { removed, takeSeat } from './party-seats.ts';
import { entryOf, isDoorOpen, mostEntries, mostSeats, type Party, seated } from './party.ts';

const ok = <T>(result: Result<T, string>): T => {
  if (!result.ok) throw new RangeError(result.error);
  return result.value;
};
const sit = (party: Party, name: string) =>
  ok(takeSeat(party, phone(name), { spare: name, now: 0 }));
const seatOf = (party: Party, name: string) => entryOf(party, phone(name))?.seat ?? 0;
const out = (party: Party, name: string) => ok(removed(party, seatOf(party, name), 0));

/** Whoever comes is taken out again. */
const passed = (party: Party, from: number, count: number): Party =>
  Array.from({ length: count }, (_, at) => `${from + at}`).reduce(
    (room, name) => out(sit(room, name), name),
    party,
  );

test('the door never closes for good, and no number comes twice', () => {
  const played = sit(sit(aParty(), 'a'), 'b');
  const roster = played.roster.map((entry) => ({ ...entry, from: 1 }));
  const room = passed(out({ ...played, roster }, 'b'), 0, 2 * mostEntries);
  expect(isDoorOpen(room)).toBe(true);
  expect(room.roster).toHaveLength(mostEntries);
  expect(sit(room, 'c').roster.at(-1)?.seat).toBe(2 * mostEntries + 3);
  // Who played is remembered longest, then who was taken out last.
  expect(takeSeat(room, phone('b'), { spare: 'b', now: 0 })).toEqual({
    ok: false,
    error: 'removed',
  });
  const last = phone(`${2 * mostEntries - 1}`);
  expect(takeSeat(room, last, { spare: 'x', now: 0 }).ok).toBe(false);
  expect(entryOf(room, phone('0'))).toBeUndefined();
  expect(seatOf(room, 'a')).toBe(1);
});

test('sixty who sit close it, whoever was there before', () => {
  const names = Array.from({ length: mostSeats }, (_, at) => `n${at}`);
  const room = names.reduce(sit, passed(aParty(), 0, mostEntries));
  expect([seated(room).length, isDoorOpen(room)]).toEqual([mostSeats, false]);
});

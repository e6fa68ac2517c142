import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { guestPlayer, largestGameId, userPlayer } from '../domain/ids.ts';
import { createGuestPass } from './guest-pass.ts';
import { derivedKey } from './derived-key.ts';
import { createWatchTickets, type Watching } from './watch-ticket.ts';

const secrets = [
  'the newest secret, 32 characters long',
  'the older secret, 32 characters long too',
] as const;
const [newest, older] = secrets;
const now = Date.UTC(2026, 5, 1, 12);
const lifetime = 5 * 60 * 1000;

const watching: Watching = { gameId: 4711, player: userPlayer('ana'), userId: 'ana' };
const tickets = createWatchTickets([newest]);
const good = tickets.issue(watching, now);
const parts = good.split('~');

function forged(texts: readonly string[], key = derivedKey(newest, 'watch-ticket')): string {
  const text = texts.join('~');
  return `${text}~${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** The valid ticket with one of its parts replaced, under the old signature. */
const changed = (at: number, part: string) => parts.with(at, part).join('~');

describe('a ticket', () => {
  test.each<Watching>([
    watching,
    { gameId: 1, player: guestPlayer('a'.repeat(32)), userId: 'guest-2' },
    { gameId: largestGameId, player: userPlayer('x'.repeat(64)), userId: 'x'.repeat(64) },
    { gameId: 7, player: createGuestPass([newest]).issue().player, userId: 'guest-8' },
  ])('of %j is read as it was issued', (each) => {
    expect(tickets.read(tickets.issue(each, now), now)).toEqual(each);
  });

  test('can be rebuilt by hand, so only the changes make the forgeries below fail', () => {
    expect(forged(parts.slice(0, 4))).toBe(good);
  });

  test.each([0, 1, lifetime - 1, -lifetime])('is valid %d ms after it was issued', (after) => {
    expect(tickets.read(good, now + after)).toEqual(watching);
  });

  test.each([lifetime, lifetime + 1, 100 * lifetime])('has expired after %d ms', (after) => {
    expect(tickets.read(good, now + after)).toBeUndefined();
  });

  test('is invalid with any bit flipped', () => {
    const bytes = Buffer.from(good);
    for (let index = 0; index < bytes.length; index += 1) {
      for (let bit = 0; bit < 8; bit += 1) {
        const flipped = Buffer.from(bytes);
        flipped[index] = (flipped[index] ?? 0) ^ (1 << bit);
        expect([index, tickets.read(flipped.toString('latin1'), now)]).toEqual([index, undefined]);
      }
    }
  });

  test.each<[string, string]>([
    ['another game', changed(0, '4712')],
    ['another player', changed(1, 'user:eve')],
    ['another public id', changed(2, 'eve')],
    ['a later expiry', changed(3, String(now + 2 * lifetime))],
    ['no signature', parts.slice(0, 4).join('~')],
    ['an empty signature', changed(4, '')],
    ['the key of another secret', forged(parts.slice(0, 4), derivedKey(older, 'watch-ticket'))],
    ['the key of the guest cookie', forged(parts.slice(0, 4), derivedKey(newest, 'guest-cookie'))],
    ['one character too many', `${good}A`],
    ['a line break at its end', `${good}\n`],
    ['a space before it', ` ${good}`],
    ['padding', `${good}=`],
    ['itself twice', `${good}~${good}`],
    ['nothing', ''],
    ['separators', '~~~~'],
    ['100,000 characters', 'x'.repeat(100_000)],
  ])('is invalid with %s', (_, ticket) => {
    expect(tickets.read(ticket, now)).toBeUndefined();
  });

  test.each<[string, readonly string[]]>([
    ['a game that is not a number', ['0x1', 'user:ana', 'ana', String(now + 1)]],
    ['a player of unknown kind', ['1', 'ana', 'ana', String(now + 1)]],
    ['an expiry too far ahead', ['1', 'user:ana', 'ana', `${now}0`]],
    ['an empty public id', ['1', 'user:ana', '', String(now + 1)]],
  ])('is invalid with %s, even if signed', (_, texts) => {
    expect(tickets.read(forged(texts), now)).toBeUndefined();
  });

  test('has one spelling: a signature with spare bits set is invalid', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const spellings = [...letters].map((letter) => `${good.slice(0, -1)}${letter}`);
    expect(spellings.filter((each) => tickets.read(each, now))).toEqual([good]);
  });
});

describe('a rotation of secrets', () => {
  test('keeps the tickets of the old one while both are known', () => {
    const before = createWatchTickets([older]).issue(watching, now);
    expect(createWatchTickets([newest, older]).read(before, now)).toEqual(watching);
    expect(tickets.read(before, now)).toBeUndefined();
  });

  test('issues with the newest', () => {
    const after = createWatchTickets([newest, older]).issue(watching, now);
    expect(tickets.read(after, now)).toEqual(watching);
    expect(createWatchTickets([older]).read(after, now)).toBeUndefined();
  });

  test('fails without a secret', () => {
    expect(() => createWatchTickets([])).toThrow(RangeError);
  });
});

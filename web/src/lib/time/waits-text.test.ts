import { describe, expect, test } from '@jest/globals';
import { textsOf } from '../../testing/texts-of.ts';
import { waitsText, whenText } from './waits-text.ts';

/** A local time, wherever the test runs. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const iso = (...time: Parameters<typeof at>) => at(...time).toISOString();

const english = await textsOf('en');

describe('a time within the next days', () => {
  test.each([
    [iso(22, 21, 40), '21:40 today'],
    [iso(23, 0, 5), '00:05 tomorrow'],
    [iso(23, 21, 40), '21:40 tomorrow'],
    [iso(24, 8), 'Tuesday, 08:00'],
  ])('is named by its day and hour: %s', (time, text) => {
    expect(whenText(english, 'en', time, at(22, 19).getTime())).toBe(text);
  });
});

describe('a game that waits', () => {
  const now = at(22, 22).getTime();
  const waitsUntil = iso(23, 21, 40);

  test('keeps the streak waiting, if there is one', () => {
    expect(waitsText(english, 'en', { waitsUntil, streak: 3 }, now)).toBe(
      'Your winning streak waits for this game until 21:40 tomorrow.',
    );
    expect(waitsText(english, 'en', { waitsUntil, streak: 0 }, now)).toBe(
      'You can pick it up again until 21:40 tomorrow.',
    );
  });

  test("speaks the player's language", async () => {
    const german = await textsOf('de');
    expect(waitsText(german, 'de', { waitsUntil, streak: 3 }, now)).toBe(
      'Deine Siegesserie wartet auf dieses Spiel bis morgen, 21:40 Uhr.',
    );
  });
});

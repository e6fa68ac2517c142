import { describe, expect, test } from '@jest/globals';
import { textsOf } from '../../testing/texts-of.ts';
import { waitsText, whenText } from './waits-text.ts';

/** A local time, wherever the test runs. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const iso = (...time: Parameters<typeof at>) => at(...time).toISOString();

const english = await textsOf('en');
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('a time within the next days', () => {
  test.each([
    [iso(22, 21, 40), '9:40 PM today'],
    [iso(23, 0, 5), '12:05 AM tomorrow'],
    [iso(23, 21, 40), '9:40 PM tomorrow'],
    [iso(24, 8), 'Tuesday, 8:00 AM'],
  ])('is named by its day and hour: %s', (time, text) => {
    expect(plain(whenText(english, 'en', time, at(22, 19).getTime()))).toBe(text);
  });
});

describe('a game that waits', () => {
  const now = at(22, 22).getTime();
  const waitsUntil = iso(23, 21, 40);

  test('keeps the streak waiting, if there is one', () => {
    expect(plain(waitsText(english, 'en', { waitsUntil, streak: 3 }, now))).toBe(
      'Finish by 9:40 PM tomorrow to keep your winning streak.',
    );
    expect(plain(waitsText(english, 'en', { waitsUntil, streak: 0 }, now))).toBe(
      'You can pick it up again until 9:40 PM tomorrow.',
    );
  });

  test("speaks the player's language", async () => {
    const german = await textsOf('de');
    expect(waitsText(german, 'de', { waitsUntil, streak: 3 }, now)).toBe(
      'Spiel es zu Ende, sonst reißt deine Siegesserie: Zeit bis morgen, 21:40 Uhr.',
    );
  });
});

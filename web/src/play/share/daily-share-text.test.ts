import { describe, expect, test } from '@jest/globals';
import { aGameView, aGuessView } from '../../testing/game-view-builder.ts';
import { dailyShareText } from './daily-share-text.ts';

const daily = { date: '2026-11-22', number: 326, counts: true };
const words = { daily, streak: 5, link: 'https://craque.test/daily' };
const near = [45, 61].map((accuracy, index) => aGuessView({ id: String(index), accuracy }));
const hit = aGuessView({ id: '9', guess: 'Ada Secretova', accuracy: 100 });
const won = aGameView({
  daily,
  guesses: [...near, hit],
  remainingGuesses: 2,
  completed: true,
  won: true,
  athleteName: 'Ada Secretova',
});

describe('the text to share of a daily', () => {
  test('has its number, the sport, the guesses, the streak and the link', () => {
    expect(dailyShareText(won, words)).toBe(
      'Craque 326 ⚽ 3/5\n🟨◆ 🟩● ✅\n🔥 5\nhttps://craque.test/daily',
    );
  });

  test('tells a streak from two on', () => {
    for (const streak of [0, 1])
      expect(dailyShareText(won, { ...words, streak })).not.toContain('🔥');
    expect(dailyShareText(won, { ...words, streak: 2 })).toContain('🔥 2');
  });

  test('marks a loss with X, and each sport with its sign', () => {
    const lost = aGameView({ daily, guesses: near, remainingGuesses: 0, completed: true });
    expect(dailyShareText(lost, words)).toMatch(/^Craque 326 ⚽ X\/5\n/);
    const signs = (['soccer', 'basketball', 'tennis', 'formula1'] as const).map(
      (sport) => dailyShareText({ ...lost, sport }, words).split(' ')[2],
    );
    expect(signs).toEqual(['⚽', '🏀', '🎾', '🏎️']);
  });

  test('has neither the name nor the league nor a clue', () => {
    const text = dailyShareText(won, words);
    for (const secret of ['Secretova', 'english', '1997']) expect(text).not.toContain(secret);
  });
});

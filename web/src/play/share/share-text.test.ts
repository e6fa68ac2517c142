import { describe, expect, test } from '@jest/globals';
import { aGameView, aGuessView } from '../../testing/game-view-builder.ts';
import { dailyShareText, shareText } from './share-text.ts';

const head = (result: string) => `Craque: Soccer, Medium, ${result}`;
const words = { head, points: '103 pts', link: 'https://craque.test/' };
const guesses = [12, 45, 61].map((accuracy, index) => aGuessView({ id: String(index), accuracy }));
const hit = aGuessView({ id: '4', guess: 'Ada Secretova', accuracy: 100 });

describe('the text to share', () => {
  test('has a square and a sign per guess, sport, level, k/N, score and link', () => {
    const won = aGameView({
      guesses: [...guesses, hit],
      remainingGuesses: 1,
      completed: true,
      won: true,
      athleteName: 'Ada Secretova',
    });
    expect(shareText(won, words)).toBe(
      'Craque: Soccer, Medium, 4/5\n🟥▲ 🟨◆ 🟩● ✅\n103 pts\nhttps://craque.test/',
    );
  });

  test('marks a loss with X', () => {
    const lost = aGameView({ guesses, remainingGuesses: 0, completed: true });
    expect(shareText(lost, words)).toContain('X/5');
  });

  test('includes the place in a challenge, before the link', () => {
    const text = shareText(aGameView({ guesses, won: true }), { ...words, line: 'Place 1 of 4' });
    expect(text.split('\n').slice(-2)).toEqual(['Place 1 of 4', words.link]);
  });

  test('has no empty line for a game without a guess', () => {
    expect(shareText(aGameView({ completed: true }), words)).not.toContain('\n\n');
  });
});

const daily = { date: '2026-11-22', number: 326, counts: true };
const dailyWords = { daily, streak: 5, link: 'https://craque.test/daily' };
const wonDaily = aGameView({ daily, guesses: [...guesses, hit], remainingGuesses: 1, won: true });

describe('the text to share of a daily', () => {
  test('has its number, the sport, the guesses, the streak and the link', () => {
    expect(dailyShareText(wonDaily, dailyWords)).toBe(
      'Craque 326 ⚽ 4/5\n🟥▲ 🟨◆ 🟩● ✅\n🔥 5\nhttps://craque.test/daily',
    );
  });

  test('tells a streak from two on', () => {
    for (const streak of [0, 1])
      expect(dailyShareText(wonDaily, { ...dailyWords, streak })).not.toContain('🔥');
    expect(dailyShareText(wonDaily, { ...dailyWords, streak: 2 })).toContain('🔥 2');
  });

  test('marks a loss with X, and each sport with its sign', () => {
    const lost = aGameView({ daily, guesses, remainingGuesses: 0, completed: true });
    expect(dailyShareText(lost, dailyWords)).toMatch(/^Craque 326 ⚽ X\/5\n/);
    const signs = (['soccer', 'basketball', 'tennis', 'formula1'] as const).map(
      (sport) => dailyShareText({ ...lost, sport }, dailyWords).split(' ')[2],
    );
    expect(signs).toEqual(['⚽', '🏀', '🎾', '🏎️']);
  });
});

import { describe, expect, test } from '@jest/globals';
import { aGameView, aGuessView } from '../../testing/game-view-builder.ts';
import { shareText } from './share-text.ts';

const words = { sport: 'Soccer', level: 'Medium', points: '103 pts', link: 'https://craque.test/' };
const guesses = [12, 45, 61].map((accuracy, index) => aGuessView({ id: String(index), accuracy }));

describe('the text to share', () => {
  test('has a square and a sign per guess, sport, level, k/N, score and link', () => {
    const won = aGameView({
      guesses: [...guesses, aGuessView({ id: '4', guess: 'Ada Secretova', accuracy: 100 })],
      remainingGuesses: 1,
      completed: true,
      won: true,
      athleteName: 'Ada Secretova',
    });
    expect(shareText(won, words)).toBe(
      'Craque: Soccer, Medium, 4/5\n🟥▲ 🟨◆ 🟩● ✅\n103 pts\nhttps://craque.test/',
    );
  });

  test('never has the name of the athlete', () => {
    const guess = aGuessView({
      guess: 'Ada Secretova',
      resolvedName: 'Ada Secretova',
      accuracy: 100,
    });
    const won = aGameView({ guesses: [guess], won: true, athleteName: 'Ada Secretova' });
    expect(shareText(won, words)).not.toContain('Secretova');
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

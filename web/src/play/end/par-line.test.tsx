import { beforeAll, describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { aGameView } from '../../testing/game-view-builder.ts';
import { startEnglish } from '../../testing/start-english.ts';
import { ParLine } from './par-line.tsx';

const ended = aGameView({
  completed: true,
  won: true,
  totalGuesses: 5,
  remainingGuesses: 3,
  athleteStrength: { players: 1040, solvedPercent: 41, par: 3 },
});

function linesOf(overrides: Partial<typeof ended>): string[] {
  const { container } = render(<ParLine game={{ ...ended, ...overrides }} />);
  const [line] = container.children;
  return [...(line?.childNodes ?? [])].map(({ textContent }) => textContent ?? '');
}

const among = '1,040 players at this level';

beforeAll(startEnglish);

describe('the line about par', () => {
  test.each([
    [3, '1 under par'],
    [2, 'level with par'],
    [0, '2 over par'],
  ])('with %i guesses left says %s', (remainingGuesses, words) => {
    expect(linesOf({ remainingGuesses })).toEqual([`solved by 41%, par 3, ${words}`, among]);
  });

  test('is absent after a loss', () => {
    expect(linesOf({ won: false, remainingGuesses: 0 })).toEqual(['solved by 41%, par 3', among]);
  });

  test('has no par if nobody has solved it', () => {
    const athleteStrength = { players: 1040, solvedPercent: 0, par: null };
    expect(linesOf({ athleteStrength })).toEqual(['solved by 0%', among]);
  });

  test('is absent for too few players', () => {
    expect(linesOf({ athleteStrength: null })).toEqual([]);
  });
});

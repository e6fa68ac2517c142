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

const unsolved = { players: 1040, solvedPercent: 0, par: null };
const among = '1,040 players at this level';

beforeAll(startEnglish);

describe('the line about par', () => {
  test.each<[string, Partial<typeof ended>, string[]]>([
    ['a win under par', { remainingGuesses: 3 }, ['41% got it, par 3, 1 under par', among]],
    ['a win at par', { remainingGuesses: 2 }, ['41% got it, par 3, level with par', among]],
    ['a win over par', { remainingGuesses: 0 }, ['41% got it, par 3, 2 over par', among]],
    ['a loss', { won: false, remainingGuesses: 0 }, ['41% got it, par 3', among]],
    ['what nobody has solved', { athleteStrength: unsolved }, ['0% got it', among]],
    ['too few players', { athleteStrength: null }, []],
  ])('after %s', (_, overrides, lines) => {
    expect(linesOf(overrides)).toEqual(lines);
  });
});

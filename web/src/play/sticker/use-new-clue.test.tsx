import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import type { GameView } from '@craque/common/contracts/games.ts';
import { aGameView, aGuessView } from '../../testing/game-view-builder.ts';
import { preferReducedMotion } from '../../testing/reduced-motion.ts';
import { useNewClue } from './use-new-clue.ts';

const before = aGameView({});
const detail = before.athleteDetail;
const after = aGameView({ athleteDetail: { ...detail, nationality: 'Brazil' } });
const next = aGameView({ id: 202 });

function Clues({ game }: { game: GameView | undefined }) {
  const clues = useRef<HTMLDivElement>(null);
  useNewClue(game, clues);
  return <div ref={clues} data-testid="clues" />;
}

/** The distance of the clues from the top of the visual viewport (px). */
function show({ top }: { top: number }) {
  const { rerender } = render(<Clues game={before} />);
  const clues = screen.getByTestId('clues');
  const scroll = jest.fn<Element['scrollIntoView']>();
  clues.getBoundingClientRect = () => ({ top }) as DOMRect;
  clues.scrollIntoView = scroll;
  const turn = (game: GameView | undefined) => rerender(<Clues game={game} />);
  return { scroll, turn, nextFrame: () => new Promise(requestAnimationFrame) };
}

describe('the clues', () => {
  test.each([
    ['a clue opens', after],
    ['the next game has come', next],
    ['an answer opens none', { ...before, guesses: [aGuessView()] }],
    ['the game is over', { ...before, completed: true }],
  ])('above the visible part come back into it when %s', async (_, game) => {
    const { scroll, turn, nextFrame } = show({ top: -120 });
    turn(undefined);
    turn(game);
    await nextFrame();
    expect(scroll.mock.calls).toEqual([[{ behavior: 'smooth' }]]);
    turn({ ...game });
    await nextFrame();
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  test('come back without a movement for who wants less of it', async () => {
    preferReducedMotion();
    const { scroll, turn, nextFrame } = show({ top: -120 });
    turn(after);
    await nextFrame();
    expect(scroll.mock.calls).toEqual([[{ behavior: 'auto' }]]);
  });

  test('stay where they are when they are in sight', async () => {
    const { scroll, turn, nextFrame } = show({ top: 12 });
    turn(after);
    await nextFrame();
    expect(scroll).not.toHaveBeenCalled();
  });
});

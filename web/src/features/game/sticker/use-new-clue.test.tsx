import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { GameView } from '@craque/common/contracts/games.ts';
import { aGameView } from '../../../testing/game-view-builder.ts';
import { preferReducedMotion } from '../../../testing/reduced-motion.ts';
import { useNewClue } from './use-new-clue.ts';

const before = aGameView({});
const detail = before.athleteDetail;
const after = aGameView({ athleteDetail: { ...detail, nationality: 'Brazil' } });
const next = aGameView({ id: 202 });

function Clues({ game }: { game: GameView | undefined }) {
  return (
    <>
      <div ref={useNewClue(game)} data-testid="clues" />
      <input />
    </>
  );
}

/** The clues are so many pixels below the top of the visible part. */
function show({ top, typed = '' }: { top: number; typed?: string }) {
  const { rerender } = render(<Clues game={before} />);
  const clues = screen.getByTestId('clues');
  const scroll = jest.fn<Element['scrollIntoView']>();
  clues.getBoundingClientRect = () => ({ top }) as DOMRect;
  clues.scrollIntoView = scroll;
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = typed;
  field.focus();
  return { scroll, turn: (game: GameView | undefined) => rerender(<Clues game={game} />) };
}

afterEach(cleanup);

describe('the clues', () => {
  test.each([
    ['a clue opens', after],
    ['the next game has come', next],
  ])('above the visible part come back into it when %s', (_, game) => {
    const { scroll, turn } = show({ top: -120 });
    turn(undefined);
    turn(game);
    expect(scroll.mock.calls).toEqual([[{ behavior: 'smooth' }]]);
    turn({ ...game });
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  test('come back without a movement for who wants less of it', () => {
    preferReducedMotion();
    const { scroll, turn } = show({ top: -120 });
    turn(after);
    expect(scroll.mock.calls).toEqual([[{ behavior: 'auto' }]]);
  });

  test.each([
    ['they are in sight', { top: 12 }],
    ['a name is being typed', { top: -120, typed: 'zi' }],
  ])('stay where they are when %s', (_, place) => {
    const { scroll, turn } = show(place);
    turn(after);
    expect(scroll).not.toHaveBeenCalled();
  });

  test('stay where they are when the game is over', () => {
    const { scroll, turn } = show({ top: -120 });
    turn({ ...after, completed: true });
    expect(scroll).not.toHaveBeenCalled();
  });
});

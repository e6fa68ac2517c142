import type { GameView } from '@craque/common/contracts/games.ts';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { aGameView, aGuessView } from '../../testing/game-view-builder.ts';
import { startEnglish } from '../../testing/start-english.ts';
import { guessRitual, OpenedPack } from './lazy-ritual.tsx';
import { Sticker } from './sticker.tsx';

const running = aGameView({ remainingGuesses: 4, athleteImageUrl: '/api/games/101/photo?step=1' });
const next = aGameView({ remainingGuesses: 3, athleteImageUrl: '/api/games/101/photo?step=2' });
const over = aGameView({
  remainingGuesses: 3,
  completed: true,
  won: true,
  athleteName: 'Ada Secretova',
  athleteImageUrl: '/api/games/101/photo?step=5',
});
const overlay = () => screen.getByTestId('overlay').style.opacity;

beforeAll(startEnglish);

describe('the sticker', () => {
  test('has a neutral alternative text and the overlay of the step', () => {
    render(<Sticker game={running} celebrate={false} />);
    expect(screen.getByRole('img', { name: 'Hidden athlete, step 2 of 5' })).toBeTruthy();
    expect(Number(overlay())).toBeCloseTo(0.72);
  });

  test('has the text of the server and no overlay if it is drawn', () => {
    const text = 'Hidden athlete, step 2 of 5. Outline: diving';
    render(<Sticker game={{ ...running, athleteImageText: text }} celebrate={false} />);
    expect(screen.getByRole('img', { name: text })).toBeTruthy();
    expect(overlay()).toBe('0');
    expect(screen.queryByText('?')).toBeNull();
  });

  test('keeps the previous picture until the new step is loaded and has faded in', async () => {
    const { rerender, container } = render(<Sticker game={running} celebrate={false} />);
    fireEvent.load(screen.getByRole('img'));
    rerender(<Sticker game={next} celebrate={false} />);
    const sources = () =>
      [...container.querySelectorAll('img')].map((each) => each.getAttribute('src'));
    expect(sources()).toEqual(['/api/games/101/photo?step=1', '/api/games/101/photo?step=2']);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    fireEvent.load(screen.getByRole('img'));
    expect(sources()).toHaveLength(2);
    const alone = ['/api/games/101/photo?step=2'];
    await waitFor(() => expect(sources()).toEqual(alone), { timeout: 3000 });
  });

  test('is drawn here if the picture cannot be loaded, and the next step is tried again', () => {
    const { rerender, container } = render(<Sticker game={running} celebrate={false} />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Hidden athlete, step 2 of 5. The picture could not be loaded',
    );
    rerender(<Sticker game={next} celebrate={false} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/games/101/photo?step=2');
  });

  test('is named and free of the overlay after the end', () => {
    render(<Sticker game={over} celebrate />);
    expect(screen.getByRole('img', { name: 'Sticker of Ada Secretova' })).toBeTruthy();
    expect(overlay()).toBe('0');
  });

  test('shows its new front only when it turns over', async () => {
    const { rerender, container } = render(<Sticker game={running} celebrate={false} />);
    fireEvent.load(screen.getByRole('img'));
    rerender(<Sticker game={over} celebrate />);
    const front = () => screen.getByRole('img', { name: 'Sticker of Ada Secretova' });
    const isTurning = () => container.querySelector('[data-back]') !== null;
    await act(guessRitual);
    expect({ turns: isTurning(), isShown: front().dataset.loaded }).toEqual({ turns: false });
    fireEvent.load(front());
    await waitFor(() => expect(isTurning()).toBe(true));
    expect(front().dataset.loaded).toBe('true');
  });

  test('is scratched by a wrong guess, once its picture is there, and not by a hint', async () => {
    await act(guessRitual);
    const { rerender, container } = render(<Sticker game={running} celebrate={false} />);
    const scratch = () => container.querySelector('[data-scratch]');
    fireEvent.load(screen.getByRole('img'));
    const guessed = { ...next, guesses: [aGuessView()] };
    rerender(<Sticker game={guessed} celebrate={false} />);
    expect(scratch()).toBeNull();
    fireEvent.load(screen.getByRole('img'));
    expect(scratch()?.getAttribute('aria-hidden')).toBe('true');
    fireEvent.animationEnd(scratch() as Element);
    expect(scratch()).toBeNull();
    const hinted = { ...guessed, athleteImageUrl: '/api/games/101/photo?step=2&v=3' };
    rerender(<Sticker game={hinted} celebrate={false} />);
    fireEvent.load(screen.getByRole('img'));
    expect(scratch()).toBeNull();
  });

  test('is unpacked once when its game begins, until anything is pressed', async () => {
    const begun = aGameView({ id: 102 });
    const packAround = (game: GameView) =>
      render(<Sticker game={game} celebrate={false} />).container.querySelector('[data-pack]');
    expect(packAround(aGameView({ id: 103 }))).toBeNull();
    await act(OpenedPack.preload);
    const pack = packAround(begun);
    expect(pack?.getAttribute('aria-hidden')).toBe('true');
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(pack?.isConnected).toBe(false);
    expect(packAround(begun)).toBeNull();
    expect(packAround(aGameView({ id: 104, potentialSpeedBonus: 49 }))).toBeNull();
    expect(packAround(aGameView({ id: 105, guesses: [aGuessView()] }))).toBeNull();
    expect(packAround(aGameView({ id: 106 }))).not.toBeNull();
  });
});

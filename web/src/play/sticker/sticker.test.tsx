import { beforeAll, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { aGameView } from '../../testing/game-view-builder.ts';
import { startEnglish } from '../../testing/start-english.ts';
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

  test('keeps the previous picture until the new step is loaded', () => {
    const { rerender, container } = render(<Sticker game={running} celebrate={false} />);
    fireEvent.load(screen.getByRole('img'));
    rerender(<Sticker game={next} celebrate={false} />);
    const sources = () =>
      [...container.querySelectorAll('img')].map((each) => each.getAttribute('src'));
    expect(sources()).toEqual(['/api/games/101/photo?step=1', '/api/games/101/photo?step=2']);
    expect(screen.getAllByRole('img')).toHaveLength(1);
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
});

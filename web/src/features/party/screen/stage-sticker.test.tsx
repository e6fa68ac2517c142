import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { anAnswer, aStageRound } from '../../../testing/party/a-party-screen.ts';
import { startEnglish } from '../../../testing/start-english.ts';
import { StageSticker } from './stage-sticker.tsx';

const photo = (step: number) => `/api/parties/CRAQ79/rounds/3/photo?step=${step}`;
const running = aStageRound({ clues: 2, imageUrl: photo(2) });
const next = aStageRound({ clues: 3, imageUrl: photo(3) });
const told = aStageRound({ clues: 4, imageUrl: photo(5), answer: anAnswer });

beforeAll(startEnglish);

const load = () => fireEvent.load(screen.getByRole('img'));

describe('the sticker on the stage', () => {
  test('lies under a dark layer as long as it is a part of a photo, then names the author', () => {
    const { container, rerender } = render(<StageSticker round={{ ...running, isPhoto: true }} />);
    const opacity = () =>
      container.querySelector<HTMLElement>('[data-testid="cover"]')?.style.opacity;
    expect(opacity()).toBe('0.54');
    const source = 'https://photos.example/ada';
    const photoCredit = { author: 'Bea Lens', licence: 'CC BY 4.0', source };
    rerender(
      <StageSticker round={{ ...told, isPhoto: true, answer: { ...anAnswer, photoCredit } }} />,
    );
    expect(opacity()).toBe('0');
    expect(screen.getByText('Photo: Bea Lens, CC BY 4.0')).toBeTruthy();
  });

  test('is scratched free when a clue has opened and its picture is there', () => {
    const { container, rerender } = render(<StageSticker round={running} />);
    load();
    const scratch = () => container.querySelector('[data-scratch]');
    expect(scratch()).toBeNull();
    rerender(<StageSticker round={next} />);
    expect(scratch()).toBeNull();
    load();
    expect(scratch()).toBeTruthy();
  });

  test('turns over to show its name, and holds the new front until then', () => {
    const { container, rerender } = render(<StageSticker round={running} />);
    load();
    rerender(<StageSticker round={told} />);
    expect(container.querySelector('[data-back]')).toBeNull();
    expect(screen.getByRole('img', { name: 'Sticker of Ada Secretova' }).dataset.loaded).toBe(
      undefined,
    );
    load();
    expect(container.querySelector('[data-back]')).toBeTruthy();
    expect(screen.getByRole('img').dataset.loaded).toBe('true');
  });

  test('comes out of its pack when its round has just begun, and not later', () => {
    const { container, unmount } = render(<StageSticker round={running} isFresh />);
    expect(container.querySelector('[data-pack]')).toBeTruthy();
    unmount();
    const later = render(<StageSticker round={running} />);
    later.rerender(<StageSticker round={running} isFresh />);
    expect(later.container.querySelector('[data-pack]')).toBeNull();
  });

  test('stays in its pack until its picture is there, whatever is pressed', () => {
    const later = aStageRound({ clues: 0, imageUrl: null });
    const { container, rerender } = render(<StageSticker round={later} isFresh />);
    const pack = () => container.querySelector<HTMLElement>('[data-pack]');
    rerender(<StageSticker round={running} isFresh />);
    fireEvent.keyDown(document.body);
    expect(pack()?.dataset.held).toBe('true');
    load();
    expect(pack()?.dataset.held).toBeUndefined();
    fireEvent.keyDown(document.body);
    expect(pack()).toBeNull();
  });

  test('tells when its name is there, and when it has turned over', () => {
    const onTold = jest.fn();
    const { rerender } = render(<StageSticker round={running} onTold={onTold} />);
    load();
    expect(onTold).not.toHaveBeenCalled();
    rerender(<StageSticker round={told} onTold={onTold} />);
    expect(onTold.mock.calls).toEqual([[false]]);
    load();
    expect(onTold.mock.calls).toEqual([[false], [true]]);
  });

  test('stays as it is beside the table', () => {
    const { container } = render(<StageSticker round={told} isTold />);
    load();
    expect(container.querySelector('[data-back]')).toBeNull();
    expect(screen.getByRole('img').dataset.loaded).toBe('true');
  });
});

import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { aGameView, aGuessView } from '../../testing/game-view-builder.ts';
import { preferReducedMotion } from '../../testing/reduced-motion.ts';
import { startEnglish } from '../../testing/start-english.ts';
import { answerTo } from './answer-to.ts';
import { createSoundChoice, soundChoice } from './sound-choice.ts';
import { SoundSwitch } from './sound-switch.tsx';
import { Sounds } from './sounds.tsx';

const detail = aGameView().athleteDetail;
const begun = aGameView();
const wrong = aGameView({
  guesses: [aGuessView()],
  athleteDetail: { ...detail, nationality: 'Norway' },
});
const hinted = aGameView({ athleteDetail: { ...detail, nationality: 'Norway' } });
const lost = aGameView({ guesses: [aGuessView()], completed: true });
const won = aGameView({ guesses: [aGuessView({ accuracy: 100 })], completed: true, won: true });

beforeAll(startEnglish);

describe('a step of a game', () => {
  test('is heard as foil and paper, paper alone for a hint, or a thud', () => {
    const heard = (now: typeof begun) => answerTo(begun, now).sounds.map(([name]) => name);
    expect(heard(wrong)).toEqual(['foil', 'paper']);
    expect(heard(hinted)).toEqual(['paper']);
    expect(heard(lost)).toEqual(['thud']);
    expect(heard(won)).toEqual([]);
  });

  test('is not heard of another game, of one that is over, or of one just opened', () => {
    for (const before of [undefined, aGameView({ id: 7 }), lost])
      expect(answerTo(before, lost)).toEqual({ sounds: [] });
    expect(answerTo(begun, { ...lost, guesses: [], abandoned: true })).toEqual({ sounds: [] });
  });
});

describe('where a device can vibrate', () => {
  const vibrate = jest.fn();
  const { matchMedia } = window;
  beforeEach(() => {
    vibrate.mockClear();
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'vibrate');
    window.matchMedia = matchMedia;
  });

  test('a wrong guess and a win are felt', () => {
    const { rerender } = render(<Sounds game={begun} />);
    rerender(<Sounds game={wrong} />);
    rerender(<Sounds game={{ ...won, guesses: [...wrong.guesses, ...won.guesses] }} />);
    expect(vibrate.mock.calls).toEqual([[[10]], [[20, 40, 60]]]);
  });

  test('nothing is, for those who prefer no motion', () => {
    preferReducedMotion();
    const { rerender } = render(<Sounds game={begun} />);
    rerender(<Sounds game={wrong} />);
    expect(vibrate).not.toHaveBeenCalled();
  });
});

describe('the switch of the sound', () => {
  test('is off at first, and remembered by the device', () => {
    const kept = new Map<string, string>();
    const device = {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, value: string) => void kept.set(key, value),
    };
    const first = createSoundChoice(device);
    expect(first.getState()).toEqual({ isOn: false, isNew: false });
    first.choose(true);
    expect(first.getState()).toEqual({ isOn: true, isNew: true });
    expect(createSoundChoice(device).getState()).toEqual({ isOn: true, isNew: false });
    first.choose(false);
    expect(createSoundChoice(device).getState().isOn).toBe(false);
  });

  test('is named, and says whether it is on', () => {
    render(<SoundSwitch />);
    const button = screen.getByRole('switch', { name: 'Sound', checked: false });
    fireEvent.click(button);
    expect(screen.getByRole('switch', { name: 'Sound', checked: true })).toBe(button);
    act(() => soundChoice.choose(false));
  });
});

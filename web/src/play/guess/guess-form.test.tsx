import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startEnglish } from '../../testing/start-english.ts';
import { listedBook } from '../../testing/store-on-fake-api.ts';
import { GuessForm, type GuessFormProps } from './guess-form.tsx';
import type { GuessOutcome } from '../state/play-game.ts';

function show(overrides: Partial<GuessFormProps> = {}, outcome: GuessOutcome = 'sent') {
  const onGuess = jest.fn(async (_: string) => outcome);
  const suggest = (text: string) => listedBook.suggest(text, 'english-premier-league');
  const props = { suggest, pending: false, active: true, onGuess, ...overrides };
  const { rerender } = render(<GuessForm {...props} />);
  const change = (next: Partial<GuessFormProps>) => rerender(<GuessForm {...props} {...next} />);
  return { onGuess, change, user: userEvent.setup() };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Make your guess' });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guess' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeAll(startEnglish);

describe('the guess form', () => {
  test('does not send a name that was brought by the press on another page', async () => {
    const { dataset } = document.documentElement;
    dataset.pressed = '';
    const { user, onGuess } = show({ begun: 'zidane' });
    await user.tab();
    expect(field().value).toBe('zidane');
    expect(onGuess).not.toHaveBeenCalled();
    expect(dataset.pressed).toBeUndefined();
    await user.type(field(), '{Enter}');
    expect(onGuess.mock.calls).toEqual([['zidane']]);
  });

  test('submits on Enter and clears the field', async () => {
    const { user, onGuess } = show();
    await user.type(field(), 'zidane{Enter}');
    expect(onGuess.mock.calls).toEqual([['zidane']]);
    expect(field().value).toBe('');
  });

  test('sends no blanks, and keeps the phone from completing and correcting names', async () => {
    const { user, onGuess } = show();
    await user.type(field(), '   {Enter}');
    expect(onGuess).not.toHaveBeenCalled();
    for (const name of ['autocomplete', 'autocapitalize', 'autocorrect']) {
      expect(field().getAttribute(name)).toBe('off');
    }
  });

  test('keeps what was begun for a game until it is sent', async () => {
    const { user } = show({ game: 41 });
    await user.type(field(), 'zid');
    cleanup();
    const { change } = show({ game: undefined });
    expect(field().value).toBe('');
    change({ game: 41 });
    expect(field().value).toBe('zid');
    cleanup();
    show({ game: 42 });
    expect(field().value).toBe('');
    cleanup();
    show({ game: 41 });
    await user.type(field(), 'ane{Enter}');
    cleanup();
    show({ game: 41 });
    expect(field().value).toBe('');
  });

  test.each([
    ['while a guess is pending', { pending: true }],
    ['without a game', { active: false }],
  ])('is disabled %s', (_, props) => {
    show(props);
    expect(field().disabled).toBe(true);
    expect(button().disabled).toBe(true);
  });

  test('takes letters and the press for a game that is still to come', async () => {
    const { user, change, onGuess } = show({ active: false, waiting: true });
    await user.type(field(), 'zidane{Enter}');
    expect(onGuess).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-busy')).toBe('true');
    change({ active: true });
    await waitFor(() => expect(onGuess.mock.calls).toEqual([['zidane']]));
    await waitFor(() => expect(field().value).toBe(''));
  });

  test('keeps the press if the game that comes is of another sport', async () => {
    const { user, change, onGuess } = show({ active: false, waiting: true });
    await user.type(field(), 'zidane{Enter}');
    change({ active: false, waiting: true, onLetter: () => undefined });
    change({ active: true, onLetter: () => undefined });
    await waitFor(() => expect(onGuess.mock.calls).toEqual([['zidane']]));
  });

  test('sends nothing for a press that another letter has followed', async () => {
    const { user, change, onGuess } = show({ active: false, waiting: true });
    await user.type(field(), 'zidan{Enter}e');
    change({ active: true });
    expect(field().value).toBe('zidane');
    expect(onGuess).not.toHaveBeenCalled();
  });

  test('takes the focus back when the answer arrives', async () => {
    const { user, change } = show();
    await user.click(field());
    change({ pending: true });
    change({ pending: false });
    expect(document.activeElement).toBe(field());
  });

  test.each([
    ['repeated', 'You already tried this athlete.'],
    ['unknown', 'Not on our list. Send it again to use it anyway.'],
    [{ meant: 'Ángel Di María' }, 'Ángel Di María? Send again to confirm.'],
  ] as const)('keeps a guess that is %j and says so at the field', async (outcome, message) => {
    const { user } = show({}, outcome);
    await user.type(field(), 'zzzz{Enter}');
    expect(field().value).toBe('zzzz');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(message);
    await user.type(field(), 'y');
    expect(described?.textContent).toBe('');
  });
});

describe('the note at the field', () => {
  test('is there until there is something to say of a guess', async () => {
    const { user } = show({ note: 'Any name will do' }, 'repeated');
    const described = () =>
      document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described()).toBe('Any name will do');
    await user.type(field(), 'zidane{Enter}');
    expect(described()).toBe('You already tried this athlete.');
  });
});

test('what a miss costs stands on the button, and is told with the field, never as news', () => {
  show({ note: 'Any name will do', price: '−20 if wrong' });
  const told = (of: HTMLElement) =>
    (of.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(told(field())).toEqual(['Any name will do', '−20 if wrong']);
  expect(told(button())).toEqual(['−20 if wrong']);
  expect(screen.getByText('−20 if wrong').closest('[role=status]')).toBeNull();
});

describe('suggestions', () => {
  test('are loaded with the first letter', async () => {
    const onLetter = jest.fn();
    const { user } = show({ onLetter });
    await user.click(field());
    expect(onLetter).not.toHaveBeenCalled();
    await user.type(field(), 's');
    expect(onLetter).toHaveBeenCalledTimes(1);
  });

  test('appear from two letters on, and not without a book', async () => {
    const { user, change } = show();
    await user.type(field(), 's');
    expect(options()).toEqual([]);
    await user.type(field(), 'a');
    expect(options()).toEqual(['Bukayo Saka', 'Mohamed Salah']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    change({ suggest: undefined });
    expect(options()).toEqual([]);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  test('mark who is not of the league, also for who listens', async () => {
    const suggest = (text: string) => listedBook.suggest(text, 'brasileirao');
    const { user } = show({ suggest });
    await user.type(field(), 'sala');
    expect(screen.getByRole('option').getAttribute('aria-label')).toBe(
      'Mohamed Salah, other league',
    );
    expect(options()).toEqual(['Mohamed Salahother league']);
  });

  test('are chosen by arrows and Enter, and sent by a second Enter', async () => {
    const { user, onGuess } = show();
    await user.type(field(), 'sa{ArrowDown}{ArrowDown}');
    const marked = screen.getByRole('option', { selected: true });
    expect(field().getAttribute('aria-activedescendant')).toBe(marked.id);
    await user.keyboard('{Enter}');
    expect(field().value).toBe('Mohamed Salah');
    expect(onGuess).not.toHaveBeenCalled();
    expect(options()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(onGuess.mock.calls).toEqual([['Mohamed Salah']]);
  });

  test('leave Enter to the form while none is selected', async () => {
    const { user, onGuess } = show();
    await user.type(field(), 'sa{ArrowDown}{ArrowUp}{Enter}');
    expect(onGuess.mock.calls).toEqual([['sa']]);
  });
});

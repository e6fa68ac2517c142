import { leagueName, sportOf } from '@craque/common/domain/sport.ts';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { GameView } from '@craque/common/contracts/games.ts';
import { act, render, screen, within } from '@testing-library/react';
import { aGameView, aGuessView } from '../../testing/game-view-builder.ts';
import { startEnglish, startTexts } from '../../testing/start-english.ts';
import { GuessHistory } from './guess-history.tsx';
import { GuessRows } from './guess-rows.tsx';

const match = {
  sport: 'same',
  league: 'same',
  team: 'different',
  nationality: 'near',
  position: 'same',
  age: 'older',
} as const;
const first = aGuessView({ id: '1', guess: 'zzzz', accuracy: 0, feedback: 'Unknown.' });
const second = aGuessView({
  ...{ id: '2', guess: 'saka', resolvedName: 'Bukayo Saka', accuracy: 45, match },
  explanation: 'Same league, same position. Yours is older.',
});
const third = aGuessView({ id: '3', guess: 'Rice', accuracy: 61, feedback: '● Very close (61).' });
const right = aGuessView({ id: '5', guess: 'Ada', accuracy: 100, feedback: 'Correct!' });

function show(overrides: Partial<GameView> = {}) {
  const history = (game: GameView) => <GuessHistory rows={GuessRows} game={game} />;
  const { rerender } = render(history(aGameView(overrides)));
  return { turn: (next: Partial<GameView>) => rerender(history(aGameView(next))) };
}
const spoken = () => screen.getByRole('status').textContent;
const parts = () => screen.queryByRole('list', { name: 'What matches' });

beforeAll(startEnglish);

describe('the history of guesses', () => {
  test('is newest first, each with percentage and band', () => {
    show({ guesses: [first, second, third, right], remainingGuesses: 1 });
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    const at = (text: string) => items.findIndex((item) => item.includes(text));
    expect(at('100%Correct')).toBe(0);
    expect(at('61%Very close')).toBe(1);
    expect(at('45%Close')).toBeGreaterThan(1);
    expect(at('0%Far')).toBeGreaterThan(at('45%Close'));
  });

  test('shows how a name was understood, why it is close, and in words which parts match', () => {
    show({ guesses: [second] });
    expect(screen.getByText('Bukayo Saka')).toBeTruthy();
    expect(screen.getByText('Same league, same position. Yours is older.')).toBeTruthy();
    show({ guesses: [right], athleteName: 'Ada Secretova' });
    expect(screen.getByText('Ada Secretova')).toBeTruthy();
    const chips = within(parts() as HTMLElement).getAllByRole('listitem');
    expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'League: same',
      'Club: different',
      'Continent: same',
      'Position: same',
      'Age: yours is older',
    ]);
    expect(chips.at(-1)?.textContent).toBe('Older');
  });

  test.each([
    ['fifa-womens-world-cup', 'Tournament'],
    ['grand-slam', 'Tournaments'],
    ['wta', 'Tour'],
    ['formula-2', 'Series'],
  ] as const)('calls a competition what it is: %s', (league, label) => {
    show({ guesses: [second], sport: sportOf(league), league: leagueName(league) });
    expect(screen.getByRole('listitem', { name: `${label}: same` })).toBeTruthy();
  });

  test('calls a national team no club', () => {
    show({ guesses: [second], league: leagueName('fifa-womens-world-cup') });
    expect(screen.getByRole('listitem', { name: 'Team: different' })).toBeTruthy();
  });

  test('shows no parts on the levels without them', () => {
    show({ guesses: [third], difficulty: 'hard' });
    expect(parts()).toBeNull();
  });

  test('announces a guess with its band, the clue that it opened and the worth of the next', () => {
    const { turn } = show({ guesses: [first] });
    expect(spoken()).toBe('');
    const athleteDetail = { ...aGameView().athleteDetail, team: 'Burnley' };
    const next = { guesses: [first, third], athleteDetail, potentialScore: 60 };
    turn(next);
    const words = 'Attempt 2 of 5, Rice: Very close, 61%. Club: Burnley. Worth now: 60.';
    expect(spoken()).toBe(words);
    turn({ ...next, potentialScore: 50 });
    expect(spoken()).toBe(words);
  });

  test('announces two guesses with the same answer as two', () => {
    const { turn } = show();
    turn({ guesses: [third] });
    expect(spoken()).toBe('Attempt 1 of 5, Rice: Very close, 61%. Worth now: 100.');
    turn({ guesses: [third, { ...third, id: '4' }] });
    expect(spoken()).toBe('Attempt 2 of 5, Rice: Very close, 61%. Worth now: 100.');
  });

  test('announces the score of the last guess, and nothing of the game before', () => {
    const { turn } = show();
    turn({ guesses: [right], completed: true, score: 87 });
    expect(spoken()).toBe('Attempt 1 of 5, Ada: Correct, 100%. Score: 87.');
    turn({ id: 102 });
    expect(spoken()).toBe('');
  });

  test('labels and answers have the spaces of the language', async () => {
    await startTexts('fr');
    try {
      const { turn } = show();
      turn({ guesses: [second] });
      expect(screen.getByRole('listitem', { name: 'Championnat\u00a0: identique' })).toBeTruthy();
      expect(spoken()).toMatch(/Bukayo Saka\u00a0: Proche, 45[\u00a0\u202f]%\./);
    } finally {
      await act(() => startTexts('en'));
    }
  });
});

import { leagueName, sportOf } from '@craque/common/domain/sport.ts';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { aGameView, aGuessView } from '../../testing/game-view-builder.ts';
import { startEnglish } from '../../testing/start-english.ts';
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
const first = aGuessView({
  id: '1',
  guess: 'zzzz',
  accuracy: 0,
  feedback: 'We do not know this athlete.',
  explanation: 'We do not know this athlete.',
});
const second = aGuessView({
  id: '2',
  guess: 'saka',
  resolvedName: 'Bukayo Saka',
  accuracy: 45,
  feedback: '◆ Close (45). Same league, same position. Yours is older.',
  explanation: 'Same league, same position. Yours is older.',
  match,
});
const third = aGuessView({ id: '3', guess: 'Rice', accuracy: 61, feedback: '● Very close (61).' });

const rows = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByText(/%$/);

beforeAll(startEnglish);
afterEach(cleanup);

describe('the history of guesses', () => {
  test('is newest first, each with percentage and band', () => {
    render(
      <GuessHistory
        rows={GuessRows}
        game={aGameView({ guesses: [first, second, third], remainingGuesses: 2 })}
      />,
    );
    expect(rows().map(({ textContent }) => textContent)).toEqual(['%', '%', '%']);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    const at = (text: string) => items.findIndex((item) => item.includes(text));
    expect(at('61%Very close')).toBe(0);
    expect(at('45%Close')).toBeGreaterThan(0);
    expect(at('0%Far')).toBeGreaterThan(at('45%Close'));
  });

  test('shows how a name was understood and why it is close', () => {
    render(<GuessHistory rows={GuessRows} game={aGameView({ guesses: [second] })} />);
    expect(screen.getByText('Bukayo Saka')).toBeTruthy();
    expect(screen.getByText('Same league, same position. Yours is older.')).toBeTruthy();
  });

  test('shows which parts match, in words for screen readers', () => {
    render(<GuessHistory rows={GuessRows} game={aGameView({ guesses: [second] })} />);
    const chips = within(screen.getByRole('list', { name: 'What matches' })).getAllByRole(
      'listitem',
    );
    expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'League: same',
      'Club: different',
      'Continent: same',
      'Position: same',
      'Age: yours is older',
    ]);
  });

  test.each([
    ['fifa-womens-world-cup', 'Tournament'],
    ['fiba-world-cup', 'Tournament'],
    ['grand-slam', 'Tournaments'],
    ['wta', 'Tour'],
    ['formula-2', 'Series'],
    ['wnba', 'League'],
  ] as const)('calls a competition what it is: %s', (league, label) => {
    const game = aGameView({
      guesses: [second],
      sport: sportOf(league),
      league: leagueName(league),
    });
    render(<GuessHistory rows={GuessRows} game={game} />);
    expect(screen.getByRole('listitem', { name: `${label}: same` })).toBeTruthy();
  });

  test('shows no parts on the levels without them', () => {
    render(
      <GuessHistory rows={GuessRows} game={aGameView({ guesses: [third], difficulty: 'hard' })} />,
    );
    expect(screen.queryByRole('list', { name: 'What matches' })).toBeNull();
  });

  test('announces a guess with its band, the clue that it opened and the worth of the next', () => {
    const { rerender } = render(
      <GuessHistory rows={GuessRows} game={aGameView({ guesses: [first] })} />,
    );
    expect(screen.getByRole('status').textContent).toBe('');
    const detail = { ...aGameView().athleteDetail, team: 'Burnley' };
    const game = aGameView({ guesses: [first, third], athleteDetail: detail, potentialScore: 60 });
    rerender(<GuessHistory rows={GuessRows} game={game} />);
    const said = 'Attempt 2 of 5, Rice: Very close, 61 %. Club: Burnley. Worth now: 60.';
    expect(screen.getByRole('status').textContent).toBe(said);
    rerender(<GuessHistory rows={GuessRows} game={{ ...game, potentialScore: 50 }} />);
    expect(screen.getByRole('status').textContent).toBe(said);
  });

  test('announces two guesses with the same answer as two', () => {
    const { rerender } = render(<GuessHistory rows={GuessRows} game={aGameView()} />);
    rerender(<GuessHistory rows={GuessRows} game={aGameView({ guesses: [third] })} />);
    const once = screen.getByRole('status').textContent;
    rerender(
      <GuessHistory
        rows={GuessRows}
        game={aGameView({ guesses: [third, { ...third, id: '4' }] })}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe(
      'Attempt 2 of 5, Rice: Very close, 61 %. Worth now: 100.',
    );
    expect(once).toBe('Attempt 1 of 5, Rice: Very close, 61 %. Worth now: 100.');
  });

  test('announces the score of the last guess, and nothing of the game before', () => {
    const { rerender } = render(<GuessHistory rows={GuessRows} game={aGameView()} />);
    const right = aGuessView({ guess: 'Ada', accuracy: 100, feedback: 'Correct!' });
    rerender(
      <GuessHistory
        rows={GuessRows}
        game={aGameView({ guesses: [right], completed: true, score: 87 })}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe(
      'Attempt 1 of 5, Ada: Correct, 100 %. Score: 87.',
    );
    rerender(<GuessHistory rows={GuessRows} game={aGameView({ id: 102 })} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('marks the right guess', () => {
    const right = aGuessView({ guess: 'Ada', accuracy: 100, feedback: 'Correct!' });
    render(
      <GuessHistory
        rows={GuessRows}
        game={aGameView({ guesses: [right], completed: true, won: true })}
      />,
    );
    expect(screen.getByText('Correct')).toBeTruthy();
  });
});

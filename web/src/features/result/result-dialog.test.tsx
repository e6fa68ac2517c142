import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GameView } from '@craque/common/contracts/games.ts';
import { createFakeGameApi, outage } from '../../testing/fake-game-api.ts';
import { aGameView, aGuessView } from '../../testing/game-view-builder.ts';
import { preferReducedMotion } from '../../testing/reduced-motion.ts';
import { startEnglish } from '../../testing/start-english.ts';
import { MemoryRouter } from 'react-router-dom';
import { session } from '../../lib/session-store.ts';
import { aUser } from '../../testing/a-user.ts';
import { answersShown } from '../../testing/serve.ts';
import { reads } from '../../lib/use-read.ts';
import { serveFake } from '../../testing/serve-fake.ts';
import { ResultDialog } from './result-dialog.tsx';

const won = aGameView({
  completed: true,
  won: true,
  athleteName: 'Ada Secretova',
  remainingGuesses: 2,
  score: 103,
  speedBonus: 33,
  streakBonus: 20,
  streakCount: 3,
  timeTaken: 75,
});

async function open(game: GameView = won, celebrate = false, address = '/') {
  const api = serveFake(createFakeGameApi());
  api.games.set(game.id, game);
  const onClose = jest.fn();
  const onPlayAgain = jest.fn();
  const dialogOf = (shown: GameView) => (
    <MemoryRouter initialEntries={[address]}>
      <ResultDialog
        game={shown}
        celebrate={celebrate}
        onClose={onClose}
        onPlayAgain={onPlayAgain}
      />
    </MemoryRouter>
  );
  const { unmount, rerender } = render(dialogOf(game));
  await answersShown();
  const reopen = () => {
    unmount();
    render(dialogOf(game));
  };
  const show = (shown: GameView) => rerender(dialogOf(shown));
  return { api, onClose, onPlayAgain, reopen, show, user: userEvent.setup() };
}

const line = (label: string) => screen.queryByText(label)?.nextElementSibling?.textContent;
const detailsTab = () => screen.getByRole<HTMLButtonElement>('tab', { name: 'Athlete details' });
const scoreTab = () => screen.getByRole('tab', { name: 'Score' });

beforeAll(startEnglish);
beforeEach(() => {
  reads.clear();
  session.setState({ state: 'guest' }, true);
});

describe('a lost challenge whose athlete is withheld', () => {
  test('says when the name will be there, and shows it then', async () => {
    const lost = { ...won, won: false, score: 0, athleteName: null };
    const { show } = await open(lost);
    expect(screen.getByRole('dialog', { name: 'Unknown' }).textContent).toContain(
      'the name stays secret until everybody is done',
    );
    show({ ...lost, athleteName: 'Ada Secretova' });
    const text = screen.getByRole('dialog', { name: 'Ada Secretova' }).textContent;
    expect(text).not.toContain('stays secret');
  });
});

describe('the photo', () => {
  test('is credited, even after a loss, with a link to its source', async () => {
    const source = 'https://photos.example/ada';
    await open({
      ...won,
      won: false,
      photoCredit: { author: 'Bea Lens', licence: 'CC BY 4.0', source },
    });
    const link = screen.getByRole('link', { name: 'Photo: Bea Lens, CC BY 4.0' });
    expect(link.getAttribute('href')).toBe(source);
  });
});

describe('the score tab', () => {
  test('names the athlete and adds up the score', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Ada Secretova' })).toBeTruthy();
    expect(screen.getByText('103')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Photo/ })).toBeNull();
    expect(line('Guess and hints')).toBe('50');
    expect(line('Speed bonus')).toBe('+33');
    expect(line('Streak bonus')).toBe('+20');
    expect(screen.getByText('Wins in a row: 3')).toBeTruthy();
    expect(line('Attempts')).toBe('3/5');
    expect(line('Time')).toBe('1:15');
  });

  test('has bonus lines only above 0', async () => {
    await open({ ...won, speedBonus: 0, streakBonus: 0 });
    expect(line('Speed bonus')).toBeUndefined();
    expect(line('Streak bonus')).toBeUndefined();
  });
});

describe('the details tab', () => {
  test('loads the details when it is opened, with their date', async () => {
    const { user, api } = await open();
    expect(api.calls('readAthleteDetails')).toHaveLength(0);
    await user.click(detailsTab());
    expect(await screen.findByText('Many titles.')).toBeTruthy();
    expect(line('Height')).toBe('1.71 m');
    expect(screen.getByText('A fun fact.')).toBeTruthy();
    expect(screen.queryByText('Did you know?')).toBeNull();
    expect(screen.getByText('Facts as of Jun 2026')).toBeTruthy();
  });

  test('says that they cannot be loaded, and retries on demand', async () => {
    const { user, api } = await open();
    api.fail('readAthleteDetails', outage);
    await user.click(detailsTab());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Could not load athlete details.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Many titles.')).toBeTruthy();
  });

  test('shows what the game itself tells after a loss, and asks for nothing more', async () => {
    const { athleteDetail } = won;
    const hidden = { ...athleteDetail, nationality: 'Brazil', team: 'Hidden United' };
    const { user, api } = await open({ ...won, won: false, score: 0, athleteDetail: hidden });
    await user.click(detailsTab());
    expect(line('Born')).toBe('16 Nov 1997');
    expect(line('Nationality')).toBe('Brazil');
    expect(line('Club')).toBe('Hidden United');
    expect(screen.getByText('Find them next time to read the whole story.')).toBeTruthy();
    expect(api.calls('readAthleteDetails')).toHaveLength(0);
  });

  test.each([true, false])('has the date of a team that may be left, won: %s', async (hasWon) => {
    const { user } = await open({ ...won, won: hasWon, teamAsOf: '2025-02' });
    await user.click(detailsTab());
    expect((await screen.findByText(/^Club as of/)).textContent).toBe('Club as of Feb\u00a02025');
    expect(screen.queryByText(/^Facts as of/)).toBeNull();
  });

  test('is replaced by the score each time the dialog opens', async () => {
    const { user, reopen } = await open();
    await user.click(detailsTab());
    expect(scoreTab().getAttribute('aria-selected')).toBe('false');
    reopen();
    expect(scoreTab().getAttribute('aria-selected')).toBe('true');
  });
});

describe('the album', () => {
  const user = aUser({ username: 'lia' });

  test('has the new sticker after a win, and links to its page', async () => {
    session.setState({ state: 'user', user }, true);
    await open();
    const link = await screen.findByRole('link', { name: /Stuck in your album/ });
    expect(link.textContent).toContain('No. 37');
    expect(link.textContent).toContain('rare');
    expect(link.textContent).toContain('38 of 229');
    expect(link.getAttribute('href')).toMatch(/league=english-premier-league&page=4$/);
  });

  test.each([
    ['/', '/register'],
    ['/join/0123ABCDEF', '/register?next=%2Fjoin%2F0123ABCDEF'],
  ])('asks a guest at %s to register to keep the sticker', async (address, registration) => {
    await open(won, false, address);
    const link = await screen.findByRole('link', { name: /Register to keep it/ });
    expect(link.getAttribute('href')).toBe(registration);
  });

  test('has an empty place after a loss', async () => {
    session.setState({ state: 'user', user }, true);
    await open({ ...won, won: false, score: 0 });
    const link = await screen.findByRole('link', { name: /Still missing from your album/ });
    expect(link.textContent).toContain('No. 37');
  });

  test('is not mentioned if it cannot be read', async () => {
    const { api, show } = await open({ ...won, id: 4 });
    api.games.clear();
    show({ ...won, id: 5 });
    await waitFor(() => expect(api.calls('readAftermath')).toHaveLength(2));
    expect(screen.queryByRole('link', { name: /album/ })).toBeNull();
  });
});

describe('a loss', () => {
  const guesses = [12, 62, 40].map((accuracy, index) =>
    aGuessView({ id: String(index), accuracy, resolvedName: `Guess ${accuracy}` }),
  );

  test('shows the best guess and the streak that ended, and no points', async () => {
    await open({ ...won, won: false, score: 0, guesses });
    expect(screen.getByText('Your best guess').nextElementSibling?.textContent).toBe('Guess 62');
    expect(screen.queryByText('points')).toBeNull();
    await screen.findByText('Winning streak ended at');
    expect(line('Winning streak ended at')).toBe('4');
  });

  test('has no best guess if none was near', async () => {
    await open({ ...won, won: false, score: 0, guesses: [aGuessView({ accuracy: 0 })] });
    expect(screen.queryByText('Your best guess')).toBeNull();
  });
});

describe('a win that has just happened', () => {
  test('opens at once with reduced motion', async () => {
    preferReducedMotion();
    await open(won, true);
    expect(screen.getByRole('dialog', { name: 'Ada Secretova' })).toBeTruthy();
  });
});

describe('the dialog', () => {
  test('closes on Escape and plays again', async () => {
    const { user, onClose, onPlayAgain } = await open();
    await user.click(screen.getByRole('button', { name: 'Play again' }));
    expect(onPlayAgain).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

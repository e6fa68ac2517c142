import { describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { GameView } from '@craque/common/contracts/games.ts';
import { signIn } from '../../testing/a-user.ts';
import { createFakeGameApi, outage } from '../../testing/fake-game-api.ts';
import { aGameView, aGuessView } from '../../testing/game-view-builder.ts';
import { openPage } from '../../testing/open-page.tsx';
import { preferReducedMotion } from '../../testing/reduced-motion.ts';
import { answersShown } from '../../testing/serve.ts';
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

async function open(game: GameView = won, { celebrate = false, at = '/', isStored = true } = {}) {
  const api = serveFake(createFakeGameApi());
  if (isStored) api.games.set(game.id, game);
  const does = { onClose: jest.fn(), onPlayAgain: jest.fn() };
  const user = openPage(<ResultDialog game={game} celebrate={celebrate} {...does} />, at);
  await answersShown();
  return { api, user, ...does };
}

const line = (label: string) => screen.queryByText(label)?.nextElementSibling?.textContent;
const detailsTab = () => screen.getByRole<HTMLButtonElement>('tab', { name: 'Athlete details' });
const scoreTab = () => screen.getByRole('tab', { name: 'Score' });

describe('a lost challenge whose athlete is withheld', () => {
  test('says when the name will be there, as long as it is not', async () => {
    const lost = { ...won, won: false, score: 0, athleteName: null };
    await open(lost);
    expect(screen.getByRole('dialog', { name: 'Unknown' }).textContent).toContain(
      'the name stays secret until everyone is done',
    );
    cleanup();
    await open({ ...lost, athleteName: 'Ada Secretova' });
    const text = screen.getByRole('dialog', { name: 'Ada Secretova' }).textContent;
    expect(text).not.toContain('stays secret');
  });
});

test('a result that does not rank says so in a line, and no other does', async () => {
  const unranked = /Someone already knew the answer when you started/;
  await open({ ...won, own: { userId: 'ana', ghosts: [], unranked: true } });
  expect(screen.getByText(unranked)).toBeTruthy();
  cleanup();
  await open({ ...won, own: { userId: 'ana', ghosts: [] } });
  expect(screen.queryByText(unranked)).toBeNull();
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
    const athleteStrength = { players: 1040, solvedPercent: 41, par: 3 };
    await open({ ...won, athleteStrength });
    expect(screen.getByRole('dialog', { name: 'Ada Secretova' })).toBeTruthy();
    expect(screen.getByText('103')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Photo/ })).toBeNull();
    expect(line('Guess and hints')).toBe('50');
    expect(line('Speed bonus')).toBe('+33');
    expect(line('Winning streak: 3')).toBe('+20');
    expect(line('Attempts')).toBe('3/5');
    expect(line('Time')).toBe('1:15');
    expect(screen.getByText('41% got it, par 3, level with par')).toBeTruthy();
  });

  test('has bonus lines only above 0', async () => {
    await open({ ...won, speedBonus: 0, streakBonus: 0 });
    expect(line('Speed bonus')).toBeUndefined();
    expect(screen.queryByText(/^Winning streak/)).toBeNull();
  });
});

describe('the details tab', () => {
  test('loads the details when it is opened, with their date', async () => {
    const { user, api } = await open();
    expect(api.calls('readAthleteDetails')).toHaveLength(0);
    await user.click(detailsTab());
    const highlight = await screen.findByText('Many titles.');
    const story = screen.getByText('A story from the bar.');
    expect(story.compareDocumentPosition(highlight)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
    expect(line('Born')).toBe('Nov 16, 1997');
    expect(line('Nationality')).toBe('Brazil');
    expect(line('Club')).toBe('Hidden United');
    expect(screen.getByText('Get it right next time to read the whole story.')).toBeTruthy();
    expect(api.calls('readAthleteDetails')).toHaveLength(0);
  });

  test.each([true, false])('has the date of a team that may be left, won: %s', async (hasWon) => {
    const { user } = await open({ ...won, won: hasWon, teamAsOf: '2025-02' });
    await user.click(detailsTab());
    expect((await screen.findByText(/^Club as of/)).textContent).toBe('Club as of Feb\u00a02025');
    expect(screen.queryByText(/^Facts as of/)).toBeNull();
  });

  test('is replaced by the score each time the dialog opens', async () => {
    const { user } = await open();
    await user.click(detailsTab());
    expect(scoreTab().getAttribute('aria-selected')).toBe('false');
    cleanup();
    await open();
    expect(scoreTab().getAttribute('aria-selected')).toBe('true');
  });
});

describe('the album', () => {
  test('has the new sticker after a win, and links to its page', async () => {
    signIn();
    await open();
    const link = await screen.findByRole('link', { name: /Stuck in your album/ });
    expect(link.textContent).toContain('No. 37');
    expect(link.textContent).toContain('rare');
    expect(link.textContent).toContain('38 of 229');
    expect(link.textContent).toContain('Set of the week: 2 of 12');
    expect(link.getAttribute('href')).toMatch(/league=english-premier-league&page=4$/);
  });

  test.each([
    ['/', '/register'],
    ['/join/0123ABCDEF', '/register?next=%2Fjoin%2F0123ABCDEF'],
  ])('asks a guest at %s to register to keep the sticker', async (at, registration) => {
    await open(won, { at });
    const link = await screen.findByRole('link', { name: /Register to keep it/ });
    expect(link.getAttribute('href')).toBe(registration);
  });

  test('has an empty place after a loss', async () => {
    signIn();
    await open({ ...won, won: false, score: 0 });
    const link = await screen.findByRole('link', { name: /Still missing from your album/ });
    expect(link.textContent).toContain('No. 37');
  });

  test('is not mentioned if it cannot be read', async () => {
    const { api } = await open(won, { isStored: false });
    expect(api.calls('readAftermath')).toHaveLength(1);
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
    await open(won, { celebrate: true });
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

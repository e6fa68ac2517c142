import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GameView } from '@craque/common/contracts/games.ts';
import { createFakeGameApi, outage } from '../../../testing/fake-game-api.ts';
import { aGameView } from '../../../testing/game-view-builder.ts';
import { startEnglish } from '../../../testing/start-english.ts';
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

function open(game: GameView = won) {
  const api = createFakeGameApi();
  api.games.set(game.id, game);
  const onClose = jest.fn();
  const onPlayAgain = jest.fn();
  const dialogOf = (shown: GameView) => (
    <ResultDialog
      game={shown}
      celebrate={false}
      onClose={onClose}
      onPlayAgain={onPlayAgain}
      call={api.call}
    />
  );
  const { unmount, rerender } = render(dialogOf(game));
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
afterEach(cleanup);

describe('a lost challenge whose athlete is withheld', () => {
  test('says when the name will be there, and shows it then', () => {
    const lost = { ...won, won: false, score: 0, athleteName: null };
    const { show } = open(lost);
    expect(screen.getByRole('dialog', { name: 'Unknown' }).textContent).toContain(
      'Once everybody is done, you will see here who it was.',
    );
    show({ ...lost, athleteName: 'Ada Secretova' });
    const text = screen.getByRole('dialog', { name: 'Ada Secretova' }).textContent;
    expect(text).not.toContain('who it was');
  });
});

describe('the photo', () => {
  test('is credited, even after a loss, with a link to its source', () => {
    const source = 'https://photos.example/ada';
    open({ ...won, won: false, photoCredit: { author: 'Bea Lens', licence: 'CC BY 4.0', source } });
    const link = screen.getByRole('link', { name: 'Photo: Bea Lens, CC BY 4.0' });
    expect(link.getAttribute('href')).toBe(source);
  });

  test('is not mentioned if the picture is drawn', () => {
    open();
    expect(screen.queryByRole('link', { name: /^Photo/ })).toBeNull();
  });
});

describe('the score tab', () => {
  test('names the athlete and adds up the score', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Ada Secretova' })).toBeTruthy();
    expect(screen.getByText('103')).toBeTruthy();
    expect(line('Guess and hints')).toBe('50');
    expect(line('Speed bonus')).toBe('+33');
    expect(line('Streak bonus')).toBe('+20');
    expect(line('Attempts')).toBe('3/5');
  });

  test('shows the time as minutes and seconds', () => {
    open();
    expect(line('Time')).toBe('1:15');
  });

  test('has bonus lines only above 0', () => {
    open({ ...won, speedBonus: 0, streakBonus: 0 });
    expect(line('Speed bonus')).toBeUndefined();
    expect(line('Streak bonus')).toBeUndefined();
  });

  test('calls an athlete without a name unknown', () => {
    open({ ...won, won: false, athleteName: null });
    expect(screen.getByRole('dialog', { name: 'Unknown' })).toBeTruthy();
  });
});

describe('the details tab', () => {
  test('loads the details when it is opened, with their date', async () => {
    const { user, api } = open();
    expect(api.calls('readAthleteDetails')).toHaveLength(0);
    await user.click(detailsTab());
    expect(await screen.findByText('Many titles.')).toBeTruthy();
    expect(line('Height')).toBe('1.71 m');
    expect(screen.getByText('A fun fact.')).toBeTruthy();
    expect(screen.queryByText('Did you know?')).toBeNull();
    expect(screen.getByText('Facts as of June 2026')).toBeTruthy();
  });

  test('says that they cannot be loaded, and retries on demand', async () => {
    const { user, api } = open();
    api.fail('readAthleteDetails', outage);
    await user.click(detailsTab());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Could not load athlete details.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Many titles.')).toBeTruthy();
  });

  test('is disabled after a loss', async () => {
    const { user, api } = open({ ...won, won: false, score: 0 });
    expect(detailsTab().disabled).toBe(true);
    await user.click(detailsTab());
    expect(api.calls('readAthleteDetails')).toHaveLength(0);
  });

  test('is replaced by the score each time the dialog opens', async () => {
    const { user, reopen } = open();
    await user.click(detailsTab());
    expect(scoreTab().getAttribute('aria-selected')).toBe('false');
    reopen();
    expect(scoreTab().getAttribute('aria-selected')).toBe('true');
  });
});

describe('the dialog', () => {
  test('closes on Escape and plays again', async () => {
    const { user, onClose, onPlayAgain } = open();
    await user.click(screen.getByRole('button', { name: 'Play again' }));
    expect(onPlayAgain).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

import { describe, expect, test } from '@jest/globals';
import { achievementKeys } from '@craque/common/domain/record/achievement.ts';
import { screen, within } from '@testing-library/react';
import { serveProfile, someStates } from '../../../testing/fake-profile-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { AchievementsTab } from './achievements-tab.tsx';

async function open() {
  const states = someStates({
    first_victory: { unlocked: true, unlockedAt: '2026-11-20T12:00:00.000Z', progress: 1 },
    perfect_game: { unlocked: true, unlockedAt: null, progress: 1 },
    f1_expert: { progress: 2 },
  });
  serveProfile({ 'GET /api/user/achievements': states });
  openPage(<AchievementsTab />);
  await screen.findByText('First victory');
}

const card = (title: string) => screen.getByText(title).closest('li') as HTMLElement;
const words = (title: string) => card(title).textContent?.replaceAll(/\s/g, ' ');

describe('the achievements', () => {
  test('are cards in the order of the answer, counted above', async () => {
    await open();
    const titles = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    expect(titles).toHaveLength(achievementKeys.length);
    expect(titles.slice(0, 8)).toEqual([
      'First victory',
      'Streak master',
      'Perfect game',
      'F1 expert',
      'Sports network',
      'Speed demon',
      'Football scholar',
      'Five in a row',
    ]);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(
      `2/${achievementKeys.length}`,
    );
    const bar = screen.getByRole('progressbar', { name: 'achievements unlocked' });
    expect(bar.getAttribute('aria-valuenow')).toBe('2');
    expect(screen.getByText('+250 pts')).toBeTruthy();
  });

  test('say in words when they were unlocked', async () => {
    await open();
    expect(words('First victory')).toBe(
      '+50 ptsFirst victoryAbout first victoryUnlocked Nov 20, 2026Nov 20, 2026',
    );
    expect(words('Perfect game')).toContain('Unlocked');
    expect(within(card('First victory')).queryByRole('progressbar')).toBeNull();
  });

  test('show the progress of a locked one in words and as a bar', async () => {
    await open();
    expect(words('F1 expert')).toBe('+150 ptsF1 expertAbout f1 expertLocked2 of 5');
    const bar = within(card('F1 expert')).getByRole('progressbar', { name: 'F1 expert' });
    expect(bar.getAttribute('aria-valuenow')).toBe('2');
    expect(bar.getAttribute('aria-valuemax')).toBe('5');
    expect(bar.getAttribute('aria-valuetext')).toBe('2 of 5');
  });
});

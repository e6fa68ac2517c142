import { describe, expect, test } from '@jest/globals';
import type { GameId } from '../ids.ts';
import { archiveMonth, type DailyGame, monthOf } from './daily-archive.ts';
import { type DailyDate, dailyDateOf } from './daily-date.ts';

const date = (text: string) => dailyDateOf(text) as DailyDate;
const game = (id: number, day: string, parts: Omit<DailyGame, 'date' | 'gameId'>): DailyGame => ({
  date: date(day),
  gameId: id as GameId,
  ...parts,
});
const archive = (parts: { month?: string; today?: string; games?: DailyGame[] }) =>
  archiveMonth({
    month: date(`${parts.month ?? '2026-11'}-01`),
    today: date(parts.today ?? '2026-11-23'),
    first: date('2026-10-30'),
    games: parts.games ?? [],
  });

describe('the archive', () => {
  test('has the dates that have ended for the player, from the first one on', () => {
    const november = archive({}).map((day) => day.date);
    expect(november).toHaveLength(22);
    expect([november[0], november.at(-1)]).toEqual(['2026-11-01', '2026-11-22']);
    expect(archive({ month: '2026-10' }).map((day) => day.date)).toEqual([
      '2026-10-30',
      '2026-10-31',
    ]);
    expect(archive({ month: '2026-09' })).toEqual([]);
    expect(archive({ month: '2026-12' })).toEqual([]);
    expect(archive({ today: '2026-12-24' })).toHaveLength(30);
  });

  test('says of every sport what has become of it', () => {
    const games = [
      game(1, '2026-11-02', { sport: 'soccer', status: 'won' }),
      game(2, '2026-11-02', { sport: 'basketball', status: 'lost' }),
      game(3, '2026-11-02', { sport: 'formula1', status: 'abandoned' }),
      game(4, '2026-11-03', { sport: 'tennis', status: 'playing' }),
      game(5, '2026-11-23', { sport: 'tennis', status: 'won' }),
      game(6, '2026-10-31', { sport: 'tennis', status: 'won' }),
    ];
    const [first, second, third] = archive({ games });
    expect(first?.sports.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'open']);
    expect(second?.sports).toEqual([
      { sport: 'soccer', state: 'solved', gameId: 1 },
      { sport: 'basketball', state: 'lost', gameId: 2 },
      { sport: 'tennis', state: 'open', gameId: null },
      { sport: 'formula1', state: 'missed', gameId: 3 },
    ]);
    expect(third?.sports[2]).toEqual({ sport: 'tennis', state: 'playing', gameId: 4 });
  });

  test('knows months', () => {
    expect(monthOf('2026-11')).toBe('2026-11-01');
    for (const text of ['2026-13', '2026', '2026-11-01', '2026-1', '', 'november'])
      expect(monthOf(text)).toBeUndefined();
  });
});

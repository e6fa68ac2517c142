import type { Achievement, AchievementState } from '@craque/common/contracts/achievements.ts';
import type {
  AlbumCover,
  AlbumPage,
  AlbumSticker,
  WeeklySetView,
} from '@craque/common/contracts/album.ts';
import type { HistoryItem, Profile, Stats } from '@craque/common/contracts/history.ts';
import type { RankedPlayer, Ranking } from '@craque/common/contracts/rankings.ts';
import {
  type AchievementKey,
  achievementKeys,
  achievementRules,
} from '@craque/common/domain/record/achievement.ts';
import { leagueName, leagues, sportOf } from '@craque/common/domain/sport.ts';
import { defaultPreferences } from '@craque/common/domain/preferences.ts';
import { type Answer, refusal, serve } from './serve.ts';

export function aProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    id: 'u1',
    username: 'lia',
    displayName: null,
    avatarUrl: null,
    dailyScore: 150,
    weeklyScore: 320,
    monthlyScore: 870,
    totalScore: 1250,
    lastDays: [0, 90, 0, 40, 0, 40, 150],
    gamePoints: 1100,
    achievementPoints: 150,
    ...defaultPreferences,
    stats: someStats(),
    achievements: someStates(),
    ...overrides,
  };
}

export function someStats(overrides: Partial<Stats> = {}): Stats {
  return {
    winRate: 67,
    longestStreak: 4,
    avgGuesses: 2.5,
    avgTimeSeconds: 75,
    sportStats: {
      soccer: { gamesPlayed: 8, winRate: 75 },
      basketball: { gamesPlayed: 1, winRate: 0 },
      tennis: { gamesPlayed: 0, winRate: 0 },
      formula1: { gamesPlayed: 0, winRate: 0 },
    },
    ...overrides,
  };
}

export function aHistoryItem(overrides: Partial<HistoryItem> = {}): HistoryItem {
  return {
    id: 7,
    athleteName: 'Ada Secretova',
    startTime: '2026-11-20T12:00:00.000Z',
    sport: 'tennis',
    league: 'WTA',
    difficulty: 'hard',
    score: 103,
    won: true,
    completed: true,
    isMultiplayer: false,
    guessesUsed: 2,
    sticker: null,
    ...overrides,
  };
}

/** `first_victory` is called First victory. */
function achievement(key: AchievementKey): Achievement {
  const { points, target } = achievementRules[key];
  const words = key.replaceAll('_', ' ');
  const title = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return { id: key, key, title, description: `About ${words}`, points, target };
}

/** All eight locked, except those in `changes`. */
export function someStates(
  changes: Partial<Record<AchievementKey, Partial<AchievementState>>> = {},
): AchievementState[] {
  return achievementKeys.map((key) => {
    const { points, target } = achievementRules[key];
    const locked = { unlocked: false, unlockedAt: null, progress: 0, seen: false };
    return { id: key, achievementId: key, key, points, target, ...locked, ...changes[key] };
  });
}

/** A rare one in the first place, won once on medium at the second guess. */
export function aSticker(overrides: Partial<AlbumSticker> = {}): AlbumSticker {
  return {
    place: 1,
    athleteId: 'ada-secretova',
    name: 'Ada Secretova',
    rarity: 'rare',
    difficulty: 'medium',
    guesses: 2,
    wins: 1,
    collectedAt: '2026-11-20T12:00:00.000Z',
    picture: '/api/user/stickers/nba~ada-secretova?v=1-rare',
    ...overrides,
  };
}

/** The NBA's 30 places, one sticker in the first. */
export const anAlbumPage = (changes: Partial<AlbumPage> = {}): AlbumPage => ({
  ...{ sport: 'basketball', league: 'NBA', athletes: 30, collected: 1 },
  stickers: [aSticker()],
  goal: null,
  ...changes,
});

/** "Left feet", with these of the album in the first places. */
export const aWeeklySet = (...stickers: readonly AlbumSticker[]): WeeklySetView => ({
  ...{ title: 'Left feet', endsAt: '2026-11-30T00:00:00.000Z', collected: stickers.length },
  places: Array.from({ length: 12 }, (_, at) => {
    const sticker = stickers[at];
    const shown = sticker ? { ...sticker, sport: 'basketball' as const, league: 'NBA' } : null;
    return { place: at + 1, sticker: shown };
  }),
});

/** Every league with 30 athletes; those in `collected` are rare ones, one on the cover. */
export function someAlbums(collected: Readonly<Record<string, number>> = {}): AlbumCover[] {
  return leagues.map((league) => {
    const rare = collected[league] ?? 0;
    return {
      sport: sportOf(league),
      league: leagueName(league),
      athletes: 30,
      collected: rare,
      rarities: { common: 0, rare, epic: 0, legendary: 0 },
      doubles: 0,
      goal: null,
      onCover: rare > 0 ? [aSticker()] : [],
    };
  });
}

/** The row of `player-<rank>`: the scores fall by ten from 1,000 on. */
export function aRankedPlayer(rank: number, overrides: Partial<RankedPlayer> = {}): RankedPlayer {
  return {
    rank,
    username: `player-${rank}`,
    displayName: null,
    avatarUrl: null,
    score: 1010 - 10 * rank,
    games: 7,
    ...overrides,
  };
}

/** Three rows of 1,340 players, among them lia in the twelfth place. */
export function aRanking(overrides: Partial<Ranking> = {}): Ranking {
  const lia = aRankedPlayer(12, { username: 'lia' });
  const around = [aRankedPlayer(10), aRankedPlayer(11), lia, aRankedPlayer(13), aRankedPlayer(14)];
  return {
    from: '2026-11-23T00:00:00.000Z',
    players: 1340,
    rows: [aRankedPlayer(1, { displayName: 'Marta Dias' }), aRankedPlayer(2), aRankedPlayer(3)],
    own: { ...lia, position: 12, around },
    ...overrides,
  };
}

/** The server in trouble. */
export const busy = refusal(503, 'busy', 'The server is busy.');

export const seenRoute = (key: AchievementKey) => `POST /api/user/achievements/${key}/seen`;

/** Answers what the profile asks for, with these changes. */
export function serveProfile(changes: Record<string, Answer> = {}) {
  const answers: Record<string, Answer> = {
    'GET /api/user/profile': aProfile(),
    'GET /api/rankings': aRanking(),
    'GET /api/user/games': [aHistoryItem()],
    'GET /api/achievements': achievementKeys.map(achievement),
    'GET /api/user/achievements': someStates(),
    'GET /api/user/album': someAlbums({ nba: 1 }),
    'GET /api/user/album/nba': anAlbumPage(),
    'GET /api/user/set': aWeeklySet(),
    ...Object.fromEntries(achievementKeys.map((key) => [seenRoute(key), { id: key, seen: true }])),
    'POST /api/logout': { message: 'Logged out' },
    ...changes,
  };
  return { ...serve(answers), answers };
}

import type { Achievement, AchievementState } from '@craque/common/contracts/achievements.ts';
import type { AlbumCover, AlbumSticker } from '@craque/common/contracts/album.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import type { HistoryItem, Profile, Stats } from '@craque/common/contracts/history.ts';
import type { RankedPlayer, Ranking } from '@craque/common/contracts/rankings.ts';
import {
  type AchievementKey,
  achievementKeys,
  achievementRules,
} from '@craque/common/domain/record/achievement.ts';
import { leagueName, leagues, sportOf } from '@craque/common/domain/sport.ts';
import { defaultPreferences } from '@craque/common/domain/preferences.ts';
import { ApiError, type Call, type CallInput } from '../lib/api.ts';

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

export type SentProfileCall = { name: string; params?: object; query?: object };

/** The answers of the profile's calls; `failing` holds names of calls. */
export function createFakeProfileApi() {
  const sent: SentProfileCall[] = [];
  const failing = new Set<string>();
  const answers = {
    readProfile: aProfile(),
    readRanking: aRanking(),
    readStats: someStats(),
    readHistory: [aHistoryItem()],
    readAchievements: achievementKeys.map(achievement),
    readUserAchievements: someStates(),
    readAlbum: someAlbums({ nba: 1 }),
    readAlbumPage: {
      ...{ sport: 'basketball' as const, league: 'NBA', athletes: 30, collected: 1 },
      stickers: [aSticker()],
    },
    markAchievementSeen: { id: 'any', seen: true },
    logout: { message: 'Logged out' },
  };
  const call = async ({ name }: Endpoint, input: CallInput<Endpoint> = {}) => {
    const { params, query } = input as { params?: object; query?: object };
    sent.push({ name, ...(params && { params }), ...(query && { query }) });
    await Promise.resolve();
    if (failing.has(name)) throw new ApiError(503, 'busy', 'The server is busy.');
    return name in answers ? answers[name as keyof typeof answers] : {};
  };
  return {
    call: call as Call,
    sent,
    failing,
    answers,
    calls: (name: string) => sent.filter((each) => each.name === name),
  };
}

export type FakeProfileApi = ReturnType<typeof createFakeProfileApi>;

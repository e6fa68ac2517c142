import {
  type Achievement,
  type AchievementState,
  readAchievements,
  readUserAchievements,
} from '@craque/common/contracts/achievements.ts';
import {
  type HistoryItem,
  type Profile,
  readHistory,
  readProfile,
} from '@craque/common/contracts/history.ts';
import { type Ranking, readRanking } from '@craque/common/contracts/rankings.ts';
import type { Language } from '@craque/common/domain/language.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Call } from '../../../lib/api.ts';
import { answered, createPartReader, type RemoteData } from './part-reader.ts';

export type Overview = { profile: Profile };
export type History = {
  games: readonly HistoryItem[];
  /** There may be older games. */
  more: boolean;
};
export type AchievementCard = Achievement &
  Pick<AchievementState, 'progress' | 'unlocked' | 'unlockedAt'>;
export type Achievements = { cards: readonly AchievementCard[] };

/** The user's place among everyone this week, null without one. */
export type WeekRank = Pick<Ranking, 'own' | 'players'>;

export type ProfileState = {
  overview: RemoteData<Overview>;
  /** Undefined until it is known. */
  week: WeekRank | undefined;
  history: RemoteData<History>;
  achievements: RemoteData<Achievements>;
  /** Older games are loading. */
  adding: boolean;
};

export type ProfileDeps = {
  call: Call;
  /** Something could not be loaded: there is one text for all of it. */
  onFailure: () => void;
};

/** Maximum number of games per answer: fewer mean that there are no older ones. */
const historyPage = 50;

/** The data of the profile, each part loaded when its tab is opened. No action rejects. */
export function createProfileStore({ call, onFailure }: ProfileDeps) {
  const store = createStore<ProfileState>(() => ({
    overview: { state: 'loading' },
    week: undefined,
    history: { state: 'loading' },
    achievements: { state: 'loading' },
    adding: false,
  }));
  const { read, leave } = createPartReader(store, onFailure);
  return {
    ...store,
    leave,
    loadOverview: () =>
      read('overview', async () => {
        const profile = answered(await call(readProfile));
        return { state: 'ready', profile };
      }),
    /** A failure is not told: only a line depends on it. */
    async loadWeek(): Promise<void> {
      const week = await call(readRanking, { query: { window: 'week' } }).catch(() => null);
      if (week) store.setState({ week });
    },
    loadHistory: () =>
      read('history', async () => {
        const games = answered(await call(readHistory));
        return { state: 'ready', games, more: isFull(games) };
      }),
    /** Adds the games before the oldest shown one. */
    async showMore(): Promise<void> {
      const { history, adding } = store.getState();
      const oldest = history.state === 'ready' ? history.games.at(-1) : undefined;
      if (history.state !== 'ready' || !oldest || adding) return;
      store.setState({ adding: true });
      await read('history', async () => {
        const older = answered(await call(readHistory, { query: { before: oldest.id } }));
        const known = new Set(history.games.map(({ id }) => id));
        const games = [...history.games, ...older.filter(({ id }) => !known.has(id))];
        return { state: 'ready', games, more: isFull(older) };
      });
      store.setState({ adding: false });
    },
    loadAchievements: (language: Language) =>
      read('achievements', async () => {
        const [all, states] = await Promise.all([
          call(readAchievements, { query: { language } }),
          call(readUserAchievements),
        ]);
        return { state: 'ready', cards: cardsOf(answered(all), answered(states)) };
      }),
  };
}

export type ProfileStore = ReturnType<typeof createProfileStore>;

export function useProfile<T>(store: ProfileStore, select: (state: ProfileState) => T): T {
  return useStore(store, select);
}

/** Undefined until the overview is there. */
export function achievementsIn(
  overview: RemoteData<Overview>,
): readonly AchievementState[] | undefined {
  return overview.state === 'ready' ? overview.profile.achievements : undefined;
}

const isFull = (games: readonly HistoryItem[]) => games.length >= historyPage;

/** In the order of the list of all; one without a state has no progress. */
function cardsOf(
  all: readonly Achievement[],
  states: readonly AchievementState[],
): AchievementCard[] {
  return all.map((achievement) => {
    const state = states.find(({ achievementId }) => achievementId === achievement.id);
    const { progress = 0, unlocked = false, unlockedAt = null } = state ?? {};
    return { ...achievement, progress, unlocked, unlockedAt };
  });
}

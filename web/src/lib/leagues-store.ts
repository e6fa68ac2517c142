import { type LeagueList, readLeagues } from '@craque/common/contracts/athletes.ts';
import { leagueNamed } from '@craque/common/domain/sport.ts';
import { createStore } from 'zustand/vanilla';
import { type Call, call } from './api.ts';

export type ListedLeagues = LeagueList['leagues'];

/**
 * Which leagues, by slug, are open and how many athletes each level draws from; empty until read.
 */
export function createLeaguesStore(call: Call) {
  const store = createStore<{ leagues: ListedLeagues }>(() => ({ leagues: [] }));
  return {
    ...store,
    /** Does nothing if the list is loaded; after a failure every league is left to the server. */
    async load(): Promise<void> {
      if (store.getState().leagues.length > 0) return;
      const reply = await call(readLeagues).catch(() => null);
      if (!reply) return;
      const bySlug = ({ league, ...rest }: ListedLeagues[number]) => ({
        ...rest,
        league: leagueNamed(league) ?? league,
      });
      store.setState({ leagues: reply.leagues.map(bySlug) });
    },
  };
}

export type LeaguesStore = ReturnType<typeof createLeaguesStore>;

export const leagues: LeaguesStore = createLeaguesStore(call);

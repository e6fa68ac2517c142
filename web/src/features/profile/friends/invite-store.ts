import { createChallenge, maxInvited } from '@craque/common/contracts/challenges.ts';
import {
  type Difficulty,
  type League,
  leaguesOf,
  type Sport,
} from '@craque/common/domain/sport.ts';
import { createStore } from 'zustand/vanilla';
import { ApiError, type Call } from '../../../lib/api.ts';
import type { ListedLeagues } from '../../../lib/leagues.ts';

export type Challenge = {
  friendIds: readonly string[];
  sport: Sport;
  /** Absent until one is chosen: the first open one of the sport. */
  league: League | undefined;
  difficulty: Difficulty;
};

export type InviteState = { phase: 'choosing' | 'sending' | 'sent' } & { challenge: Challenge };

export type InviteDeps = {
  call: Call;
  /** A new idempotency key. */
  newKey: () => string;
  listed: () => ListedLeagues;
  first: Challenge;
  onCreated: (gameId: number) => void;
  onFailed: (error: unknown) => void;
};

/** A league without enough athletes is coming soon; an unlisted one is left to the server. */
export function isClosed(league: League, listed: ListedLeagues): boolean {
  return listed.some((each) => each.league === league && !each.open);
}

/** The league of a challenge: the chosen one, else the sport's first open one. */
export function leagueOf({ sport, league }: Challenge, listed: ListedLeagues): League {
  const open = leaguesOf[sport].find((each) => !isClosed(each, listed));
  return league ?? open ?? leaguesOf[sport][0];
}

/** A challenge being put together, and sending it. No action rejects. */
export function createInviteStore(deps: InviteDeps) {
  const { call, newKey, listed, first, onCreated, onFailed } = deps;
  const store = createStore<InviteState>(() => ({ phase: 'choosing', challenge: first }));
  /**
   * Kept for the same challenge until it is answered, so that a repeated press makes no second
   * game.
   */
  const memo: { key?: string } = {};
  const change = (part: Partial<Challenge>) => {
    delete memo.key;
    store.setState(({ challenge }) => ({ challenge: { ...challenge, ...part } }));
  };
  return {
    ...store,
    /** Another sport has other leagues. */
    chooseSport: (sport: Sport) => change({ sport, league: undefined }),
    chooseLeague: (league: League) => change({ league }),
    chooseLevel: (difficulty: Difficulty) => change({ difficulty }),
    /** Adds or removes a friend; no more are added when seven are chosen. */
    toggle(friendId: string): void {
      const { friendIds } = store.getState().challenge;
      const others = friendIds.filter((id) => id !== friendId);
      const isNew = others.length === friendIds.length;
      if (isNew && friendIds.length >= maxInvited) return;
      change({ friendIds: isNew ? [...friendIds, friendId] : others });
    },
    async send(): Promise<void> {
      const { phase, challenge } = store.getState();
      if (phase !== 'choosing' || challenge.friendIds.length === 0) return;
      store.setState({ phase: 'sending' });
      memo.key ??= newKey();
      try {
        const league = leagueOf(challenge, listed());
        const body = { ...challenge, league, friendIds: [...challenge.friendIds] };
        const game = await call(createChallenge, { body, idempotencyKey: memo.key });
        store.setState({ phase: 'sent' });
        onCreated(game.id);
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) delete memo.key;
        store.setState({ phase: 'choosing' });
        onFailed(error);
      }
    },
  };
}

export type InviteStore = ReturnType<typeof createInviteStore>;

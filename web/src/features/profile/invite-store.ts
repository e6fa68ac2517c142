import { createMultiplayerGame, mostInvited } from '@craque/common/contracts/multiplayer.ts';
import type { Difficulty, League, Sport } from '@craque/common/domain/sport.ts';
import { createStore } from 'zustand/vanilla';
import { ApiError, type Call } from '../../lib/api.ts';

export type Challenge = {
  friendIds: readonly string[];
  sport: Sport;
  /** Absent: the server takes the first open one of the sport. */
  league: League | undefined;
  difficulty: Difficulty;
};

export type InviteState = { phase: 'choosing' | 'sending' | 'sent' } & { challenge: Challenge };

export type InviteDeps = {
  call: Call;
  /** A fresh idempotency key. */
  newKey: () => string;
  first: Challenge;
  onCreated: (gameId: number) => void;
  onFailed: (fault: unknown) => void;
};

/** What a challenge is made of while it is put together, and its sending (§5, D26). No action rejects. */
export function createInviteStore({ call, newKey, first, onCreated, onFailed }: InviteDeps) {
  const store = createStore<InviteState>(() => ({ phase: 'choosing', challenge: first }));
  /** Kept for the same challenge until an answer is there, so that a repeated press makes no second game (D12). */
  const memo: { key?: string } = {};
  const change = (part: Partial<Challenge>) => {
    delete memo.key;
    store.setState(({ challenge }) => ({ challenge: { ...challenge, ...part } }));
  };
  return {
    ...store,
    /** Another sport has other leagues. */
    chooseSport: (sport: Sport, league: League | undefined) => change({ sport, league }),
    chooseLeague: (league: League) => change({ league }),
    chooseLevel: (difficulty: Difficulty) => change({ difficulty }),
    /** Adds or takes away; where seven are chosen no more are added. */
    toggle(friendId: string): void {
      const { friendIds } = store.getState().challenge;
      const others = friendIds.filter((id) => id !== friendId);
      const isNew = others.length === friendIds.length;
      if (isNew && friendIds.length >= mostInvited) return;
      change({ friendIds: isNew ? [...friendIds, friendId] : others });
    },
    async send(): Promise<void> {
      const { phase, challenge } = store.getState();
      if (phase !== 'choosing' || challenge.friendIds.length === 0) return;
      store.setState({ phase: 'sending' });
      memo.key ??= newKey();
      try {
        const body = { ...challenge, friendIds: [...challenge.friendIds] };
        const game = await call(createMultiplayerGame, { body, idempotencyKey: memo.key });
        if (!game) throw new ApiError(200, 'invalid_reply', 'The server sent no game');
        store.setState({ phase: 'sent' });
        onCreated(game.id);
      } catch (fault) {
        if (fault instanceof ApiError && fault.status >= 400 && fault.status < 500) delete memo.key;
        store.setState({ phase: 'choosing' });
        onFailed(fault);
      }
    },
  };
}

export type InviteStore = ReturnType<typeof createInviteStore>;

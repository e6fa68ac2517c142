import { type ChallengeItem, readChallenges } from '@craque/common/contracts/challenges.ts';
import { challengeStageOf } from '@craque/common/domain/view/challenge-stage.ts';
import type { GameEvent } from '@craque/common/contracts/realtime.ts';
import { challengeEventNames } from '@craque/common/domain/challenge/challenge-event.ts';
import { createStore } from 'zustand/vanilla';
import { type Call, call } from './api.ts';
import { type Live, live } from './live.ts';
import { type SessionStore, session } from './session-store.ts';

/** `idle` until a screen shows them. */
export type Challenges =
  | { state: 'idle' | 'loading' | 'failed' }
  | { state: 'ready'; list: readonly ChallengeItem[] };

export type ChallengesDeps = {
  call: Call;
  live: Pick<Live, 'on' | 'subscribe'>;
  session: Pick<SessionStore, 'getState' | 'subscribe'>;
};

/** Each adds a challenge to the list or takes one away. */
const listEvents = ['invite', 'invite-closed', 'rematch'] as const;

/**
 * The challenges of the signed-in user: read whenever a screen begins to show them, and kept by events.
 * They are read again if an event says more than its state (a new challenge, the end of one's own
 * game) and when the connection is back.
 */
export function createChallengesStore({ call, live, session }: ChallengesDeps) {
  const store = createStore<{ challenges: Challenges }>(() => ({ challenges: { state: 'idle' } }));
  const memo = { turn: 0 };
  const listed = () => {
    const { challenges } = store.getState();
    return challenges.state === 'ready' ? challenges.list : undefined;
  };

  /** A failure keeps the old list, if there is one. Never rejects. */
  async function load(): Promise<void> {
    memo.turn += 1;
    const { turn } = memo;
    if (!listed()) store.setState({ challenges: { state: 'loading' } });
    const list = await call(readChallenges).catch(() => undefined);
    if (turn !== memo.turn) return;
    if (list) store.setState({ challenges: { state: 'ready', list } });
    else if (!listed()) store.setState({ challenges: { state: 'failed' } });
  }

  const loadAgain = () => {
    if (store.getState().challenges.state !== 'idle') void load();
  };

  function hear(event: GameEvent): void {
    const list = listed();
    const known = list?.find(({ id }) => id === event.gameId);
    if (!list || !known) {
      loadAgain();
      return;
    }
    if (event.version <= known.version) return;
    const next = withEvent(known, event, ownId());
    const isMore = next.status !== known.status || next.stage !== known.stage;
    const shown = list.map((each) => (each === known ? next : each));
    store.setState({ challenges: { state: 'ready', list: shown } });
    if (isMore) loadAgain();
  }

  const ownId = () => {
    const now = session.getState();
    return now.state === 'user' ? now.user.id : undefined;
  };
  for (const name of challengeEventNames) live.on(name, hear);
  for (const name of listEvents) live.on(name, loadAgain);
  live.subscribe((now, before) => {
    if (now.state === 'live' && before.state !== 'live') loadAgain();
  });
  session.subscribe((now, before) => {
    const id = before.state === 'user' ? before.user.id : undefined;
    if (id === (now.state === 'user' ? now.user.id : undefined)) return;
    memo.turn += 1;
    store.setState({ challenges: { state: 'idle' } });
  });

  return {
    ...store,
    load,
  };
}

/** The item in the state of the event; a push has no pictures, so those of the item stay. */
function withEvent(item: ChallengeItem, event: GameEvent, ownId: string | undefined) {
  const { players, challenge } = event.state;
  const pictures = new Map(item.players.map(({ userId, avatarUrl }) => [userId, avatarUrl]));
  const status = players.find(({ userId }) => userId === ownId)?.status ?? item.status;
  return {
    ...item,
    version: event.version,
    challenge,
    players: players.map((player) => {
      const avatarUrl = pictures.get(player.userId);
      return avatarUrl === undefined ? player : { ...player, avatarUrl };
    }),
    status,
    stage: challengeStageOf(status, challenge.finished !== undefined),
  };
}

export type ChallengesStore = ReturnType<typeof createChallengesStore>;

/** The one of the page: what several screens show of it is the same. */
export const challenges: ChallengesStore = createChallengesStore({ call, live, session });

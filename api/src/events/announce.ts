import type { Pushes } from '@craque/common/contracts/push/pushes.ts';
import { playerRoom } from '@craque/common/contracts/realtime.ts';
import {
  type ChallengeChange,
  changeSince,
  isSentOnce,
  mergedChange,
} from '@craque/common/domain/challenge/challenge-event.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { type CallTrace, currentCall, inCall } from '@craque/common/tracing/call-trace.ts';
import { peopleIn } from '../games/people.ts';
import type { Stores } from '../store/store.ts';
import { pushChange } from './push-change.ts';

/** Milliseconds after a push in which changes of the game are merged into one. */
export const mergeWindow = 25;

export type AnnouncingDependencies = {
  stores: Stores;
  pushes: Pushes;
  clock: () => number;
  /** Runs the function when the merge window is over. */
  later: (run: () => void) => void;
  /** Clients make up for it by polling. */
  onLost: (error: unknown) => void;
};

function closeInvitations(pushes: Pushes, game: Game): void {
  for (const { userId, status, version = 0 } of game.challenge?.invitations ?? []) {
    if (status === 'pending' || version <= game.loadedVersion) continue;
    const rooms = [playerRoom(userPlayer(userId))];
    pushes.emit('invite-closed', { gameId: game.id, reason: status }, { rooms });
  }
}

type Waiting = { change: ChallengeChange; call: CallTrace | undefined };

/**
 * The first change goes out at once; those within the merge window are sent as one when it ends,
 * except for the events that a game has only once.
 */
function createAnnouncer(dependencies: AnnouncingDependencies) {
  const { stores, pushes, clock, later, onLost } = dependencies;
  /** Open windows, each with its pending change and the call that has made the last of it. */
  const windows = new Map<GameId, Waiting | undefined>();

  async function send(change: ChallengeChange): Promise<void> {
    const people = await peopleIn({ stores }, change.game);
    pushChange(pushes, change, { people, now: clock() });
  }

  function open(id: GameId, change: ChallengeChange): void {
    send(change).catch(onLost);
    windows.set(id, undefined);
    later(() => {
      const waiting = windows.get(id);
      windows.delete(id);
      if (waiting) inCall(waiting.call, () => open(id, waiting.change));
    });
  }

  return async (game: Game): Promise<void> => {
    closeInvitations(pushes, game);
    const change = changeSince(game, game.loadedVersion);
    if (!change) return;
    const { id } = game;
    if (!windows.has(id)) open(id, change);
    else if (isSentOnce(change)) send(change).catch(onLost);
    else {
      const waiting = windows.get(id);
      const merged = waiting ? mergedChange(waiting.change, change) : change;
      windows.set(id, { change: merged, call: currentCall() });
    }
  };
}

/**
 * Sends every saved change of a challenge and every ended session to the sockets, whichever service
 * made it.
 */
export function announcingStores(dependencies: AnnouncingDependencies): Stores {
  const { stores, pushes, onLost } = dependencies;
  const { games, sessions } = stores;
  const announce = createAnnouncer(dependencies);
  const announcing = (write: (game: Game) => Promise<boolean>) => async (game: Game) => {
    const isSaved = await write(game);
    if (isSaved) announce(game).catch(onLost);
    return isSaved;
  };
  const ending =
    <Given extends unknown[]>(end: (...given: Given) => Promise<string[]>) =>
    async (...given: Given) => {
      const ended = await end(...given);
      for (const sid of ended) pushes.endSession(sid);
      return ended;
    };
  return {
    ...stores,
    games: { ...games, save: announcing(games.save), reassign: announcing(games.reassign) },
    sessions: {
      ...sessions,
      insert: ending(sessions.insert),
      removeOf: ending(sessions.removeOf),
      async remove(sid) {
        const isRemoved = await sessions.remove(sid);
        pushes.endSession(sid);
        return isRemoved;
      },
    },
  };
}

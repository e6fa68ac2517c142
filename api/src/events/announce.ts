import type { Pushes } from '@craque/common/contracts/pushes.ts';
import { gameRoom, playerRoom } from '@craque/common/contracts/realtime.ts';
import { type Game, playerOf } from '@craque/common/domain/game/game.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { type News, newsSince } from '@craque/common/domain/challenge/news.ts';
import { publicIdOf } from '@craque/common/domain/view/opponents.ts';
import { deletedPerson, type People, peopleIn } from '../games/people.ts';
import type { Stores } from '../store/store.ts';
import { endedFacts, factHead, finishedFact, wonFact } from './game-facts.ts';

export type AnnouncingDependencies = {
  stores: Stores;
  pushes: Pushes;
  clock: () => number;
  /** Told of news that could not be sent; clients find them by polling. */
  onLost: (error: unknown) => void;
};

/** Rooms of players who gave up: they left the game's room, and this holds where that has not reached a node yet. */
const roomsOfGone = ({ players }: Game) =>
  players.filter(({ hasLeft }) => hasLeft).map(({ id }) => playerRoom(id));

const roomsOfDone = ({ players }: Game, but: PlayerId) =>
  players
    .filter(({ id, end, hasLeft }) => end && !hasLeft && id !== but)
    .map(({ id }) => playerRoom(id));

/** `people`: those of the game where the news name somebody. */
type Sending = Pick<AnnouncingDependencies, 'pushes'> & { game: Game; people: People };

/** A player's other devices see his move at once too; what it was they read. */
function tellOwnDevices({ pushes, game }: Omit<Sending, 'people'>, news: News): void {
  const player = 'player' in news && playerOf(game, news.player);
  if (!player || player.hasLeft) return;
  const userId = publicIdOf(game, player.id);
  const { version, at } = news;
  const head = factHead(game, { name: 'player-changed', version, at }, userId);
  const body = { ...head, userId, status: player.end?.status ?? ('playing' as const) };
  pushes.emit('player-changed', body, { rooms: [playerRoom(player.id)] });
}

function send({ pushes, game, people }: Sending, news: News): void {
  const room = gameRoom(game.id);
  const gone = roomsOfGone(game);
  const toOthers = (player: PlayerId) => ({ rooms: [room], except: [playerRoom(player), ...gone] });
  switch (news.name) {
    case 'opponent-guessed': {
      const { player, guessesUsed, bestBand } = news;
      const userId = publicIdOf(game, player);
      const body = { ...factHead(game, news, userId), userId, guessesUsed, bestBand };
      pushes.emit(news.name, body, toOthers(player));
      return;
    }
    case 'opponent-won': {
      const person = people.get(publicIdOf(game, news.player)) ?? deletedPerson;
      pushes.emit(news.name, wonFact(game, news, person), toOthers(news.player));
      return;
    }
    case 'opponent-finished': {
      const done = roomsOfDone(game, news.player);
      const { forPlaying, forDone } = endedFacts(game, news);
      const { rooms, except } = toOthers(news.player);
      pushes.emit(news.name, forPlaying, { rooms, except: [...except, ...done] });
      if (done.length > 0) pushes.emit(news.name, forDone, { rooms: done });
      return;
    }
    case 'player-changed': {
      const { userId, status } = news;
      const body = { ...factHead(game, news, userId), userId, status };
      pushes.emit(news.name, body, { rooms: [room], except: gone });
      return;
    }
    case 'finished':
      pushes.emit(news.name, finishedFact(game, news), { rooms: [room], except: gone });
  }
}

/** Tells the other devices of the invited that there is nothing to answer any more. */
function closeInvitations(pushes: Pushes, game: Game): void {
  for (const { userId, status, version = 0 } of game.challenge?.invitations ?? []) {
    if (status === 'pending' || version <= game.loadedVersion) continue;
    const rooms = [playerRoom(userPlayer(userId))];
    pushes.emit('invite-closed', { gameId: game.id, reason: status }, { rooms });
  }
}

/** Sends what has happened in a challenge since it was loaded; called after its save, waited for by nobody. */
async function announce(
  { stores, pushes, clock }: AnnouncingDependencies,
  game: Game,
): Promise<void> {
  closeInvitations(pushes, game);
  const news = newsSince(game, game.loadedVersion, clock());
  const namesWinner = news.some(({ name }) => name === 'opponent-won');
  const people = namesWinner ? await peopleIn(stores, game) : new Map();
  // Nothing is waited for in between: clients drop what is older than what they show, so another change that slipped
  // between two facts of one version would cost them the second.
  const echoed = new Set<string>();
  for (const each of news) {
    // A right guess is two facts of one move.
    const move = 'player' in each ? `${each.version} ${each.player}` : '';
    if (!echoed.has(move)) tellOwnDevices({ pushes, game }, each);
    echoed.add(move);
    send({ pushes, game, people }, each);
  }
}

/**
 * The stores with every saved change of a challenge and every ended session told to the sockets, whichever service
 * made it: none can forget to.
 */
export function announcingStores(dependencies: AnnouncingDependencies): Stores {
  const { stores, pushes, onLost } = dependencies;
  const { games, sessions } = stores;
  const tell = (game: Game) => {
    if (game.challenge) announce(dependencies, game).catch(onLost);
  };
  const endAll = (sids: readonly string[]) => {
    for (const sid of sids) pushes.endSession(sid);
  };
  return {
    ...stores,
    games: {
      ...games,
      async save(game) {
        const isSaved = await games.save(game);
        if (isSaved) tell(game);
        return isSaved;
      },
      async reassign(game) {
        const isSaved = await games.reassign(game);
        if (isSaved) tell(game);
        return isSaved;
      },
    },
    sessions: {
      ...sessions,
      async insert(session, most) {
        const ended = await sessions.insert(session, most);
        endAll(ended);
        return ended;
      },
      async remove(sid) {
        const isRemoved = await sessions.remove(sid);
        endAll([sid]);
        return isRemoved;
      },
      async removeOf(userId) {
        const ended = await sessions.removeOf(userId);
        endAll(ended);
        return ended;
      },
    },
  };
}

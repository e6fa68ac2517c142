import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import { type People, presentState } from '@craque/common/contracts/push/present-challenge.ts';
import type { Pushes, Recipients } from '@craque/common/contracts/push/pushes.ts';
import { type GameEvent, gameRoom, playerRoom } from '@craque/common/contracts/realtime.ts';
import type {
  ChallengeChange,
  ChallengeEventName,
} from '@craque/common/domain/challenge/challenge-event.ts';
import { standingsOf } from '@craque/common/domain/challenge/standings.ts';
import type { Game, Player } from '@craque/common/domain/game/game.ts';
import {
  type Audience,
  audienceOf,
  challengeStateFor,
  type PlayerResult,
} from '@craque/common/domain/view/challenge-state.ts';

type State = GameEvent['state'];
type DonePlayer = PlayerView & PlayerResult;

function isDone(player: PlayerView): player is DonePlayer {
  const { score, timeTaken, hints } = player;
  return score !== undefined && timeTaken !== undefined && hints !== undefined;
}

/** Throws a RangeError if nobody has won. */
function winnerIn({ players, challenge }: State) {
  const winner = players.filter(isDone).find(({ userId }) => userId === challenge.winnerId);
  if (!winner) throw new RangeError('a won game without a winner');
  const { userId, username, displayName = null, score, timeTaken, hints } = winner;
  return { userId, username, displayName, score, timeTaken, hints };
}

/** Nobody is playing any more, so the athlete is no longer secret. */
function endOf({ athlete }: Game, { players, challenge }: State) {
  const standings = standingsOf(
    players.filter(isDone).map(({ userId, status, guessesUsed, score, timeTaken, hints }) => ({
      userId,
      status,
      guessesUsed,
      score,
      timeTaken,
      hints,
    })),
  );
  return { reason: challenge.finished ?? 'all-done', athleteName: athlete.name, standings };
}

function emit(
  pushes: Pushes,
  name: ChallengeEventName,
  { game, body, to }: { game: Game; body: GameEvent; to: Recipients },
): void {
  if (name === 'opponent-won') pushes.emit(name, { ...body, winner: winnerIn(body.state) }, to);
  else if (name === 'finished') pushes.emit(name, { ...body, ...endOf(game, body.state) }, to);
  else pushes.emit(name, body, to);
}

const roomsOf = (players: readonly Player[]) => players.map(({ id }) => playerRoom(id));

/**
 * Sends each audience its own version: to the others under the name of what has happened (news,
 * start and finish to all their devices), to those who moved as `player-changed`. Players who gave
 * up get nothing before the finish; they are excluded by name because a node may not know yet that
 * they have left the room.
 */
export function pushChange(
  pushes: Pushes,
  { game, names, by, movers, news }: ChallengeChange,
  { people, now }: { people: People; now: number },
): void {
  const isNews = news.length > 0;
  const bodies = new Map<Audience, GameEvent>();
  const bodyFor = (audience: Audience): GameEvent => {
    const made = bodies.get(audience);
    if (made) return made;
    const state = challengeStateFor(game, audience);
    if (!state) throw new RangeError('a solo game has no challenge state');
    const { id: gameId, version } = game;
    const at = new Date(now).toISOString();
    const newsPart = isNews && { news: [...news] };
    const body = { gameId, version, at, by, ...newsPart, state: presentState(state, people) };
    bodies.set(audience, body);
    return body;
  };
  const room = gameRoom(game.id);
  // Later changes, such as a rematch, are for everybody.
  const isOver = game.challenge?.finish !== undefined && !names.includes('finished');
  const away = isOver ? [] : game.players.filter(({ hasLeft }) => hasLeft);
  const gone = roomsOf(away);
  const present = game.players.filter((player) => !away.includes(player));
  const [moving, others] = [true, false].map((moved) =>
    present.filter(({ id }) => movers.includes(id) === moved),
  ) as [Player[], Player[]];
  const done = roomsOf(others.filter(({ end }) => end));
  // To every device once.
  const isForAll = isNews || names.includes('started');
  const elsewhere = isForAll ? roomsOf(others.filter(({ end }) => !end)) : [];
  const except = [...roomsOf(moving), ...done, ...gone];
  for (const name of names) {
    if (name === 'finished') {
      const rooms = [room, ...roomsOf(game.players)];
      emit(pushes, name, { game, body: bodyFor('done'), to: { rooms } });
      return;
    }
    const playing = { rooms: [room, ...elsewhere], except };
    emit(pushes, name, { game, body: bodyFor('playing'), to: playing });
    if (done.length > 0) emit(pushes, name, { game, body: bodyFor('done'), to: { rooms: done } });
  }
  for (const audience of ['playing', 'done'] as const) {
    const rooms = roomsOf(moving.filter((player) => audienceOf(player) === audience));
    if (rooms.length > 0)
      emit(pushes, 'player-changed', { game, body: bodyFor(audience), to: { rooms } });
  }
}

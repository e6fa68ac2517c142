import { winnerFieldsOf } from '../../domain/view/challenge-stage.ts';
import type { ChallengeState as StateView, PlayerView } from '../challenge-view.ts';
import type { ChallengeState, PlayerState } from '../../domain/view/challenge-state.ts';
import type { SeenGame } from '../../domain/view/game-view.ts';

export type Person = { username: string; displayName: string | null; avatarUrl: string | null };
export type People = ReadonlyMap<string, Person>;

export const deletedPerson: Person = {
  username: 'deleted user',
  displayName: null,
  avatarUrl: null,
};

function presentPlayer(people: People, player: PlayerState): PlayerView {
  const { userId, isGuest, status, waiting, guessesUsed, bestBand, bands, result } = player;
  const { username, displayName, avatarUrl } = people.get(userId) ?? deletedPerson;
  return {
    userId,
    username,
    ...(displayName !== null && { displayName }),
    ...(avatarUrl !== null && { avatarUrl }),
    ...(isGuest && { isGuest }),
    status,
    waiting,
    guessesUsed,
    ...(bestBand && { bestBand }),
    ...(bands && { bands: [...bands] }),
    ...result,
  };
}

const timeOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

/** The state with names and pictures, as it is pushed and as a game's view contains it. */
export function presentState(state: ChallengeState, people: People): StateView {
  const { players, creator, startsAt, startOpensAt, winner, finish, cancelled, rematch } = state;
  return {
    players: players.map((player) => presentPlayer(people, player)),
    challenge: {
      creatorId: creator,
      startsAt: timeOf(startsAt),
      ...(startOpensAt !== undefined && { startOpensAt: new Date(startOpensAt).toISOString() }),
      ...(winner !== undefined && { winnerId: winner }),
      ...(finish && { finished: finish }),
      ...(cancelled && { cancelled }),
      ...(rematch !== undefined && { rematchId: rematch }),
    },
  };
}

const noWinner = {
  gameCompletedByOtherPlayer: false,
  winnerInfo: null,
  winnerUsername: null,
  winnerScore: null,
  winnerTimeTaken: null,
};

export function presentChallenge(
  { state, own, lobby }: Pick<SeenGame, 'state' | 'own' | 'lobby'>,
  sources: { people: People; isRematchOver: boolean; ticket: string | null; now: number },
) {
  if (!state || !own) return { isMultiplayer: false, ...noWinner };
  const { people, isRematchOver, ticket, now } = sources;
  const { userId, ghosts, nextGhostStep, watchable, unranked } = own;
  const shown = presentState(state, people);
  return {
    isMultiplayer: true,
    ...winnerFieldsOf(shown, userId),
    ...shown,
    own: {
      userId,
      ghosts: ghosts.map(({ timeline, ...ghost }) => ({ ...ghost, timeline: [...timeline] })),
      ...(nextGhostStep !== undefined && { nextGhostStep }),
      ...(unranked && { unranked }),
    },
    ...(lobby && { lobby: { startsAt: timeOf(lobby.startsAt), canStart: lobby.canStart } }),
    ...(isRematchOver && { rematchOver: true as const }),
    ticket: watchable ? ticket : null,
    now: new Date(now).toISOString(),
  };
}

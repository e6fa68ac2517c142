import type { Game, Player } from '../game/game.ts';
import type { PlayerId } from '../ids.ts';
import { publicIdOf } from '../view/challenge-state.ts';

/** What a save has changed: who has moved, and of those who has guessed and who has ended. */
type Step = { game: Game; since: number; guessed: readonly Player[]; ended: readonly Player[] };

/**
 * What each event stands for, the greatest first: a save, or several that are told together, goes by the first that
 * holds. Its state says the rest.
 */
const meanings = {
  /** Nobody can still play or join. */
  finished: ({ game, since }) => (game.challenge?.finish?.version ?? 0) > since,
  /** Somebody was first. */
  'opponent-won': ({ game, ended }) => ended.some(({ id }) => id === game.winner),
  /** Somebody has ended otherwise than by being first. */
  'opponent-finished': ({ ended }) => ended.length > 0,
  /** Somebody has joined, declined, asked for a rematch, or done something that changes no number. */
  'player-changed': ({ guessed }) => guessed.length === 0,
  'opponent-guessed': () => true,
} as const satisfies Record<string, (step: Step) => boolean>;

export type ChallengeEventName = keyof typeof meanings;
export const challengeEventNames = Object.keys(meanings) as ChallengeEventName[];

/** Once a game each, so that one of them is told beside any other. */
const toldOnce: readonly ChallengeEventName[] = ['opponent-won', 'finished'];

/** What the others in a challenge are to be told. */
export type ChallengeChange = {
  game: Game;
  /** In the order in which they are to be told, one at least. */
  names: readonly ChallengeEventName[];
  /** Public id of who did it; null for a deadline. */
  by: string | null;
  /** Players who have guessed, taken a hint or ended: their other devices are told of it as their own. */
  movers: readonly PlayerId[];
};

const isAbove = (since: number) => (step?: { version?: number }) => (step?.version ?? 0) > since;

/** Ended by a deadline, not by anything that the player did. */
const isTimedOut = ({ challenge }: Game, { end, hasLeft }: Player) =>
  end?.status === 'abandoned' && !hasLeft && !challenge?.cancelled;

/** Who has made the version of the game; null where a deadline has. */
function actorOf(game: Game, movers: readonly Player[], since: number): string | null {
  const { invitations = [], rematch } = game.challenge ?? {};
  const isNew = isAbove(since);
  const came = game.players.filter(({ joinedVersion = 0, claimedVersion = 0 }) =>
    isNew({ version: Math.max(joinedVersion, claimedVersion) }),
  );
  const actor = [...movers, ...came].find(
    (player) => !(isNew(player.end) && isTimedOut(game, player)),
  );
  if (actor) return publicIdOf(game, actor.id);
  if (rematch && isNew(rematch)) return publicIdOf(game, rematch.by);
  return invitations.find((each) => each.status === 'declined' && isNew(each))?.userId ?? null;
}

/** What has happened in a challenge above version `since`; undefined where nothing has, and for a solo game. */
export function changeSince(game: Game, since: number): ChallengeChange | undefined {
  if (!game.challenge || game.version <= since) return undefined;
  const isNew = isAbove(since);
  const movers = game.players.filter(({ guesses, hints, end }) =>
    [guesses.at(-1), hints.at(-1), end].some(isNew),
  );
  const step = {
    ...{ game, since },
    guessed: movers.filter(({ guesses }) => isNew(guesses.at(-1))),
    ended: movers.filter(({ end }) => isNew(end)),
  };
  const holding = challengeEventNames.filter((name) => meanings[name](step));
  const once = toldOnce.filter((name) => holding.includes(name));
  return {
    game,
    names: once.length > 0 ? once : holding.slice(0, 1),
    by: actorOf(game, movers, since),
    movers: movers.map(({ id }) => id),
  };
}

/** True for what is told at once and under its own name. */
export const isToldOnce = ({ names }: ChallengeChange): boolean =>
  names.some((name) => toldOnce.includes(name));

const rankOf = ({ names: [name] }: ChallengeChange) =>
  challengeEventNames.findIndex((each) => each === name);

/** Two changes told as one: the newer state under the greater name. */
export function mergedChange(one: ChallengeChange, other: ChallengeChange): ChallengeChange {
  const [greater, newer] = [
    rankOf(other) <= rankOf(one) ? other : one,
    other.game.version >= one.game.version ? other : one,
  ];
  const movers = [...new Set([...one.movers, ...other.movers])];
  return { ...greater, game: newer.game, movers };
}

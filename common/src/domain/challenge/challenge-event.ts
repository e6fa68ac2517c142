import type { Game, Player } from '../game/game.ts';
import type { PlayerId } from '../ids.ts';
import { publicIdOf } from '../view/challenge-state.ts';

type Step = { game: Game; since: number; guessed: readonly Player[]; ended: readonly Player[] };

/** Most important first: a change takes the first name that holds (rules: events). */
const meanings = {
  finished: ({ game, since }) => (game.challenge?.finish?.version ?? 0) > since,
  'opponent-won': ({ game, ended }) => ended.some(({ id }) => id === game.winner),
  'opponent-finished': ({ ended }) => ended.length > 0,
  started: ({ game, since }) => (game.challenge?.start?.version ?? 0) > since,
  /** Somebody joined, declined, asked for a rematch, or did something that changes no number. */
  'player-changed': ({ guessed }) => guessed.length === 0,
  'opponent-guessed': () => true,
} as const satisfies Record<string, (step: Step) => boolean>;

export type ChallengeEventName = keyof typeof meanings;
export const challengeEventNames = Object.keys(meanings) as ChallengeEventName[];

/** Sent exactly once per game, so neither hides the other or waits to be merged. */
const sentOnce: readonly ChallengeEventName[] = ['opponent-won', 'finished'];

/** News that reach the other players of a challenge on every page. */
export const newsKinds = ['joined', 'declined', 'won', 'lost', 'gave-up'] as const;

export type News = { userId: string; did: (typeof newsKinds)[number] };

export type ChallengeChange = {
  game: Game;
  names: readonly ChallengeEventName[];
  by: string | null;
  /** Players who have guessed, taken a hint or ended; their own devices get `player-changed`. */
  movers: readonly PlayerId[];
  news: readonly News[];
};

const isAbove = (since: number) => (step?: { version?: number }) => (step?.version ?? 0) > since;

const isTimedOut = ({ challenge }: Game, { end, hasLeft }: Player) =>
  end?.status === 'abandoned' && !hasLeft && !challenge?.cancelled;

function actorOf(game: Game, movers: readonly Player[], since: number): string | null {
  const { invitations = [], start, rematch } = game.challenge ?? {};
  const isNew = isAbove(since);
  const came = game.players.filter(({ joinedVersion = 0, claimedVersion = 0 }) =>
    isNew({ version: Math.max(joinedVersion, claimedVersion) }),
  );
  const actor = [...movers, ...came].find(
    (player) => !(isNew(player.end) && isTimedOut(game, player)),
  );
  if (actor) return publicIdOf(game, actor.id);
  if (start?.by && isNew(start)) return publicIdOf(game, start.by);
  if (rematch && isNew(rematch)) return publicIdOf(game, rematch.by);
  return invitations.find((each) => each.status === 'declined' && isNew(each))?.userId ?? null;
}

const deedOf = { won: 'won', lost: 'lost', abandoned: 'gave-up' } as const;

function newsSince(game: Game, since: number): News[] {
  const isNew = isAbove(since);
  const answers = game.challenge?.invitations ?? [];
  const declined = answers.filter((each) => each.status === 'declined' && isNew(each));
  return [
    ...declined.map(({ userId }) => ({ userId, did: 'declined' }) as const),
    ...game.players.flatMap((player): News[] => {
      const { id, joinedVersion = 0, end } = player;
      const userId = publicIdOf(game, id);
      return [
        ...(joinedVersion > since ? [{ userId, did: 'joined' } as const] : []),
        ...(end && isNew(end) && !isTimedOut(game, player)
          ? [{ userId, did: deedOf[end.status] }]
          : []),
      ];
    }),
  ];
}

/** What has changed since version `since`; undefined without a change, and for a solo game. */
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
  const once = sentOnce.filter((name) => holding.includes(name));
  return {
    game,
    names: once.length > 0 ? once : holding.slice(0, 1),
    by: actorOf(game, movers, since),
    movers: movers.map(({ id }) => id),
    news: newsSince(game, since),
  };
}

export const isSentOnce = ({ names }: ChallengeChange): boolean =>
  names.some((name) => sentOnce.includes(name));

const rankOf = ({ names: [name] }: ChallengeChange) =>
  challengeEventNames.findIndex((each) => each === name);

export function mergedChange(one: ChallengeChange, other: ChallengeChange): ChallengeChange {
  const [greater, newer] = [
    rankOf(other) <= rankOf(one) ? other : one,
    other.game.version >= one.game.version ? other : one,
  ];
  const movers = [...new Set([...one.movers, ...other.movers])];
  return { ...greater, game: newer.game, movers, news: [...one.news, ...other.news] };
}

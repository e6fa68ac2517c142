import type { Band } from '../athlete/closeness.ts';
import type { Game, Player } from '../game/game.ts';
import type { PlayerId } from '../ids.ts';
import { bestBandOf, publicIdOf, type OpponentStatus } from '../view/opponents.ts';

type Fact =
  | { name: 'opponent-guessed'; player: PlayerId; guessesUsed: number; bestBand: Band }
  | { name: 'opponent-won'; player: PlayerId }
  | { name: 'opponent-finished'; player: PlayerId; status: OpponentStatus }
  | { name: 'player-changed'; userId: string; status: OpponentStatus }
  | { name: 'finished' };

/** Something that has changed for the others in a challenge; facts of one change share its version. */
export type News = Fact & { version: number; at: number };

function newsOfPlayer(game: Game, player: Player): News[] {
  const { id, guesses, hints, end, joinedVersion, claimedVersion, startedAt } = player;
  const userId = publicIdOf(game, id);
  const playing = { name: 'player-changed', userId, status: 'playing' } as const;
  const guessed = guesses.map((guess, index): News => {
    const bestBand = bestBandOf(player, index + 1) ?? 'far';
    const { version, at } = guess;
    return { name: 'opponent-guessed', player: id, guessesUsed: index + 1, bestBand, version, at };
  });
  // A hint is nobody's business, but it makes a version: without a fact the others would take it for a lost one.
  const hinted = hints.map(({ version, at }): News => ({ ...playing, version, at }));
  const joined: News[] =
    joinedVersion === undefined ? [] : [{ ...playing, version: joinedVersion, at: startedAt }];
  // Under an id that the others do not know yet, so that they read the game again.
  const claimed: News[] =
    claimedVersion === undefined
      ? []
      : [{ ...playing, status: end?.status ?? 'playing', version: claimedVersion, at: startedAt }];
  const before = [...joined, ...guessed, ...hinted, ...claimed];
  if (!end) return before;
  const { status, version, at } = end;
  const isWinner = game.winner === id;
  const over: News = isWinner
    ? { name: 'opponent-won', player: id, version, at }
    : { name: 'opponent-finished', player: id, status, version, at };
  return [...before, over];
}

function newsOfInvitations({ challenge }: Game, at: number): News[] {
  return (challenge?.invitations ?? []).flatMap(({ userId, status, version }): News[] => {
    if (version === undefined || status === 'pending' || status === 'joined') return [];
    const seen = status === 'declined' ? 'declined' : 'expired';
    return [{ name: 'player-changed', userId, status: seen, version, at }];
  });
}

/** What has happened above version `since`, in its order; `now` (ms) stands for times that are not kept. */
export function newsSince(game: Game, since: number, now: number): News[] {
  const { challenge, players } = game;
  if (!challenge) return [];
  const { finish } = challenge;
  const all = [
    ...players.flatMap((player) => newsOfPlayer(game, player)),
    ...newsOfInvitations(game, now),
    ...(finish ? [{ name: 'finished', version: finish.version, at: finish.at } as const] : []),
  ];
  return all
    .filter(({ version }) => version > since)
    .sort((one, other) => one.version - other.version);
}

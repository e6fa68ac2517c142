import {
  deletedPerson,
  type People,
  type Person,
} from '@craque/common/contracts/push/present-challenge.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { type PlayerId, userOf } from '@craque/common/domain/ids.ts';
import { publicIdOf } from '@craque/common/domain/view/challenge-state.ts';
import type { Stores } from '../store/store.ts';
import { picturesFor } from '../users/public-user.ts';

const userIdsIn = ({ players, challenge }: Game): string[] => [
  ...players.flatMap(({ id }) => userOf(id) ?? []),
  ...(challenge?.invitations ?? []).map(({ userId }) => userId),
];

/**
 * Everybody who plays in one of the challenges or was invited, read at once; guests are shown by
 * their nickname. Without a reader, as for a push, which many get, without pictures.
 */
export async function peopleOf(
  stores: Stores,
  challenges: readonly Game[],
  reader?: PlayerId,
): Promise<(game: Game) => People> {
  const accounts = await stores.users.findMany([...new Set(challenges.flatMap(userIdsIn))]);
  const pictures = await picturesFor(stores, reader && userOf(reader), accounts);
  const known = new Map<string, Person>();
  for (const { id, username, displayName, avatarUrl } of accounts) {
    known.set(id, { username, displayName, avatarUrl: pictures.has(id) ? avatarUrl : null });
  }
  return (game) => {
    const people = new Map<string, Person>(
      userIdsIn(game).map((id) => [id, known.get(id) ?? deletedPerson]),
    );
    for (const { id, nickname } of game.players) {
      if (nickname === undefined) continue;
      const person = { username: nickname, displayName: null, avatarUrl: null };
      people.set(publicIdOf(game, id), person);
    }
    return people;
  };
}

/** Those of one game; empty for a solo game. */
export async function peopleIn(stores: Stores, game: Game, reader?: PlayerId): Promise<People> {
  return game.challenge ? (await peopleOf(stores, [game], reader))(game) : new Map();
}

import {
  deletedPerson,
  type People,
  type Person,
} from '@craque/common/contracts/push/present-challenge.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { userOf } from '@craque/common/domain/ids.ts';
import { publicIdOf } from '@craque/common/domain/view/challenge-state.ts';
import type { Stores } from '../store/store.ts';
import { type Pictures, publicUsers } from '../users/public-user.ts';

const userIdsIn = ({ players, challenge }: Game): string[] => [
  ...players.flatMap(({ id }) => userOf(id) ?? []),
  ...(challenge?.invitations ?? []).map(({ userId }) => userId),
];

type Seen = Pictures & { stores: Pick<Stores, 'users'> };

/** Players and invited of all the challenges in one read. */
export async function peopleOf(
  seen: Seen,
  challenges: readonly Game[],
): Promise<(game: Game) => People> {
  const known = await publicUsers(seen, challenges.flatMap(userIdsIn));
  return (game) => {
    const people = new Map<string, Person>();
    for (const userId of userIdsIn(game)) {
      const { username, displayName, avatarUrl } = known.get(userId) ?? deletedPerson;
      people.set(userId, { username, displayName, avatarUrl });
    }
    for (const { id, nickname } of game.players) {
      if (nickname === undefined) continue;
      const person = { username: nickname, displayName: null, avatarUrl: null };
      people.set(publicIdOf(game, id), person);
    }
    return people;
  };
}

export async function peopleIn(seen: Seen, game: Game): Promise<People> {
  return game.challenge ? (await peopleOf(seen, [game]))(game) : new Map();
}

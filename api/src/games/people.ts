import {
  deletedPerson,
  type People,
  type Person,
} from '@craque/common/contracts/present-challenge.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { userOf } from '@craque/common/domain/ids.ts';
import { publicIdOf } from '@craque/common/domain/view/challenge-state.ts';
import type { Stores } from '../store/store.ts';

/**
 * Everybody who plays or was invited; empty for a solo game. Guests are shown by their nickname.
 */
export async function peopleIn(stores: Stores, game: Game): Promise<People> {
  const { challenge, players } = game;
  if (!challenge) return new Map();
  const ids = [
    ...players.flatMap(({ id }) => userOf(id) ?? []),
    ...challenge.invitations.map(({ userId }) => userId),
  ];
  const accounts = await stores.users.findMany([...new Set(ids)]);
  const people = new Map<string, Person>(ids.map((id) => [id, deletedPerson]));
  for (const { id, username, displayName, avatarUrl } of accounts) {
    people.set(id, { username, displayName, avatarUrl });
  }
  for (const { id, nickname } of players) {
    if (nickname === undefined) continue;
    const person = { username: nickname, displayName: null, avatarUrl: null };
    people.set(publicIdOf(game, id), person);
  }
  return people;
}

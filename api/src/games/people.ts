import type { Game } from '@craque/common/domain/game/game.ts';
import { userOf } from '@craque/common/domain/ids.ts';
import { publicIdOf } from '@craque/common/domain/view/opponents.ts';
import type { Stores } from '../store/store.ts';

/** The displayed name of a player in a challenge. */
export type Person = { username: string; displayName: string | null; avatarUrl: string | null };
/** By player id. */
export type People = ReadonlyMap<string, Person>;

/** Shown for a deleted account. */
export const deletedPerson: Person = {
  username: 'deleted user',
  displayName: null,
  avatarUrl: null,
};

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

import {
  deletedPerson,
  type People,
  type Person,
} from '@craque/common/contracts/present-challenge.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { type PlayerId, userOf } from '@craque/common/domain/ids.ts';
import { publicIdOf } from '@craque/common/domain/view/challenge-state.ts';
import type { Stores } from '../store/store.ts';
import { picturesFor } from '../users/public-user.ts';

/**
 * Everybody who plays or was invited; empty for a solo game. Guests are shown by their nickname.
 * Without a reader, as for a push, which many get, without pictures.
 */
export async function peopleIn(stores: Stores, game: Game, reader?: PlayerId): Promise<People> {
  const { challenge, players } = game;
  if (!challenge) return new Map();
  const ids = [
    ...players.flatMap(({ id }) => userOf(id) ?? []),
    ...challenge.invitations.map(({ userId }) => userId),
  ];
  const accounts = await stores.users.findMany([...new Set(ids)]);
  const people = new Map<string, Person>(ids.map((id) => [id, deletedPerson]));
  const pictures = await picturesFor(stores, reader && userOf(reader), accounts);
  for (const { id, username, displayName, avatarUrl } of accounts) {
    people.set(id, { username, displayName, avatarUrl: pictures.has(id) ? avatarUrl : null });
  }
  for (const { id, nickname } of players) {
    if (nickname === undefined) continue;
    const person = { username: nickname, displayName: null, avatarUrl: null };
    people.set(publicIdOf(game, id), person);
  }
  return people;
}

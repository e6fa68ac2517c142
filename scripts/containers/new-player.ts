import { createTestClient, type TestClient } from '@craque/api/testing/test-client.ts';
import { register } from '@craque/common/contracts/accounts.ts';
import {
  acceptFriend,
  readFriendRequests,
  requestFriend,
} from '@craque/common/contracts/friends.ts';
import type { SeededPlayer } from '../testing/seed-players.ts';

type Player = SeededPlayer & { client: TestClient };

/** An account made as anybody makes one. */
export async function newPlayer(origin: string, number: number): Promise<Player> {
  const client = createTestClient(origin);
  const username = `player-${number}`;
  const body = { username, password: `a password of player ${number}` };
  let answer = await client.call(register, { body });
  // Busy: on a machine with much else to do a hash may take too long.
  for (let tries = 0; answer.status === 503 && tries < 10; tries += 1)
    answer = await client.call(register, { body });
  if (answer.status !== 201) throw new Error(`register: ${answer.status} ${answer.text}`);
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  return { client, id: answer.body.id, username, cookie };
}

export async function befriend(one: Player, other: Player): Promise<void> {
  await one.client.call(requestFriend, { body: { friendId: other.id } });
  const { body } = await other.client.call(readFriendRequests);
  const request = body.find(({ userId }) => userId === one.id);
  const accepted = await other.client.call(acceptFriend, { id: request?.id ?? '' });
  if (accepted.status >= 300) throw new Error(`friends: ${accepted.text}`);
}

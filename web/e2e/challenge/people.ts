import assert from 'node:assert/strict';
import type { SignedIn } from '@craque/common/contracts/accounts.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { Page } from '@playwright/test';
import { post } from '../product/api-call.ts';
import { joinOn, lobbyOn } from '../screens/challenge-on-screen.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn } from '../screens/game-on-screen.ts';
import type { Visit } from '../product/test.ts';
import { register } from '../product/new-account.ts';
import { pt, type Texts } from '../screens/texts.ts';

/** A user with an account and a separate browser profile. */
export type Person = { page: Page; user: SignedIn; name: string };

/** A user without a screen: cookies only. */
export type Caller = { page: Pick<Page, 'request'> };
export type User = Caller & { user: SignedIn };

/** Makes friends of the two. */
export async function befriend(one: User, other: User): Promise<void> {
  // A request to somebody who has already asked makes a friendship at once.
  await post(one.page.request, '/api/user/friends', { friendId: other.user.id });
  await post(other.page.request, '/api/user/friends', { friendId: one.user.id });
}

/** One person per name, all friends of the first, who uses the journey's page. */
export async function friendsOn(visit: Visit, ...names: readonly string[]): Promise<Person[]> {
  const enter = async (displayName: string, index: number): Promise<Person> => {
    const page = index === 0 ? visit.page : await visit.elsewhere();
    return { page, user: await register(page.request, { displayName }), name: displayName };
  };
  const people = await Promise.all(names.map(enter));
  const [first, ...others] = people;
  for (const other of others) if (first) await befriend(first, other);
  return people;
}

/** Two people, as most challenges need. */
export async function twoFriends(visit: Visit): Promise<[Person, Person]> {
  const [one, other] = await friendsOn(visit, 'Lia Costa', 'Rui Prado');
  assert.ok(one && other);
  return [one, other];
}

/** Challenges the others through the api; returns the game's id. */
export async function sendChallenge(
  by: Caller,
  others: readonly Pick<User, 'user'>[],
  choice: { sport?: string; difficulty?: string } = {},
): Promise<number> {
  const friendIds = others.map(({ user }) => user.id);
  const body = { sport: 'soccer', ...choice, friendIds };
  return (await post<GameView>(by.page.request, '/api/multiplayer/games', body)).id;
}

/** Answers an invitation, starts, leaves, or requests a rematch through the api. */
export function act(
  { page }: Caller,
  id: number,
  what: 'join' | 'start' | 'decline' | 'leave' | 'rematch',
): Promise<GameView> {
  return post<GameView>(page.request, `/api/multiplayer/games/${id}/${what}`);
}

/** Guesses through the api, without a screen. */
export async function guessFor({ page }: Caller, id: number, name: string): Promise<void> {
  await post(page.request, `/api/games/${id}/guess`, { guess: name });
}

/** Opens the screen of a game that the person may still play, at the latest after its countdown. */
export async function openChallenge(
  { page }: Pick<Person, 'page'>,
  id: number,
  texts: Texts = pt,
): Promise<void> {
  await page.goto(`/game/${id}`);
  await gameOn(page, texts).openField.waitFor();
}

/** Opens the lobby of a challenge that waits for its start. */
export async function openLobby(
  { page }: Pick<Person, 'page'>,
  id: number,
  texts: Texts = pt,
): Promise<void> {
  await page.goto(`/game/${id}`);
  await lobbyOn(page, texts).players.waitFor();
}

/** Makes the link of a challenge; returns its path. */
export async function linkTo({ page }: Caller, id: number): Promise<string> {
  const route = `/api/multiplayer/games/${id}/link`;
  const { code } = await post<{ code: string }>(page.request, route);
  return `/join/${code}`;
}

/** Joins by a link under a nickname. */
export async function joinAs(page: Page, path: string, nickname: string): Promise<void> {
  await page.goto(path);
  await joinOn(page).nickname.fill(nickname);
  await joinOn(page).enter.click();
  await lobbyOn(page).players.waitFor();
}

/** Opens a page and waits until its socket receives events. */
export async function openLive(page: Page, path: string): Promise<void> {
  const seen = { letIn: false };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('40')) seen.letIn = true;
    }),
  );
  await page.goto(path);
  await eventually(() => assert.ok(seen.letIn, `no socket at ${path}`));
}

/** A challenge that all of them have joined, which starts it, and have on their screens. */
export async function runningChallenge(
  visit: Visit,
  people: readonly Person[],
  texts: Texts = pt,
): Promise<Game> {
  const [first, ...others] = people;
  assert.ok(first);
  const id = await sendChallenge(first, others);
  for (const other of others) await act(other, id, 'join');
  await Promise.all(people.map((person) => openChallenge(person, id, texts)));
  return visit.product.storedGame(id);
}

import { expect, test } from '@jest/globals';
import { exportAccount } from '@craque/common/contracts/account-export.ts';
import { readAftermath } from '@craque/common/contracts/album.ts';
import { leaveChallenge } from '@craque/common/contracts/challenges.ts';
import { type GameView, readGame, readPhoto, takeHint } from '@craque/common/contracts/games.ts';
import { readHistory } from '@craque/common/contracts/history.ts';
import { dueLook, isWholeFigure } from '@craque/common/domain/athlete/look.ts';
import { type Clue, clues, type Game, visibleClues } from '@craque/common/domain/game/game.ts';
import { tellingTime } from '@craque/common/domain/game/told.ts';
import { isGuest } from '@craque/common/domain/ids.ts';
import { publicIdOf } from '@craque/common/domain/view/challenge-state.ts';
import { describeInBothStores, type FreshStores } from '../testing/both-stores.ts';
import {
  codeOf,
  joinByCode,
  lose,
  miss,
  newChallenge,
  newPerson,
  recordingPushes,
  type SentEvent,
  win,
} from '../testing/races/challenges.ts';
import { leaksInText, secretsOf } from '../testing/secrets.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

/* A second identity that gives up or loses a challenge must not carry the athlete to the first,
   which still plays: by no call and by no push. */

type Table = Awaited<ReturnType<typeof openTable>>;

const hiddenName = 'Michael Schumacher';
const choice = { sport: 'formula1', league: 'Formula 1', difficulty: 'medium' };

/** A challenge whose creator still plays with a friend; a guest and a stranger came by link. */
async function openTable({ stores }: FreshStores) {
  const sent: SentEvent[] = [];
  const api = await startTestApi({ stores, pushes: recordingPushes(sent) });
  const { id, creator, friends } = await newChallenge(api, { joined: 1, choice });
  await api.hide(id, hiddenName);
  const code = await codeOf(creator, id);
  const [friend, stranger, guest] = [friends[0], await newPerson(api), api.guest()];
  if (!friend) throw new RangeError('nobody was invited');
  await joinByCode(guest, code);
  await joinByCode(stranger.client, code);
  sent.splice(0);
  return { api, sent, id, creator, friend, stranger, guest };
}

/** The ways in which the second identity ends its game. */
const endings = {
  'a guest who came by link and lost': async ({ guest, id }: Table) => {
    await lose(guest, id);
    return guest;
  },
  'a user who came by link and lost': async ({ stranger, id }: Table) => {
    await lose(stranger.client, id);
    return stranger.client;
  },
  'a guest who gave up at once': async ({ guest, id }: Table) => {
    await guest.call(leaveChallenge, { id });
    return guest;
  },
  'an invited friend who gave up': async ({ friend, id }: Table) => {
    await miss(friend.client, id);
    await friend.client.call(leaveChallenge, { id });
    return friend.client;
  },
  'a friend who did nothing for a day': async ({
    api,
    friend,
    guest,
    stranger,
    creator,
    id,
  }: Table) => {
    api.clock.move(23 * 60 * 60 * 1000);
    for (const { client } of [{ client: guest }, stranger, creator]) await miss(client, id);
    api.clock.move(60 * 60 * 1000);
    return friend.client;
  },
};

/** Everything that the client can read of the game, as text. */
async function everythingReadBy(client: TestClient, id: number): Promise<string[]> {
  const calls = [
    client.call(readGame, { id }),
    client.call(readGame, { id, query: { since: '0', language: 'de' } }),
    client.call(takeHint, { id }),
    client.request(`/api/games/${id}/athlete-details`),
    client.call(readAftermath, { id }),
    client.call(leaveChallenge, { id }),
    client.call(readHistory),
    client.call(exportAccount),
    ...[0, 1, 2, 3, 4, 5].map((step) => client.call(readPhoto, { id, query: { step: `${step}` } })),
  ];
  const answers = await Promise.all(calls);
  return answers.flatMap(({ text, headers }) => [text, JSON.stringify([...headers])]);
}

/**
 * Draws the athlete with these clues and the look of the step; a name is drawn, not written, so no
 * search would find it.
 */
function pictureOf(
  { artist }: TestApi,
  game: Game,
  { due, step, name }: { due: readonly Clue[]; step: number; name?: string },
): string {
  const { nationality, team, position, number, dateOfBirth, look } = game.athlete;
  const [country] = nationality;
  return artist.draw({
    ...{ sport: game.sport, variant: game.artVariant, gender: 'male', stance: position },
    ...(look && isWholeFigure(look) && { isWhole: true }),
    born: Number(dateOfBirth.slice(0, 4)),
    ...(due.includes('nationality') && country && { nationality: country }),
    ...(due.includes('team') && { team }),
    ...(due.includes('position') && { position, ...(number !== undefined && { number }) }),
    ...(look && { look: dueLook(look, step) }),
    ...(name === undefined ? { foil: { scratched: step, guesses: 5 } } : { name }),
  });
}

/** The names, ids, sources and untaken facts of the athlete in these texts. */
async function leaksIn(api: TestApi, id: number, texts: readonly string[]): Promise<string[]> {
  const secrets = secretsOf(await api.stored(id), api);
  return texts.flatMap((text) => leaksInText(text, secrets, ['names', 'marks', 'sentences']));
}

const revealsNothing = (view: GameView) => {
  expect(view).toMatchObject({ completed: true, athleteName: null, photoCredit: null });
  expect(view.athleteStrength).toBeNull();
};

async function endsInSecret(fresh: FreshStores, end: (table: Table) => Promise<TestClient>) {
  const table = await openTable(fresh);
  const { api, sent, id, creator, friend, stranger, guest } = table;
  const client = await end(table);
  const { body } = await client.call(readGame, { id });
  revealsNothing(body);
  const game = await api.stored(id);
  const player = game.players.find((each) => publicIdOf(game, each.id) === body.own?.userId);
  const picture = async () => (await client.call(readPhoto, { id })).text;
  const step = Math.min(5 - body.remainingGuesses, 4);
  const due = player ? visibleClues(player) : [];
  expect((await picture()) === pictureOf(api, game, { due, step })).toBe(true);
  expect(body.athleteImageUrl).toContain(`step=${step}&`);
  expect((await client.call(readPhoto, { id, query: { step: '5' } })).status).toBe(403);
  expect(await leaksIn(api, id, await everythingReadBy(client, id))).toEqual([]);
  expect(
    await leaksIn(
      api,
      id,
      sent.splice(0).map((event) => JSON.stringify(event)),
    ),
  ).toEqual([]);

  await win(api, creator.client, id);
  for (const each of [friend.client, stranger.client, guest])
    await each.call(leaveChallenge, { id });
  const finished = sent.filter(({ name }) => name === 'finished');
  expect(finished.map((event) => event.body.athleteName)).toEqual([hiddenName]);
  const { players } = await api.stored(id);
  const gone = players.filter(({ hasLeft }) => hasLeft).map(({ id: player }) => player);
  expect(finished[0]?.to).toEqual({ rooms: [`game:${id}`, ...players.map((each) => each.id)] });
  expect(gone.some(isGuest)).toBe(true);
  const after = await client.call(readGame, { id });
  expect(after.body).toMatchObject({ athleteName: hiddenName, won: false });
  expect(after.body.athleteDetail.position).not.toBeNull();
  expect((await client.call(readPhoto, { id, query: { step: '5' } })).status).toBe(200);
  expect(
    (await picture()) === pictureOf(api, game, { due: clues, step: 5, name: hiddenName }),
  ).toBe(true);
  await api.close();
}

async function revealedToTheDone(fresh: FreshStores) {
  const { api, sent, id, friend, stranger, guest, creator } = await openTable(fresh);
  expect((await win(api, guest, id)).athleteName).toBe(hiddenName);
  revealsNothing(await lose(friend.client, id));
  api.clock.move(tellingTime - 1000);
  revealsNothing(await lose(stranger.client, id));
  revealsNothing((await friend.client.call(readGame, { id })).body);
  api.clock.move(1000);
  const later = await friend.client.call(readGame, { id });
  expect(later.body).toMatchObject({ athleteName: hiddenName, challenge: { winnerId: 'guest-3' } });
  expect((await friend.client.call(readPhoto, { id, query: { step: '5' } })).status).toBe(200);
  revealsNothing((await stranger.client.call(readGame, { id })).body);
  expect((await creator.client.call(readGame, { id })).body.athleteName).toBeNull();
  expect(
    await leaksIn(
      api,
      id,
      sent.map((event) => JSON.stringify(event)),
    ),
  ).toEqual([]);
  // Nobody can win any more.
  expect((await lose(creator.client, id)).athleteName).toBe(hiddenName);
  expect((await stranger.client.call(readGame, { id })).body.athleteName).toBe(hiddenName);
  await api.close();
}

describeInBothStores('the athlete of a challenge', process.env, (open) => {
  const withStores = async (work: (fresh: FreshStores) => Promise<void>) => {
    const fresh = await open();
    try {
      await work(fresh);
    } finally {
      await fresh.dispose();
    }
  };
  test.each(Object.entries(endings))('%s is sent at the finish, and nothing before', (_, end) =>
    withStores((fresh) => endsInSecret(fresh, end)),
  );

  test('is sent to winners at once, to losers after 15 minutes or once nobody can win', () =>
    withStores(revealedToTheDone));
});

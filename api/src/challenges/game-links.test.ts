import { describe, expect, test } from '@jest/globals';
import {
  readAthleteDetails,
  readGame,
  readPhoto,
  takeHint,
} from '@craque/common/contracts/games.ts';
import {
  createGameLink,
  declineChallenge,
  joinGameLink,
  readGameLink,
} from '@craque/common/contracts/challenges.ts';
import {
  codeOf,
  joinByCode,
  lose,
  newChallenge,
  newPerson,
  type Person,
  rowOf,
  win,
} from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';

/* The secret code by which anybody may join, guests under a nickname. */
const api = await startFileApi();

const day = 24 * 60 * 60 * 1000;
const refusalOf = ({ status, error }: Answer) => [status, status < 400 ? '' : error.message];
const page = (client: TestClient, code: string) => client.call(readGameLink, { id: code });
const join = (client: TestClient, code: string, body: object = {}) =>
  client.call(joinGameLink, { id: code, body });
const noLink = [404, 'Link not found'];

async function linked(invited = 1) {
  const made = await newChallenge(api, { invited });
  return { ...made, code: await codeOf(made.creator, made.id) };
}

describe('a link', () => {
  test('has ten unambiguous characters, and is the same when requested again', async () => {
    const { id, creator, code } = await linked();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    api.clock.move(1000);
    const { status, body } = await creator.client.call(createGameLink, { id });
    expect([status, body.code]).toEqual([201, code]);
    expect(body.expiresAt).toBe(new Date(api.clock.now() - 1000 + day).toISOString());
  });

  test('is valid for 24 hours, then another one is made', async () => {
    const { id, creator, code } = await linked();
    await creator.client.call(takeHint, { id });
    api.clock.move(day - 1000);
    await creator.client.call(takeHint, { id });
    expect((await page(api.guest(), code)).status).toBe(200);
    api.clock.move(1000);
    expect(refusalOf(await page(api.guest(), code))).toEqual(noLink);
    expect(refusalOf(await join(api.guest(), code, { nickname: 'Late' }))).toEqual(noLink);
    const again = await codeOf(creator, id);
    expect(again).not.toBe(code);
    expect(refusalOf(await page(api.guest(), code))).toEqual(noLink);
    expect((await page(api.guest(), again)).status).toBe(200);
  });

  test('of a finished game is neither made nor open', async () => {
    const { id, code, creator, friend } = await linked();
    await friend.client.call(declineChallenge, { id });
    await lose(creator.client, id);
    const closed = [410, 'This game is closed'];
    expect(refusalOf(await creator.client.call(createGameLink, { id }))).toEqual(closed);
    expect(refusalOf(await join(api.guest(), code, { nickname: 'Late' }))).toEqual(closed);
    expect((await page(api.guest(), code)).body.open).toBe(false);
  });
});

describe('the page of a link', () => {
  test('shows who invites to what, and nothing of the game itself', async () => {
    const { creator, code } = await linked();
    const { status, body, headers } = await page(api.guest(), code);
    expect([status, body]).toEqual([
      200,
      {
        from: { id: creator.id, username: creator.name, displayName: null, avatarUrl: null },
        game: { sport: 'soccer', league: 'English Premier League', difficulty: 'medium' },
        players: 1,
        open: true,
        gameId: null,
      },
    ]);
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('links players back to their game', async () => {
    const { id, creator, code } = await linked();
    const guest = api.guest();
    await joinByCode(guest, code);
    expect((await page(guest, code)).body).toMatchObject({ players: 2, gameId: id });
    expect((await page(creator.client, code)).body.gameId).toBe(id);
  });
});

describe('joining by a link', () => {
  test('gives a guest a seat under the nickname, and a cookie with it', async () => {
    const { id, code } = await linked();
    const guest = api.guest();
    const { status, body } = await join(guest, code, { nickname: '  Zoë  ' });
    expect(status).toBe(200);
    expect([...guest.cookies.keys()]).toEqual(['gid']);
    expect(rowOf(body, body.own?.userId ?? '')).toMatchObject({
      username: 'Zoë',
      isGuest: true,
    });
    expect((await guest.call(readGame, { id })).status).toBe(200);
  });

  test('requires a nickname from a guest: without one there is neither seat nor cookie', async () => {
    const { id, code } = await linked();
    const before = await api.stored(id);
    const tooShort = [400, 'Nickname must be at least 2 characters'];
    for (const body of [{}, { nickname: 'x' }]) {
      const guest = api.guest();
      expect(refusalOf(await join(guest, code, body))).toEqual(tooShort);
      expect(guest.cookies.size).toBe(0);
    }
    const { client: known } = await api.newGame();
    expect(refusalOf(await join(known, code))).toEqual(tooShort);
    expect(await api.stored(id)).toEqual(before);
  });

  test('under a name that passes for somebody in the game is refused: no seat, no cookie', async () => {
    const { id, code, creator, friend } = await linked();
    await joinByCode(api.guest(), code, 'Coco');
    await api.stores.users.change(creator.id, { displayName: 'Nina Rossa' });
    const before = await api.stored(id);
    const taken = [
      ...[creator.name, friend.name.toUpperCase(), 'Nina  Rossa', 'NINA ROSSA'],
      ...['coco', 'сосо', 'ᴄᴏᴄᴏ', 'C0C0'],
    ];
    for (const nickname of taken) {
      const guest = api.guest();
      const answer = await join(guest, code, { nickname });
      expect(refusalOf(answer)).toEqual([409, 'Username already exists']);
      expect(guest.cookies.size).toBe(0);
    }
    const { client: known } = await api.newGame();
    expect((await join(known, code, { nickname: 'Coco' })).status).toBe(409);
    expect(await api.stored(id)).toEqual(before);
    expect((await join(known, code, { nickname: 'Cocoa' })).status).toBe(200);
  });

  test.each([
    ['a name', 1, ['Max', 'Max']],
    ['the last seat', 6, ['Early', 'Late']],
  ] as const)('gives %s to one of two guests who ask for it at once', async (...row) => {
    const [, invited, names] = row;
    const { id, code } = await linked(invited);
    const held = api.hold('games.save', 2);
    const asked = names.map((nickname) => join(api.guest(), code, { nickname }));
    await held.arrived(2);
    held.releaseAll();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const { players, challenge } = await api.stored(id);
    expect(players).toHaveLength(2);
    expect(challenge?.invitations).toHaveLength(invited);
  });

  test('again is the same seat under the first nickname', async () => {
    const { id, code } = await linked();
    const guest = api.guest();
    await joinByCode(guest, code, 'First');
    const before = await api.stored(id);
    expect((await join(guest, code)).status).toBe(200);
    const { body } = await join(guest, code, { nickname: 'Second' });
    expect(rowOf(body, 'guest-2').username).toBe('First');
    expect(await api.stored(id)).toEqual(before);
  });

  test('ignores the nickname of a signed-in user', async () => {
    const { code } = await linked();
    const stranger = await newPerson(api);
    const { body } = await join(stranger.client, code, { nickname: 'Somebody' });
    expect(rowOf(body, stranger.id)).toMatchObject({ username: stranger.name, status: 'playing' });
  });

  test('admits at most eight players, with seats reserved for the invited', async () => {
    const { id, code, friends } = await linked(6);
    expect((await page(api.guest(), code)).body.open).toBe(true);
    await joinByCode(api.guest(), code);
    expect((await page(api.guest(), code)).body.open).toBe(false);
    const guest = api.guest();
    expect(refusalOf(await join(guest, code, { nickname: 'Ninth' }))).toEqual([
      409,
      'This game is full',
    ]);
    expect(guest.cookies.size).toBe(0);
    expect((await page((friends[0] as Person).client, code)).body.open).toBe(true);
    expect((await join((friends[0] as Person).client, code)).status).toBe(200);
    await (friends[1] as Person).client.call(declineChallenge, { id });
    expect((await join(api.guest(), code, { nickname: 'Ninth' })).status).toBe(200);
  });
});

describe('a guest of a link', () => {
  test('plays like everybody else, and may win', async () => {
    const { id, code, creator } = await linked();
    const guest = api.guest();
    await joinByCode(guest, code, 'Zoë');
    expect((await guest.call(takeHint, { id })).status).toBe(200);
    expect((await guest.call(readPhoto, { id })).status).toBe(200);
    expect(await win(api, guest, id)).toMatchObject({ won: true, winnerUsername: 'Zoë' });
    expect((await guest.call(readAthleteDetails, { id })).status).toBe(200);
    const seen = (await creator.client.call(readGame, { id })).body;
    expect(seen).toMatchObject({
      gameCompletedByOtherPlayer: true,
      winnerInfo: { username: 'Zoë' },
      challenge: { winnerId: 'guest-2' },
      athleteName: null,
    });
  });
});

import { describe, expect, test } from '@jest/globals';
import {
  cancelChallenge,
  declineChallenge,
  readChallenges,
} from '@craque/common/contracts/challenges.ts';
import { closingTime, idleLimit, inviteLimit } from '@craque/common/domain/game/ending.ts';
import {
  codeOf,
  joinByCode,
  lose,
  miss,
  newChallenge,
  newPerson,
  type Person,
  win,
} from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';
import { listedChallenges } from './challenge-list.ts';

const api = await startFileApi();

const week = 7 * 24 * 60 * 60 * 1000;
const listOf = async ({ client }: Person) => (await client.call(readChallenges)).body;
const stagesOf = async (opponent: Person) =>
  (await listOf(opponent)).map(({ id, stage, status }) => [id, stage, status]);
/** Read from the service: a session would end within the week. */
const laterStagesOf = async ({ id: userId }: Person) => {
  const list = await listedChallenges(
    { stores: api.stores, avatarHosts: new Set() },
    userId,
    api.clock.now(),
  );
  return list.map(({ id, stage, status }) => [id, stage, status]);
};
const isoTime = (at: number) => new Date(at).toISOString();

const twoPlayers = () => newChallenge(api, { joined: 1 });

describe('the list of challenges', () => {
  test('is empty for somebody who has none, and knows no solo games', async () => {
    const somebody = await newPerson(api);
    await api.newGame({}, somebody.client);
    expect(await listOf(somebody)).toEqual([]);
  });

  test('says what each is about, who is in it and when it ends', async () => {
    const choice = { sport: 'tennis', difficulty: 'hard' };
    const { id, creator, friend } = await newChallenge(api, { choice });
    const start = api.clock.now();
    const [own] = await listOf(creator);
    expect(own).toMatchObject({
      id,
      game: { sport: 'tennis', difficulty: 'hard' },
      stage: 'running',
      status: 'playing',
      createdAt: isoTime(start),
      deadline: isoTime(start + idleLimit),
      athleteName: null,
      challenge: { creatorId: creator.id },
    });
    expect(own?.players.map(({ userId, username, status }) => [userId, username, status])).toEqual([
      [creator.id, creator.name, 'playing'],
      [friend.id, friend.name, 'invited'],
    ]);
    expect(await listOf(friend)).toMatchObject([
      { id, stage: 'invited', status: 'invited', deadline: isoTime(start + inviteLimit) },
    ]);
  });

  test('follows each player from the invitation to the end', async () => {
    const { id, creator, friend } = await twoPlayers();
    expect(await stagesOf(friend)).toEqual([[id, 'running', 'playing']]);
    await win(api, creator.client, id);
    const { name } = await api.hidden(id);
    const [waiting] = await listOf(creator);
    expect(waiting).toMatchObject({ stage: 'waiting', status: 'won', athleteName: name });
    expect(waiting?.deadline).toBe(isoTime(Date.parse(waiting?.createdAt ?? '') + closingTime));
    expect(await stagesOf(friend)).toEqual([[id, 'running', 'playing']]);
    await lose(friend.client, id);
    const over = { stage: 'over', deadline: null, athleteName: name };
    expect(await listOf(creator)).toMatchObject([{ ...over, status: 'won' }]);
    expect(await listOf(friend)).toMatchObject([{ ...over, status: 'lost' }]);
  });

  test('has the newest first, and a challenge by link like the others', async () => {
    const { id: first, creator } = await twoPlayers();
    api.clock.move(1);
    const { id: second, creator: host } = await twoPlayers();
    await joinByCode(creator.client, await codeOf(host, second));
    expect((await listOf(creator)).map(({ id }) => id)).toEqual([second, first]);
  });

  test('leaves out what was declined, taken back or not answered in time', async () => {
    const declined = await newChallenge(api);
    const [one] = declined.friends as [Person];
    await one.client.call(declineChallenge, { id: declined.id });
    expect(await listOf(one)).toEqual([]);
    const cancelled = await newChallenge(api);
    const [other] = cancelled.friends as [Person];
    await cancelled.creator.client.call(cancelChallenge, { id: cancelled.id });
    expect(await listOf(other)).toEqual([]);
    expect(await listOf(cancelled.creator)).toEqual([]);
    const late = await newChallenge(api);
    const [third] = late.friends as [Person];
    api.clock.move(inviteLimit);
    expect(await listOf(third)).toEqual([]);
  });

  test('applies deadlines without a save, and keeps what is over for a week', async () => {
    const { id, creator } = await twoPlayers();
    const { revision } = await api.stored(id);
    api.clock.move(idleLimit);
    expect(await stagesOf(creator)).toEqual([[id, 'over', 'abandoned']]);
    expect((await api.stored(id)).revision).toBe(revision);
    api.clock.move(week);
    expect(await laterStagesOf(creator)).toHaveLength(1);
    api.clock.move(1);
    expect(await laterStagesOf(creator)).toEqual([]);
  });

  test('keeps for a week what ended at the last deadline', async () => {
    const { id, creator, friend } = await twoPlayers();
    const start = api.clock.now();
    api.clock.move(idleLimit - 1);
    await miss(creator.client, id);
    api.clock.move(idleLimit - 1);
    await miss(creator.client, id);
    api.clock.move(start + closingTime + week - api.clock.now());
    expect(await laterStagesOf(creator)).toEqual([[id, 'over', 'abandoned']]);
    api.clock.move(1);
    expect(await laterStagesOf(friend)).toEqual([]);
  });
});

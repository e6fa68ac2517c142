import { expect, test } from '@jest/globals';
import { exportAccount, type AccountExport } from '@craque/common/contracts/account-export.ts';
import { readAlbum, readLatestStickers } from '@craque/common/contracts/album.ts';
import {
  createParty,
  guessInParty,
  stepParty,
  takePartySeat,
} from '@craque/common/contracts/party.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { leagueName } from '@craque/common/domain/sport.ts';
import { startFileApi } from '../testing/file-api.ts';
import { aResult } from '../testing/store-builders.ts';

const api = await startFileApi();

async function solvedAtAParty() {
  const { client, user } = await api.user();
  const guest = api.guest();
  const { body } = await client.call(createParty, { body: { difficulty: 'hard' } });
  const id = body.state.code;
  for (const each of [client, guest]) await each.call(takePartySeat, { id, body: {} });
  await client.call(stepParty, { id, body: { step: 'start' } });
  api.clock.move(3_000);
  const party = await api.stores.parties.find(id);
  const round = party?.rounds.at(-1);
  if (!round) throw new RangeError('no round');
  const guess = { number: round.number, guess: round.athlete.name };
  for (const each of [client, guest])
    expect((await each.call(guessInParty, { id, body: guess })).body.seat.solved).toBe(true);
  const { league, athlete } = round;
  return { client, user, guest, league, athlete };
}

test('whom an account solves at a party is a common sticker of its album, and nothing else', async () => {
  const { client, user, guest, league, athlete } = await solvedAtAParty();
  const player = userPlayer(user.id);
  await api.stores.parties.removeEnded(Number.MAX_SAFE_INTEGER);
  expect(await api.stores.parties.listOf(player)).toEqual([]);
  const sticker = { athleteId: athlete.athleteId, rarity: 'common', difficulty: 'hard', wins: 1 };
  expect((await client.call(readLatestStickers)).body).toMatchObject([
    { ...sticker, league: leagueName(league), guesses: 1 },
  ]);
  expect(await api.stores.results.outcomesAfter(player)).toEqual([]);
  const exported = JSON.parse((await client.call(exportAccount)).text) as AccountExport;
  expect(exported.partyFinds).toMatchObject([{ league, athleteId: athlete.athleteId, guesses: 1 }]);
  expect((await guest.call(readLatestStickers)).status).toBe(401);

  const won = { player, league, athleteId: athlete.athleteId, guesses: 4 } as const;
  await api.stores.results.add(aResult(1, api.clock.now() + 1, { ...won, difficulty: 'easy' }));
  expect((await client.call(readLatestStickers)).body).toMatchObject([
    { ...sticker, difficulty: 'easy', guesses: 4 },
  ]);
  const cover = (await client.call(readAlbum)).body.find(({ collected }) => collected > 0);
  expect(cover).toMatchObject({ league: leagueName(league), collected: 1, doubles: 0 });
});

test('a right guess that comes after five others at the same moment tells nothing', async () => {
  const late: { guess?: () => Promise<unknown> } = {};
  const crowded = await startFileApi({
    wrapStores: (stores) => ({
      ...stores,
      parties: {
        ...stores.parties,
        async saveSeat(seat) {
          const isSolved = seat.rounds.some(({ solvedAt }) => solvedAt !== undefined);
          const before = isSolved ? late.guess : undefined;
          delete late.guess;
          await before?.();
          return stores.parties.saveSeat(seat);
        },
      },
    }),
  });
  const { client } = await crowded.user();
  const id = (await client.call(createParty, { body: {} })).body.state.code;
  for (const each of [client, crowded.guest()]) await each.call(takePartySeat, { id, body: {} });
  await client.call(stepParty, { id, body: { step: 'start' } });
  crowded.clock.move(3_000);
  const round = (await crowded.stores.parties.find(id))?.rounds.at(-1);
  if (!round) throw new RangeError('no round');
  const guess = (text: string) =>
    client.call(guessInParty, { id, body: { number: round.number, guess: text } });
  late.guess = async () => {
    for (const text of ['nobody', 'noone', 'nemo', 'niemand', 'personne']) await guess(text);
  };
  const { error } = await guess(round.athlete.name);
  expect(error.code).toBe('no_guesses_left');
  expect((await client.call(readLatestStickers)).body).toEqual([]);
});

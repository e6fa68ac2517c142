import { afterAll, expect, test } from '@jest/globals';
import { submitGuess } from '@craque/common/contracts/games.ts';
import type { Stores } from '../store/store.ts';
import { recordPushes } from '../testing/recorded-pushes.ts';
import { miss, newChallenge } from '../testing/races/challenges.ts';
import type { Opponent } from '../testing/races/challenge-rounds.ts';
import { startTestApi } from '../testing/test-api.ts';

/* A client drops what is older than what it shows, so facts of one version may not come apart. */
const pushes = recordPushes();
const reads: { release?: (() => void)[] } = {};

/** A store that reads accounts as slowly as the test wants. */
const slowPeople = (stores: Stores): Stores => ({
  ...stores,
  users: {
    ...stores.users,
    async findMany(ids) {
      const { release } = reads;
      if (release) await new Promise<void>((resolve) => release.push(resolve));
      return stores.users.findMany(ids);
    },
  },
});

const api = await startTestApi({ pushes, wrapStores: slowPeople });
afterAll(() => api.close());

test('facts of a win follow one another, also where somebody guesses while the winner is looked up', async () => {
  const { id, creator, friends } = await newChallenge(api, { invited: 2, joined: 2 });
  const [friend, third] = friends as [Opponent, Opponent];
  const { name } = await api.hidden(id);
  await miss(third.client, id);
  pushes.taken();
  const release: (() => void)[] = [];
  reads.release = release;
  const guess = (opponent: Opponent, text: string) =>
    opponent.client.call(submitGuess, { id, body: { guess: text } });
  const answers = [guess(friend, name)];
  while (release.length < 1) await new Promise(setImmediate);
  answers.push(guess(creator, 'zzzz'));
  while (release.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  delete reads.release;
  for (const go of release) go();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  await new Promise(setImmediate);
  const told = pushes.taken().map(({ name: event, body }) => `${body.version} ${event}`);
  const versions = told.map((each) => each.split(' ')[0]);
  const changes = versions.filter((each, index) => each !== versions[index - 1]);
  expect(told).toHaveLength(3);
  expect(changes).toHaveLength(new Set(versions).size);
});

import { expect, test } from '@jest/globals';
import { leaveChallenge } from '@craque/common/contracts/challenges.ts';
import { submitGuess } from '@craque/common/contracts/games.ts';
import { codeOf, joinByCode, newChallenge } from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';

/* A player who gave up a challenge does not get the athlete, not even from refused guesses. */
const read: string[] = [];
const api = await startFileApi({
  wrapStores: (stores) => ({
    ...stores,
    games: {
      ...stores.games,
      find(id) {
        read.push('game');
        return stores.games.find(id);
      },
    },
    results: {
      ...stores.results,
      streakOf(player) {
        read.push('streak');
        return stores.results.streakOf(player);
      },
    },
  }),
});

test('a refused guess costs the same, whether it is right or not', async () => {
  const { id, creator } = await newChallenge(api);
  const guest = api.guest();
  await joinByCode(guest, await codeOf(creator, id));
  await guest.call(leaveChallenge, { id });
  const { name } = await api.hidden(id);
  const [other = ''] = await api.wrongNames(id);
  for (const text of [name, other]) {
    read.splice(0);
    const { status } = await guest.call(submitGuess, { id, body: { guess: text } });
    expect([text, status, read]).toEqual([text, 409, ['game']]);
  }
});

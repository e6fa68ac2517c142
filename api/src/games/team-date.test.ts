import { readGame, submitGuess } from '@craque/common/contracts/games.ts';
import type { AthleteSnapshot } from '@craque/common/domain/game/game.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { describe, expect, test } from '@jest/globals';
import { startFileApi } from '../testing/file-api.ts';

const api = await startFileApi();

/** The date `months` before the time of the test, to the month. */
function monthsAgo(months: number): string {
  const now = new Date(api.clock.now());
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months))
    .toISOString()
    .slice(0, 7);
}

/** A game with these values of its athlete, before and after the right guess. */
async function played(values: Partial<AthleteSnapshot>, choice: { sport: Sport; league: string }) {
  const { client, game } = await api.newGame(choice);
  const { athlete, ...stored } = await api.stored(game.id);
  const changed = { ...athlete, ...values };
  await api.stores.games.save({ ...stored, athlete: changed });
  const before = (await client.call(readGame, { id: game.id })).body;
  await client.call(submitGuess, { id: game.id, body: { guess: athlete.name } });
  return { before, after: (await client.call(readGame, { id: game.id })).body };
}

const football = { sport: 'soccer', league: 'french-ligue-1' } as const;

describe('the date of the facts', () => {
  test('is the oldest of the league until the athlete is revealed, then that of their team', async () => {
    const dates = api.catalogue
      .members('french-ligue-1')
      .flatMap(({ memberships }) => memberships)
      .filter(({ league, active }) => league === 'french-ligue-1' && active)
      .map(({ asOf }) => asOf);
    const asOf = monthsAgo(40);
    const { before, after } = await played({ asOf, active: true }, football);
    expect(before).toMatchObject({ factsAsOf: dates.toSorted()[0], teamAsOf: null });
    expect(after).toMatchObject({ won: true, factsAsOf: asOf, teamAsOf: asOf });
  });

  test.each<[string, Partial<AthleteSnapshot>, { sport: Sport; league: string }]>([
    ['twelve months old', { asOf: monthsAgo(12), active: true }, football],
    ['of a past team', { asOf: monthsAgo(40), active: false }, football],
    [
      'of a country',
      { asOf: monthsAgo(40), active: true },
      { sport: 'basketball', league: 'fiba-world-cup' },
    ],
  ])('needs no remark if it is %s', async (_, values, choice) => {
    const { after } = await played(values, choice);
    expect(after).toMatchObject({ won: true, factsAsOf: values.asOf, teamAsOf: null });
  });

  test('has no remark in a game of a release that did not say who still plays', async () => {
    const { client, game } = await api.newGame(football);
    const { athlete, ...stored } = await api.stored(game.id);
    const { active, ...known } = athlete;
    expect(typeof active).toBe('boolean');
    const ofBefore = { ...known, asOf: monthsAgo(40) };
    await api.stores.games.save({ ...stored, athlete: ofBefore });
    await client.call(submitGuess, { id: game.id, body: { guess: athlete.name } });
    expect((await client.call(readGame, { id: game.id })).body).toMatchObject({
      factsAsOf: ofBefore.asOf,
      teamAsOf: null,
    });
  });
});

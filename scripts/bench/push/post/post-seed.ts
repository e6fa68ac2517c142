import { blankAccount } from '@craque/api/accounts/blank-account.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { readConfig } from '@craque/api/start/config.ts';
import { hintFactsFor, snapshotOf } from '@craque/api/games/snapshot.ts';
import { openStores } from '@craque/api/start/open-stores.ts';
import { type Game, newGame } from '@craque/common/domain/game/game.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { joinByLink, challengeWith } from '@craque/common/domain/challenge/challenge.ts';
import { guessLeague } from '../../guess/guess-names.ts';
import { readRoster } from '../systems/roster.ts';
import { gameIdOf, seatsPerGame, winnerName } from '../systems/win.ts';

const creator = { ...blankAccount, id: 'bench-creator', username: 'bench-creator' };

type Seeding = { env: Readonly<Record<string, string>>; rosterFile: string; games: number };

/**
 * Writes challenges of one athlete with the guests of the roster, before the product starts,
 * because it then owns the data. Returns the winning name.
 */
export async function seedChallenges({ env, rosterFile, games }: Seeding): Promise<string> {
  const now = Date.now();
  const guestOn = readRoster(rosterFile);
  const catalogue = loadCatalogue(new URL('../../../../api/src/athletes/data/', import.meta.url));
  const pool = catalogue.pool(guessLeague, 'easy');
  const athlete = snapshotOf(catalogue, pool[0] ?? '', guessLeague);
  const hintFacts = hintFactsFor(catalogue, athlete, { league: guessLeague, pool });
  const stores = await openStores(readConfig(env), console);
  await stores.users.insert({
    ...creator,
    usernameKey: creator.username,
    passwordHash: '-',
    timeZone: 'America/Sao_Paulo',
    createdAt: now,
  });
  const place = { sport: 'soccer', league: guessLeague, difficulty: 'easy' } as const;
  for (let index = 0; index < games; index += 1) {
    const parts = { id: gameIdOf(index), ...place, athlete, hintFacts, artVariant: index };
    let game: Game = {
      ...newGame({ ...parts, creator: userPlayer(creator.id) }, now),
      challenge: { ...challengeWith([]), start: { at: now, version: 0 } },
    };
    for (let seat = 0; seat < seatsPerGame; seat += 1) {
      const { player } = guestOn(index, seat);
      // The load recognises the event of a win by a winner's name.
      const nickname = winnerName(index * seatsPerGame + seat);
      const joined = joinByLink(game, player, { now, nickname });
      if (!joined.ok) throw new Error(`a guest could not join: ${joined.error}`);
      game = joined.value;
    }
    await stores.games.insert(game);
  }
  await stores.close();
  return athlete.name;
}

import { readUser } from './accounts.ts';
import { readAthleteNames, readLeagues } from './athletes.ts';
import type { Endpoint } from './endpoint.ts';
import {
  createGame,
  readAthleteDetails,
  readGame,
  readPhoto,
  resetGame,
  submitGuess,
  takeHint,
} from './games.ts';

/** Every call of the api: mounted from this list, documented from it, and demanded by the authorisation tests. */
export const endpoints: readonly Endpoint[] = [
  createGame,
  readGame,
  takeHint,
  submitGuess,
  resetGame,
  readAthleteDetails,
  readPhoto,
  readAthleteNames,
  readLeagues,
  readUser,
];

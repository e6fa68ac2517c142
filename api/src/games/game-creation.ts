import { drawAthlete } from '@craque/common/domain/athlete/draw.ts';
import type { Game, Challenge } from '@craque/common/domain/game/game.ts';
import { asOfVersion, newGame } from '@craque/common/domain/game/game.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import { gameIdFrom } from '@craque/common/domain/ids.ts';
import type { Difficulty, League, Sport } from '@craque/common/domain/sport.ts';
import { leaguesOf, sportOf } from '@craque/common/domain/sport.ts';
import { AppError } from '../errors/app-error.ts';
import { type GameServiceDependencies, loadGame } from './game-changes.ts';
import { hintFactsFor, snapshotOf } from './snapshot.ts';
import { endOldest } from './unfinished-limit.ts';

export type GameChoice = { sport?: Sport; league?: League; difficulty?: Difficulty };
export type FullChoice = Required<GameChoice>;

/** The fields that were sent. */
export const givenChoice = ({
  sport,
  league,
  difficulty,
}: { [K in keyof GameChoice]: GameChoice[K] | undefined }): GameChoice => ({
  ...(sport && { sport }),
  ...(league && { league }),
  ...(difficulty && { difficulty }),
});

const idTries = 5;
const rememberedAthletes = 30;

/**
 * Defaults: the sport's first league, medium; a league implies its sport; without both it is
 * soccer. Throws `invalid_league` for a league of another sport, `league_unavailable` for a closed
 * one.
 */
export function fullChoice({ catalogue }: GameServiceDependencies, choice: GameChoice): FullChoice {
  const sport = choice.sport ?? (choice.league ? sportOf(choice.league) : 'soccer');
  const league = choice.league ?? leaguesOf[sport][0];
  if (sportOf(league) !== sport) throw new AppError('invalid_league');
  if (!catalogue.leagueState(league).open) throw new AppError('league_unavailable');
  return { sport, league, difficulty: choice.difficulty ?? 'medium' };
}

async function drawSecret(
  { stores, catalogue, random }: GameServiceDependencies,
  player: PlayerId,
  { sport, league, difficulty }: FullChoice,
) {
  const recent = await stores.games.recentAthletes(player, sport, rememberedAthletes);
  const pool = catalogue.pool(league, difficulty);
  const athleteId = drawAthlete({ pool, recent, random });
  const athlete = snapshotOf(catalogue, athleteId, league);
  const artVariant = Math.floor(random() * 2 ** 32);
  return { athlete, hintFacts: hintFactsFor(catalogue, athlete, { league, pool }), artVariant };
}

/**
 * The game that this key created before, as it was then; used with another choice the key is
 * refused.
 */
export async function findRepeated(
  { stores }: GameServiceDependencies,
  player: PlayerId,
  createKey: string,
  choice: FullChoice,
): Promise<Game | undefined> {
  const game = await stores.games.findByCreateKey(player, createKey);
  if (!game) return undefined;
  const isSame = (['sport', 'league', 'difficulty'] as const).every(
    (field) => game[field] === choice[field],
  );
  if (!isSame) throw new AppError('idempotency_mismatch');
  return asOfVersion(game, player, 0);
}

/** A stored game; `isNew` is false if a simultaneous call has created it. */
type Placed = { game: Game; isNew: boolean };

type Given = { createKey?: string | undefined; id?: GameId; challenge?: Challenge };

/**
 * Draws an athlete and stores a new game, under the given id if there is one (a successor, a
 * rematch).
 */
export async function placeGame(
  dependencies: GameServiceDependencies,
  player: PlayerId,
  choice: FullChoice,
  given: Given = {},
): Promise<Placed> {
  const { stores, random, clock } = dependencies;
  const parts = { ...(await drawSecret(dependencies, player, choice)), ...choice, creator: player };
  const { createKey, challenge } = given;
  for (let attempt = 0; attempt < idTries; attempt += 1) {
    const id = given.id ?? gameIdFrom(random());
    const game = newGame(
      { ...parts, id, ...(createKey && { createKey }), ...(challenge && { challenge }) },
      clock(),
    );
    const outcome = await stores.games.insert(game);
    if (outcome === 'inserted') {
      await endOldest(dependencies, player);
      return { game, isNew: true };
    }
    if (outcome === 'key-taken' && createKey) {
      const first = await findRepeated(dependencies, player, createKey, choice);
      if (first) return { game: first, isNew: false };
    }
    if (given.id) return { game: await loadGame(dependencies, player, given.id), isNew: false };
  }
  throw new AppError('busy', { retryAfter: 1 });
}

/** Like `placeGame`, for callers that do not care which call created the game. */
export async function insertGame(...parts: Parameters<typeof placeGame>): Promise<Game> {
  return (await placeGame(...parts)).game;
}

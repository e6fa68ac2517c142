import { drawAthlete } from '@craque/common/domain/athlete/draw.ts';
import { newcomersPool } from '@craque/common/domain/game/first-games.ts';
import { asOfVersion, type Game, newGame } from '@craque/common/domain/game/game.ts';
import { type GameId, gameIdFrom, type PlayerId } from '@craque/common/domain/ids.ts';
import {
  type Difficulty,
  type League,
  leaguesOf,
  type Sport,
  sportOf,
} from '@craque/common/domain/sport.ts';
import { AppError } from '../errors/app-error.ts';
import { type GameServiceDependencies, loadGame } from './game-changes.ts';
import { hintFactsFor, snapshotOf } from './snapshot.ts';
import { endOldest } from './unfinished-limit.ts';

export type FullChoice = { sport: Sport; league: League; difficulty: Difficulty };
/** `unchosen`: the player has chosen nothing. */
export type GameChoice = {
  [K in keyof FullChoice | 'unchosen']?: (FullChoice & { unchosen: boolean })[K] | undefined;
};

const idTries = 5;
const rememberedAthletes = 30;

/** Defaults: soccer or the league's sport, its first league, medium. */
export function fullChoice({ catalogue }: GameServiceDependencies, choice: GameChoice): FullChoice {
  const sport = choice.sport ?? (choice.league ? sportOf(choice.league) : 'soccer');
  const league = choice.league ?? leaguesOf[sport][0];
  if (sportOf(league) !== sport) throw new AppError('invalid_league');
  if (!catalogue.leagueState(league).open) throw new AppError('league_unavailable');
  return { sport, league, difficulty: choice.difficulty ?? 'medium' };
}

type Secret = Pick<Game, 'athlete' | 'hintFacts' | 'artVariant'>;

async function drawSecret(
  { stores, catalogue, clock, random }: GameServiceDependencies,
  player: PlayerId,
  { sport, league, difficulty }: FullChoice,
  isFirst: boolean,
): Promise<Secret> {
  const recent = await stores.games.recentAthletes(player, sport, rememberedAthletes);
  const pool = catalogue.pool(league, difficulty);
  const year = new Date(clock()).getUTCFullYear();
  const known = isFirst ? newcomersPool(catalogue.members(league), new Set(pool), year) : [];
  const athleteId = drawAthlete({ pool: known.length > 0 ? known : pool, recent, random });
  return secretOf({ catalogue, random }, athleteId, { league, difficulty });
}

export function secretOf(
  { catalogue, random }: Pick<GameServiceDependencies, 'catalogue' | 'random'>,
  athleteId: string,
  { league, difficulty }: Pick<FullChoice, 'league' | 'difficulty'>,
): Secret {
  const athlete = snapshotOf(catalogue, athleteId, league);
  const artVariant = Math.floor(random() * 2 ** 32);
  const pool = catalogue.pool(league, difficulty);
  return { athlete, hintFacts: hintFactsFor(catalogue, athlete, { league, pool }), artVariant };
}

/** The game that this key created; the same key for anything else is refused. */
export async function findRepeated(
  { stores }: GameServiceDependencies,
  player: PlayerId,
  createKey: string,
  choice: FullChoice | 'set',
  { isChallenge = false } = {},
): Promise<Game | undefined> {
  const game = await stores.games.findByCreateKey(player, createKey);
  if (!game) return undefined;
  const isSame =
    choice === 'set'
      ? game.set !== undefined
      : game.set === undefined &&
        isChallenge === Boolean(game.challenge) &&
        (['sport', 'league', 'difficulty'] as const).every(
          (field) => game[field] === choice[field],
        );
  if (!isSame) throw new AppError('idempotency_mismatch');
  return asOfVersion(game, player, 0);
}

/** `isNew` is false if another call has created it. */
export type Placed = { game: Game; isNew: boolean };

type Given = Pick<Game, 'challenge' | 'daily' | 'set'> & {
  createKey?: string | undefined;
  id?: GameId | undefined;
  secret?: Secret;
  /** One of the thirty whom newcomers are asked for. */
  isFirst?: boolean;
};

/**
 * Stores a new game; the id is given for one that others may make, too, the secret for a daily. A daily
 * that counts ends no other game, however many are unfinished.
 */
export async function placeGame(
  dependencies: GameServiceDependencies,
  player: PlayerId,
  choice: FullChoice,
  given: Given = {},
): Promise<Placed> {
  const { stores, random, clock } = dependencies;
  const { createKey, challenge, daily, set, isFirst = false } = given;
  const secret = given.secret ?? (await drawSecret(dependencies, player, choice, isFirst));
  const parts = {
    ...{ ...secret, ...choice, creator: player },
    ...(createKey && { createKey }),
    ...(challenge && { challenge }),
    ...(daily && { daily }),
    ...(set !== undefined && { set }),
  };
  for (let attempt = 0; attempt < idTries; attempt += 1) {
    const id = given.id ?? gameIdFrom(random());
    const game = newGame({ ...parts, id }, clock());
    const outcome = await stores.games.insert(game);
    if (outcome === 'inserted') {
      if (!daily?.counts) await endOldest(dependencies, player);
      return { game, isNew: true };
    }
    if (outcome === 'key-taken' && createKey) {
      // Whoever comes second with a key for the set has drawn somebody else.
      const wanted = set === undefined ? choice : 'set';
      const kind = { isChallenge: Boolean(challenge) };
      const first = await findRepeated(dependencies, player, createKey, wanted, kind);
      if (first) return { game: first, isNew: false };
    }
    if (given.id) return { game: await loadGame(dependencies, player, given.id), isNew: false };
  }
  throw new AppError('busy', { retryAfter: 1 });
}

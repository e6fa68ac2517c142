import { type GameView, readGame, resetGame } from '@craque/common/contracts/games.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { ApiError } from '../../lib/api.ts';
import { storage, storageKey } from '../../lib/storage.ts';
import {
  firstLeague,
  type GameChoice,
  isSameChoice,
  rememberChoice,
  unchosenGame,
} from './game-choice.ts';
import {
  applyView,
  type GameContext,
  type GameDeps,
  gameOf,
  type GameState,
  isGuestLimit,
  isTouched,
  showGame,
  notifyWaiting,
} from './game-state.ts';
import { goesOnForSet, requestForSet, requestGame } from './request-game.ts';

/** Tried in this order, without the sport that failed. */
const alternativeSports = ['basketball', 'tennis', 'formula1'] as const;

/** Network error or 5xx: another choice may work. After a 4xx it cannot. */
function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** The next turn; answers of earlier ones are dropped. */
function nextTurn({ memo }: GameContext): () => boolean {
  memo.turn += 1;
  const { turn } = memo;
  return () => memo.turn === turn;
}

/** Leaves the game on screen for the one with the id `of`; a finished one becomes the last result. */
function beginTurn(context: GameContext, of?: number): () => boolean {
  const { store } = context;
  const { phase } = store.getState();
  notifyWaiting(context);
  store.setState({
    phase: { state: 'loading', ...(of !== undefined && { of }) },
    pending: 'start',
    resultOf: undefined,
    readAgain: undefined,
    ...(phase.state === 'finished' && { lastResult: phase.game }),
  });
  return nextTurn(context);
}

/** Shows a new game, and measures the skew of the client's clock by it. */
export function adoptGame(context: GameContext, game: GameView): void {
  const skew = Date.parse(game.now ?? game.startedAt ?? '') - context.deps.now();
  showGame(context, game, skew);
}

/**
 * The choice with the first league of a new sport, unless a league is named. Without a choice the
 * leagues of the reader's language take turns; a sport alone leaves league and level unchosen.
 */
function changed({ store, deps }: GameContext, change: Partial<GameChoice>): GameChoice {
  const { choice: before, phase } = store.getState();
  if (Object.keys(change).length === 0)
    return before.unchosen && before.sport === 'soccer' && phase.state === 'finished'
      ? unchosenGame(deps.language(), before.league)
      : before;
  const { unchosen, ...choice } = { ...before, ...change };
  const { sport, league, difficulty } = change;
  if (!sport || league) return choice;
  if (!unchosen || difficulty || choice.difficulty !== 'medium')
    return { ...choice, league: firstLeague(sport, deps.leagues()) };
  const usual = unchosenGame(deps.language());
  return sport === 'soccer'
    ? usual
    : { ...usual, sport, league: firstLeague(sport, deps.leagues()) };
}

export function choose(context: GameContext, change: Partial<GameChoice>): void {
  const choice = changed(context, change);
  context.store.setState({ choice });
  rememberChoice(choice);
}

/** After a network error or 5xx it tries other sports; phase and notice report the outcome. */
export async function startGame(
  context: GameContext,
  change: Partial<GameChoice> = {},
): Promise<void> {
  const { deps, store } = context;
  const choice = changed(context, change);
  const forSet = Object.keys(change).length === 0 && goesOnForSet(store.getState());
  const isCurrent = beginTurn(context);
  store.setState({ choice });
  if (Object.keys(change).length > 0) rememberChoice(choice);
  const others = alternativeSports.filter((sport) => sport !== choice.sport);
  const failures: unknown[] = [];
  for (const sport of [choice.sport, ...others]) {
    const isOther = sport !== choice.sport;
    const league = isOther ? firstLeague(sport, deps.leagues()) : choice.league;
    try {
      const request = forSet && !isOther ? requestForSet : requestGame;
      const game = await request(deps, { ...choice, sport, league });
      if (!isCurrent()) return;
      adoptGame(context, game);
      if (isOther) deps.notify({ kind: 'alternative', sport });
      return;
    } catch (error) {
      if (!isCurrent()) return;
      failures.push(error);
      if (!isOutage(failures[0])) break;
    }
  }
  const [error] = failures;
  store.setState({ phase: { state: 'failed', error }, pending: undefined });
  // The sheet says it, with the way on.
  if (isGuestLimit(error)) return;
  deps.notify(isOutage(error) ? { kind: 'all-failed' } : { kind: 'start-failed', error });
}

/** The id of the touched game played last, if it can be read; stores the streak. */
async function findWaiting({ deps, store, memo }: GameContext): Promise<number | undefined> {
  memo.waiting = 'asking';
  // Loaded on demand: a first visit has no game to return to.
  const reply = await import('@craque/common/contracts/history.ts')
    .then(({ readUnfinishedGames }) => deps.call(readUnfinishedGames))
    .catch(() => undefined);
  memo.waiting = 'known';
  if (!reply) return undefined;
  // A daily waits on a page of its own.
  store.setState({ streak: reply.streak, daily: reply.games.find(({ daily }) => daily) });
  if (reply.games.length === 0) storage.write(storageKey.waits, '');
  return reply.games.find(({ daily }) => !daily)?.id;
}

/** Continues the touched game played last, or starts a new game. */
export async function resumeGame(context: GameContext, options: LoadOptions = {}): Promise<void> {
  const isCurrent = beginTurn(context);
  const id = await findWaiting(context);
  if (!isCurrent()) return;
  await (id === undefined ? startGame(context) : loadGame(context, id, options));
}

/** True if the player has chosen, guessed or taken a hint, which must not be replaced. */
function hasBegun({ choice, phase, pending, lastResult }: GameState): boolean {
  const isAtWork = pending !== undefined && pending !== 'start';
  const isPlayed = lastResult !== undefined || ('game' in phase && isTouched(phase.game));
  return isAtWork || isPlayed || !choice.unchosen || choice.sport !== 'soccer';
}

/** The user's own game in place of the default one, unless the player has begun. */
export async function preferGame(context: GameContext, preferred: GameChoice): Promise<void> {
  const { store, memo } = context;
  if (hasBegun(store.getState())) return;
  // The answer under way decides; a new game then has this choice.
  if (memo.waiting === 'asking') return store.setState({ choice: preferred });
  if (store.getState().phase.state === 'idle') {
    store.setState({ choice: preferred });
    return resumeGame(context);
  }
  const id = memo.waiting ? undefined : await findWaiting(context);
  if (hasBegun(store.getState())) return;
  if (id !== undefined) return loadGame(context, id);
  if (isSameChoice(store.getState().choice, preferred)) return;
  store.setState({ choice: preferred });
  await startGame(context);
}

/** At once. A failure leaves game and selector as they were. */
export async function changeLeague(context: GameContext, league: League): Promise<void> {
  const { deps, store } = context;
  const { choice: before, phase } = store.getState();
  if (phase.state === 'idle') return startGame(context, { league });
  const isCurrent = nextTurn(context);
  const { unchosen: _, ...choice } = { ...before, league };
  store.setState({ choice, pending: 'start' });
  try {
    const game = await requestGame(deps, choice);
    if (!isCurrent()) return;
    rememberChoice(choice);
    notifyWaiting(context);
    if (phase.state === 'finished') store.setState({ lastResult: phase.game });
    adoptGame(context, game);
  } catch (error) {
    if (!isCurrent()) return;
    store.setState({ choice: before, pending: undefined });
    deps.notify({ kind: 'league-failed', error });
  }
}

/** `silent`: no notice, the player knows why. `result`: opens the result of a finished game. */
export type LoadOptions = { silent?: boolean; result?: boolean };

/** A game of somebody else is replaced by a new one; an invitation waits for its answer. */
export async function loadGame(
  context: GameContext,
  id: number,
  { silent = false, result = false }: LoadOptions = {},
): Promise<void> {
  const { deps, store } = context;
  const isCurrent = beginTurn(context, id);
  try {
    const game = await readView(deps, id);
    if (!isCurrent()) return;
    showGame(context, game);
    if (result && game.completed) store.setState({ readAgain: game.id });
    // An untouched game is like a new one.
    if (!silent && !game.completed && isTouched(game)) {
      deps.notify({ kind: 'loaded', game, streak: store.getState().streak });
    }
  } catch (error) {
    if (!isCurrent()) return;
    const { code, status } = error instanceof ApiError ? error : { code: '', status: 0 };
    if (status === 400 || status === 404) {
      deps.notify({ kind: 'not-found' });
      return startGame(context);
    }
    const isInvited = code === 'join_first';
    store.setState({
      phase: { state: 'failed', ...(isInvited && { invitedTo: id }) },
      pending: undefined,
    });
    if (!isInvited) deps.notify({ kind: 'load-failed', error });
  }
}

const readView = ({ call, language }: GameDeps, id: number): Promise<GameView> =>
  call(readGame, { params: { id }, query: { language: language() } });

/** Gives up a running game, which is lost and revealed if touched; else an ordinary start. */
export async function newAthlete(context: GameContext): Promise<void> {
  const { deps, store } = context;
  const { phase, choice, pending } = store.getState();
  if (phase.state !== 'playing') return startGame(context);
  if (pending) return;
  const isCurrent = nextTurn(context);
  store.setState({ pending: 'reset' });
  const left = phase.game;
  try {
    const successor = await deps.call(resetGame, { params: { id: left.id }, body: choice });
    const [game] = await Promise.all([
      readView(deps, successor.id),
      isTouched(left) && notifyAbandoned(deps, left.id),
    ]);
    if (!isCurrent()) return;
    // A game that is given up counts as lost.
    if (isTouched(left)) store.setState({ streak: 0 });
    adoptGame(context, game);
  } catch (error) {
    if (!isCurrent()) return;
    store.setState({ pending: undefined });
    deps.notify({ kind: 'reset-failed', error });
    await refreshGame(context);
  }
}

async function notifyAbandoned(deps: GameDeps, id: number): Promise<void> {
  const game = await readView(deps, id).catch(() => undefined);
  if (game?.athleteName) deps.notify({ kind: 'abandoned', athleteName: game.athleteName });
}

/**
 * After a failed step. A guest's game that nobody has touched is removed after an hour: a new one
 * takes its place.
 */
export async function replaceGone(context: GameContext, error: unknown): Promise<boolean> {
  const { deps, store } = context;
  const { phase } = store.getState();
  const isGone = error instanceof ApiError && error.status === 404;
  if (!isGone || !deps.isGuest() || phase.state !== 'playing' || isTouched(phase.game))
    return false;
  deps.notify({ kind: 'not-found' });
  await startGame(context);
  return true;
}

/** Reloads the game on screen; a failure changes nothing. */
export async function refreshGame(context: GameContext): Promise<void> {
  const game = gameOf(context.store.getState());
  if (!game) return;
  const view = await readView(context.deps, game.id).catch(() => undefined);
  if (view) applyView(context, view);
}

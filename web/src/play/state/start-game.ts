import { createGame, type GameView, readGame, resetGame } from '@craque/common/contracts/games.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { ApiError } from '../../lib/api.ts';
import { defaultChoice, firstLeague, type GameChoice, isSameChoice } from './game-choice.ts';
import {
  applyView,
  type GameContext,
  type GameDeps,
  gameOf,
  type GameState,
  isTouched,
  showGame,
  tellWaiting,
} from './game-state.ts';

/** Tried in this order, without the sport that failed. */
const alternativeSports = ['basketball', 'tennis', 'formula1'] as const;

type Started = { game: GameView } | { game: undefined; error: unknown };

/** Network error or 5xx: another choice may work. After a 4xx it cannot. */
function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

async function requestGame(deps: GameDeps, choice: GameChoice): Promise<Started> {
  try {
    const game = await deps.call(createGame, {
      query: { language: deps.language() },
      body: { ...choice, isGuest: deps.isGuest() },
      idempotencyKey: deps.newKey(),
    });
    return { game };
  } catch (error) {
    return { game: undefined, error };
  }
}

async function requestAlternative(
  deps: GameDeps,
  failed: GameChoice,
): Promise<GameView | undefined> {
  for (const sport of alternativeSports) {
    if (sport === failed.sport) continue;
    const league = firstLeague(sport, deps.leagues());
    const started = await requestGame(deps, { ...failed, sport, league });
    if (started.game) return started.game;
  }
  return undefined;
}

/** Leaves the game on screen, for the one with the id `of`; a finished one stays as the last result. */
function beginTurn(context: GameContext, of?: number): number {
  const { store, memo } = context;
  const { phase } = store.getState();
  tellWaiting(context);
  memo.turn += 1;
  store.setState({
    phase: { state: 'loading', ...(of !== undefined && { of }) },
    pending: 'start',
    resultOf: undefined,
    readAgain: undefined,
    ...(phase.state === 'finished' && { lastResult: phase.game }),
  });
  return memo.turn;
}

const skewOf = ({ now }: GameDeps, game: GameView) =>
  Date.parse(game.now ?? game.startedAt ?? '') - now();

/** The choice with the first league of a new sport, unless a league is named. */
function changed(context: GameContext, change: Partial<GameChoice>): GameChoice {
  const choice = { ...context.store.getState().choice, ...change };
  if (!change.sport || change.league) return choice;
  return { ...choice, league: firstLeague(change.sport, context.deps.leagues()) };
}

/** Shows a game that the screen has started or opened by itself. */
export function adoptGame(context: GameContext, game: GameView): void {
  showGame(context, game, skewOf(context.deps, game));
}

/** Changes only the selectors. */
export function choose(context: GameContext, change: Partial<GameChoice>): void {
  context.store.setState({ choice: changed(context, change) });
}

/**
 * Starts a new game with the choice, changed as given. After a network error or 5xx it tries
 * basketball, tennis and Formula 1; never rejects, the phase and a notice report the outcome.
 */
export async function startGame(
  context: GameContext,
  change: Partial<GameChoice> = {},
): Promise<void> {
  const { deps, store, memo } = context;
  const choice = changed(context, change);
  const turn = beginTurn(context);
  store.setState({ choice });
  const first = await requestGame(deps, choice);
  if (memo.turn !== turn) return;
  if (first.game) return showGame(context, first.game, skewOf(deps, first.game));
  const { error } = first;
  const other = isOutage(error) ? await requestAlternative(deps, choice) : undefined;
  if (memo.turn !== turn) return;
  if (other) {
    showGame(context, other, skewOf(deps, other));
    deps.notify({ kind: 'alternative', sport: other.sport });
    return;
  }
  store.setState({ phase: { state: 'failed' }, pending: undefined });
  deps.notify(isOutage(error) ? { kind: 'all-failed' } : { kind: 'start-failed', error });
}

/**
 * The id of the touched game that was played last, and notes the streak. Undefined without one, and
 * if it cannot be read.
 */
async function findWaiting({ deps, store, memo }: GameContext): Promise<number | undefined> {
  memo.waiting = 'asking';
  // In a chunk of its own: a first visit has no game to return to.
  const found = await import('./waiting-game.ts')
    .then(({ readWaiting }) => readWaiting(deps))
    .catch(() => undefined);
  memo.waiting = 'known';
  if (found) store.setState({ streak: found.streak });
  return found?.id;
}

/** Continues the touched game that was played last; without one it starts a new game. */
export async function resumeGame(context: GameContext, options: LoadOptions = {}): Promise<void> {
  const turn = beginTurn(context);
  const id = await findWaiting(context);
  if (context.memo.turn !== turn) return;
  await (id === undefined ? startGame(context) : loadGame(context, id, options));
}

/** True if the player has chosen, guessed or taken a hint: that must not be replaced. */
function hasBegun({ choice, phase, pending, lastResult }: GameState): boolean {
  const isAtWork = pending !== undefined && pending !== 'start';
  const isPlayed = lastResult !== undefined || ('game' in phase && isTouched(phase.game));
  return isAtWork || isPlayed || !isSameChoice(choice, defaultChoice);
}

/**
 * The user's own game in place of the default one that was started before the user was known: the
 * one that waits, or one of the preferred choice. Does nothing if the player has begun.
 */
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
  if (!isSameChoice(store.getState().choice, preferred)) await startGame(context, preferred);
}

/**
 * A new game in another league at once. No other sport is tried: the player asked for this league,
 * so a failure leaves the game on screen and the selector as they were. Before the first game it
 * chooses that one.
 */
export async function changeLeague(context: GameContext, league: League): Promise<void> {
  const { deps, store, memo } = context;
  const { choice: before, phase } = store.getState();
  // Chosen before the page had a game: its first one is of this league.
  if (phase.state === 'idle') return startGame(context, { league });
  memo.turn += 1;
  const turn = memo.turn;
  const choice = { ...before, league };
  store.setState({ choice, pending: 'start' });
  const started = await requestGame(deps, choice);
  if (memo.turn !== turn) return;
  if (started.game) {
    tellWaiting(context);
    store.setState(phase.state === 'finished' ? { lastResult: phase.game } : {});
    return showGame(context, started.game, skewOf(deps, started.game));
  }
  store.setState({ choice: before, pending: undefined });
  deps.notify({ kind: 'league-failed', error: started.error });
}

/**
 * `told`: the player has just been told why, or is about to be, so no message says it again.
 * `result`: of a finished game its result is opened.
 */
export type LoadOptions = { told?: boolean; result?: boolean };

/**
 * Shows a game by its id. For a game that is not the player's, reports it and starts a new one; for
 * one that the player is invited to, waits for the answer.
 */
export async function loadGame(
  context: GameContext,
  id: number,
  { told = false, result = false }: LoadOptions = {},
): Promise<void> {
  const { deps, store, memo } = context;
  const turn = beginTurn(context, id);
  try {
    const game = await readView(deps, id);
    if (memo.turn !== turn) return;
    showGame(context, game);
    if (game.completed) {
      if (result) store.setState({ readAgain: game.id });
      // Nothing has begun in a lobby that could be picked up again.
    } else if (!told && !game.lobby) {
      deps.notify({ kind: 'loaded', game, streak: store.getState().streak });
    }
  } catch (error) {
    if (memo.turn !== turn) return;
    if (error instanceof ApiError && error.code === 'join_first') {
      store.setState({ phase: { state: 'failed', invitedTo: id }, pending: undefined });
      return;
    }
    if (error instanceof ApiError && [400, 404].includes(error.status)) {
      deps.notify({ kind: 'not-found' });
      return startGame(context);
    }
    store.setState({ phase: { state: 'failed' }, pending: undefined });
    deps.notify({ kind: 'load-failed', error });
  }
}

const readView = ({ call, language }: GameDeps, id: number): Promise<GameView> =>
  call(readGame, { params: { id }, query: { language: language() } });

/**
 * New Athlete: leaves a running game by reset with the chosen sport, league and level; a touched
 * one is lost and its athlete is then named. Without a running game it is an ordinary start.
 */
export async function newAthlete(context: GameContext): Promise<void> {
  const { deps, store, memo } = context;
  const { phase, choice, pending } = store.getState();
  if (phase.state !== 'playing') return startGame(context);
  if (pending) return;
  memo.turn += 1;
  const turn = memo.turn;
  store.setState({ pending: 'reset' });
  try {
    const left = phase.game;
    const successor = await deps.call(resetGame, { params: { id: left.id }, body: choice });
    const [game] = await Promise.all([
      readView(deps, successor.id),
      isTouched(left) && tellAbandoned(deps, left.id),
    ]);
    if (memo.turn !== turn) return;
    // A game that is given up counts as lost.
    if (isTouched(left)) store.setState({ streak: 0 });
    showGame(context, game, skewOf(deps, game));
  } catch (error) {
    if (memo.turn !== turn) return;
    store.setState({ pending: undefined });
    deps.notify({ kind: 'reset-failed', error });
    await refreshGame(context);
  }
}

async function tellAbandoned(deps: GameDeps, id: number): Promise<void> {
  const game = await readView(deps, id).catch(() => undefined);
  if (game?.athleteName) deps.notify({ kind: 'abandoned', athleteName: game.athleteName });
}

/**
 * Reloads the game on screen; a failure changes nothing. For every place that needs the newest
 * view.
 */
export async function refreshGame(context: GameContext): Promise<void> {
  const game = gameOf(context.store.getState());
  if (!game) return;
  const view = await readView(context.deps, game.id).catch(() => undefined);
  if (view) applyView(context, view);
}

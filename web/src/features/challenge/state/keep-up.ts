import { type GameView, readGame } from '@craque/common/contracts/games.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { Call } from '../../../lib/api.ts';
import type { KeyValue } from '../../../lib/storage.ts';
import type { Live } from '../../../lib/live.ts';
import type { Timing } from '../../../lib/time/timing.ts';
import {
  applyView,
  gameOf,
  type GameState,
  hearsHereOnly,
} from '../../../play/state/game-state.ts';
import type { GameStore } from '../../../play/state/game-store.ts';
import type { ServerClock } from '../../../lib/time/server-clock.ts';
import { comingIn, moreToReadAt, viewAt } from './view-at.ts';

/** `checking`: by polling only; `reconnecting`: until a lost connection is back. */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'checking';

export type ChallengeState = {
  connection: Connection;
  online: readonly string[];
  /** `held`: the dialog would interrupt typing, so the panel announces it and opens it. */
  winner: 'announced' | 'held' | undefined;
  isTyping: boolean;
  /** Whole seconds to the start, 3 to 1, while it is counted down. */
  countdown: number | undefined;
  /** The game was opened on this screen, by the common start. */
  hasOpened: boolean;
  rematchBy: string | undefined;
};

export type ChallengeDeps = {
  game: GameStore;
  call: Call;
  language: () => Language;
  live: Pick<Live, 'getState' | 'subscribe' | 'on' | 'watch' | 'time'>;
  now: () => number;
  later: Timing['later'];
  /** Runs when the page is shown again; returns a function that stops it. */
  onVisible: (run: () => void) => () => void;
  isHidden: () => boolean;
  announced: KeyValue;
};

export type Context = {
  id: number;
  deps: ChallengeDeps;
  store: StoreApi<ChallengeState>;
  clock: ServerClock;
  memo: Memo;
};

export const freshMemo = () => ({
  stopped: false,
  isWatched: false,
  /** When the next read is due, in the client's time (ms). */
  pollAt: Infinity,
  reading: undefined as Promise<void> | undefined,
  isWanted: false,
  /** Reads without the change that was due by the clock. */
  tries: 0,
  callOff: undefined as (() => void) | undefined,
  unwatch: undefined as (() => void) | undefined,
});
export type Memo = ReturnType<typeof freshMemo>;

/** Time between reads of a game that is watched live (pushes can get lost), and of any other. */
const safetyMs = 30_000;
const pollMs = 5_000;
/** After the first vain read, then doubled each time: the clocks of nodes differ. */
const retryMs = 100;

export const nobody: ChallengeState['online'] = [];

export function viewIn({ id }: Context, state: GameState): GameView | undefined {
  const view = gameOf(state);
  return view?.id === id ? view : undefined;
}

export const viewOf = (context: Context) => viewIn(context, context.deps.game.getState());

/** Changes are possible: the challenge is open, the athlete still hidden, or a rematch may come. */
export function isUnsettled(view: GameView | undefined): boolean {
  if (!view?.challenge) return false;
  const { finished, rematchId } = view.challenge;
  return !finished || view.athleteName === null || (!rematchId && hearsHereOnly(view));
}

/** Updates the screen to the time and the connection, reads if due, and schedules the next step. */
export function step(context: Context): void {
  const { memo, deps, store, clock } = context;
  memo.callOff?.();
  const view = viewOf(context);
  if (memo.stopped || !view?.challenge) return;
  const shown = store.getState();
  const connection = connectionOf(context, view);
  const online = memo.isWatched ? shown.online : nobody;
  if (connection !== shown.connection || online !== shown.online) {
    store.setState({ connection, online });
  }
  const now = clock.now();
  const next = viewAt(view, now, shown.hasOpened);
  if (next !== view) {
    if (!next.lobby) store.setState({ hasOpened: true, countdown: undefined });
    // The change of the store leads here again.
    applyView({ store: deps.game }, next);
    return;
  }
  const { seconds: countdown, changesAt } = comingIn(view, now);
  if (countdown !== shown.countdown) store.setState({ countdown });
  const wait = Math.min(changesAt - now, readIn(context, view));
  if (wait <= 0) void refresh(context);
  else if (wait < Infinity) memo.callOff = deps.later(() => step(context), Math.ceil(wait));
}

function connectionOf({ memo, deps, store }: Context, view: GameView): Connection {
  const { state, healthy } = deps.live.getState();
  memo.isWatched &&= state === 'live';
  // Players who gave up get only the finish pushed, so the standings are polled.
  if (memo.isWatched && healthy && !view.abandoned) return 'live';
  if (state !== 'connecting' && state !== 'lost') return 'checking';
  return store.getState().connection === 'connecting' ? 'connecting' : 'reconnecting';
}

/** Milliseconds until the next read; a hidden page reads when it is shown again. */
function readIn({ memo, deps, store, clock }: Context, view: GameView): number {
  if (memo.reading || !isUnsettled(view)) return Infinity;
  const now = deps.now();
  const isHidden = deps.isHidden();
  const pause = store.getState().connection === 'live' ? safetyMs : pollMs;
  memo.pollAt = Math.min(isHidden && memo.pollAt <= now ? Infinity : memo.pollAt, now + pause);
  const moreIn = moreToReadAt(view) - clock.now();
  if (moreIn > 0) memo.tries = 0;
  const retryIn = isHidden ? Infinity : moreIn + retryMs * (2 ** memo.tries - 1);
  return Math.min(memo.pollAt - now, retryIn);
}

/** Reads the game, and again if requested meanwhile. A failure changes nothing. */
export function refresh(context: Context): Promise<void> {
  const { memo } = context;
  memo.isWanted = true;
  memo.reading ??= readWhileWanted(context, memo);
  return memo.reading;
}

async function readWhileWanted(context: Context, memo: Memo): Promise<void> {
  while (memo.isWanted && !memo.stopped) {
    memo.isWanted = false;
    await read(context, memo);
  }
  memo.reading = undefined;
  memo.tries += 1;
  memo.pollAt = Infinity;
  step(context);
}

async function read(context: Context, memo: Memo): Promise<void> {
  const { id, deps, clock } = context;
  const sentAt = deps.now();
  const view = await deps
    .call(readGame, { params: { id }, query: { language: deps.language() } })
    .catch(() => null);
  if (!view || memo.stopped) return;
  if (view.now !== undefined) clock.answered(Date.parse(view.now), sentAt);
  applyView({ store: deps.game }, withSamePicture(view, viewOf(context)));
}

/** An opponent's guess changes the address of the picture, but not the picture. */
function withSamePicture(view: GameView, shown: GameView | undefined): GameView {
  const isSame =
    shown?.guesses.length === view.guesses.length &&
    shown.hints.length === view.hints.length &&
    shown.completed === view.completed &&
    shown.athleteName === view.athleteName;
  return isSame && shown.athleteImageUrl !== null
    ? { ...view, athleteImageUrl: shown.athleteImageUrl }
    : view;
}

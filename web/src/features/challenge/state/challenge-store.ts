import type { GameView } from '@craque/common/contracts/games.ts';
import type { GameEvent, ServerEvent } from '@craque/common/contracts/realtime.ts';
import { challengeEventNames } from '@craque/common/domain/challenge/challenge-event.ts';
import { createStore } from 'zustand/vanilla';
import { applyView } from '../../../play/state/game-state.ts';
import { withState } from '../../../play/state/with-state.ts';
import { planGhostStep } from './ghost-step.ts';
import { createServerClock } from './server-clock.ts';
import { askForTime, stopAsking } from './clock-questions.ts';
import { planStart, serverNow, withLobby } from './common-start.ts';
import { hastenPoll, planPoll, refresh } from './challenge-reading.ts';
import { opponentsIn } from './shown-opponent.ts';
import {
  type ChallengeContext,
  type ChallengeDeps,
  type ChallengeMemo,
  type ChallengeState,
  isSettled,
  viewOf,
} from './challenge-state.ts';

/** A clock on screen with a smaller offset shows the right second most of the time. */
const noticeableMs = 250;

/**
 * Keeps the challenge on screen up to date: by the states of events while there is a connection, by
 * polling without one, at once after the caller's move on another device, and now and then in any
 * case. Nothing here rejects.
 */
export function followGame(id: number, deps: ChallengeDeps) {
  const store = createStore<ChallengeState>(() => ({
    connection: 'connecting',
    online: [],
    announcesWinner: false,
    isTyping: false,
    isWinnerHeld: false,
    countdown: undefined,
    hasOpened: false,
    rematchBy: undefined,
  }));
  const context: ChallengeContext = {
    id,
    deps,
    store,
    clock: createServerClock(deps.now),
    memo: freshMemo(),
  };
  return {
    ...store,
    /** Reads what is newer; every need for the newest view ends here. */
    refresh: () => refresh(context),
    closeWinner: () => store.setState({ announcesWinner: false }),
    /** Opens the announcement that was held back. */
    openWinner: () => store.setState({ isWinnerHeld: false }),
    noteTyping: (isTyping: boolean) =>
      store.setState({ isTyping, ...(isTyping && { isWinnerHeld: true }) }),
    /** Starts watching; returns a function that stops. */
    start: () => start(context),
  };
}

function freshMemo(): ChallengeMemo {
  return { stopped: false, readVersion: -1, watched: false, wasLive: false, reading: false };
}

export type Challenge = ReturnType<typeof followGame>;

function start(context: ChallengeContext): () => void {
  const memo = freshMemo();
  context.memo = memo;
  const { deps } = context;
  const { live } = deps;
  const stops = [
    deps.game.subscribe(() => look(context)),
    live.subscribe(() => lookAtConnection(context)),
    deps.onVisible(() => {
      const view = viewOf(context);
      if (view?.challenge && !isSettled(view)) void refresh(context);
    }),
    ...challengeEventNames.map((name) => live.on(name, (event) => hear(context, event))),
    live.on('presence', (body) => noteWatcher(context, body)),
    live.on('rematch', ({ gameId, username }) => {
      if (gameId !== context.id) return;
      context.store.setState({ rematchBy: username });
      void refresh(context, true);
    }),
  ];
  look(context);
  return () => {
    memo.stopped = true;
    for (const stop of stops) stop();
    memo.unwatch?.();
    memo.callOffPoll?.();
    memo.callOffStep?.();
    memo.callOffStart?.();
    memo.callOffBegun?.();
    stopAsking(context);
  };
}

/** Runs after every change of the game on screen, whoever made it. */
function look(context: ChallengeContext): void {
  const { memo, store } = context;
  const view = viewOf(context);
  if (!view?.challenge || view === memo.seen) return;
  const before = memo.seen;
  memo.seen = view;
  if (view !== memo.byEvent) {
    // A late answer is shown with the state of a newer event, but its own version is older.
    const isLate = before === memo.byEvent && before?.version === view.version;
    if (!isLate) memo.readVersion = Math.max(memo.readVersion, view.version);
    readClock(context, view);
  }
  if (isWinnerDue(context, view, before)) {
    const { isTyping } = store.getState();
    const isAnswer = before !== undefined && view.guesses.length > before.guesses.length;
    store.setState({ announcesWinner: true, isWinnerHeld: isTyping || isAnswer });
  }
  watchIfDue(context, view);
  if (isSettled(view)) memo.callOffPoll?.();
  lookAtConnection(context);
  planGhostStep(context, view, () => refresh(context, true));
  keepTime(context);
}

/** Counts down to the start, by the server's clock as well as it is known. */
function keepTime(context: ChallengeContext): void {
  const plan = () => planStart(context, () => refresh(context, true));
  plan();
  askForTime(context, plan);
  if (context.store.getState().countdown !== undefined) hastenPoll(context);
}

/**
 * What a whole view says about the server's clock; a loaded game begins without any knowledge of
 * it.
 */
function readClock({ clock, deps }: ChallengeContext, view: GameView): void {
  // While a start is counted down it is still to come.
  const startedAt = view.lobby ? undefined : view.startedAt;
  const past = view.finishedAt ?? view.guesses.at(-1)?.createdAt ?? startedAt;
  if (past) clock.isPast(Date.parse(past));
  if (view.now !== undefined) clock.tells(Date.parse(view.now));
  const { skew } = deps.game.getState();
  const better = clock.skew(skew);
  if (Math.abs(better - skew) > noticeableMs) deps.game.setState({ skew: better });
}

/**
 * A player who joins after the win first races its recording and is told at its last step, as in a
 * live race.
 */
function isWinnerToCome(view: GameView): boolean {
  const { challenge, completed } = view;
  const winner = opponentsIn(view).find(({ player }) => player.userId === challenge?.winnerId);
  return !completed && winner?.status === 'ghost';
}

/**
 * Once per game, to those who still play and to those who are done when it happens; never to the
 * winner.
 */
function isWinnerDue({ deps, id }: ChallengeContext, view: GameView, before?: GameView): boolean {
  const { announced } = deps;
  const name = `${view.own?.userId}@${id}`;
  if (!view.gameCompletedByOtherPlayer || announced.has(name) || isWinnerToCome(view)) return false;
  announced.add(name);
  // A player who opens a game that is over for them reads it in the table.
  return !view.completed || before !== undefined;
}

function watchIfDue(context: ChallengeContext, view: GameView): void {
  const { memo, deps, store } = context;
  const isDue = Boolean(view.ticket) && !view.challenge?.finished;
  if (isDue && !memo.unwatch) {
    memo.unwatch = deps.live.watch({
      gameId: context.id,
      ticket: () => viewOf(context)?.ticket,
      onWatched(online) {
        memo.watched = true;
        store.setState({ online });
        lookAtConnection(context);
        keepTime(context);
        void refresh(context);
      },
      onRefused: () => refresh(context, true),
    });
  }
  if (!isDue && memo.unwatch) {
    memo.unwatch();
    delete memo.unwatch;
    memo.watched = false;
    store.setState({ online: [] });
  }
}

/** The present state of the connection, and the time of the next read. */
function lookAtConnection(context: ChallengeContext): void {
  const { memo, store, deps } = context;
  const { state, healthy } = deps.live.getState();
  if (state !== 'live') memo.watched = false;
  // Players who gave up are told the finish alone; the table of those who still play is polled.
  const isLive = memo.watched && healthy && viewOf(context)?.abandoned !== true;
  const isTrying = state === 'connecting' || state === 'lost';
  memo.wasLive ||= isLive;
  const trying = memo.wasLive ? 'reconnecting' : 'connecting';
  const connection = isLive ? 'live' : isTrying ? trying : 'checking';
  if (connection !== store.getState().connection) {
    store.setState({ connection, ...(!memo.watched && { online: [] }) });
    hastenPoll(context);
  } else if (!memo.callOffPoll) planPoll(context);
}

/** Replaces the state with a newer one; drops the same or an older one. */
function hear(context: ChallengeContext, event: GameEvent): void {
  const { memo, id, deps, clock } = context;
  if (event.gameId !== id) return;
  clock.tells(Date.parse(event.at));
  const shown = viewOf(context);
  if (!shown?.own) return;
  if (event.version > shown.version) {
    const next = withState(shown, withPictures(event.state, shown), event.version);
    memo.byEvent = withLobby(next, serverNow(context));
    applyView({ store: deps.game }, memo.byEvent);
  }
  const isTold = event.state.challenge.finished !== undefined && shown.athleteName === null;
  if (isTold || hasMovedElsewhere(context, shown, event)) void refresh(context);
}

/** A push has no pictures, because not every reader of it may load them; the view has. */
function withPictures({ players, ...state }: GameEvent['state'], { players: before }: GameView) {
  const urls = new Map(before?.map(({ userId, avatarUrl }) => [userId, avatarUrl]));
  return {
    ...state,
    players: players.map((player) => {
      const avatarUrl = urls.get(player.userId);
      return avatarUrl === undefined ? player : { ...player, avatarUrl };
    }),
  };
}

/**
 * True if the caller has moved on another device; a move on this one is answered with the whole
 * view.
 */
function hasMovedElsewhere(
  { deps, memo }: ChallengeContext,
  { own, guesses, completed }: GameView,
  { by, version, state }: GameEvent,
): boolean {
  if (version <= memo.readVersion || deps.game.getState().pending !== undefined) return false;
  const player = state.players.find(({ userId }) => userId === own?.userId);
  if (!player || by === own?.userId) return true;
  return player.guessesUsed > guesses.length || (player.status !== 'playing' && !completed);
}

function noteWatcher(
  { id, store }: ChallengeContext,
  { gameId, userId, online }: ServerEvent<'presence'>,
): void {
  if (gameId !== id) return;
  const others = store.getState().online.filter((each) => each !== userId);
  store.setState({ online: online ? [...others, userId] : others });
}

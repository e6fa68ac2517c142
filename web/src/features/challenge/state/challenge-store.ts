import type { GameView } from '@craque/common/contracts/games.ts';
import type { GameEvent } from '@craque/common/contracts/realtime.ts';
import { challengeEventNames } from '@craque/common/domain/challenge/challenge-event.ts';
import { createStore } from 'zustand/vanilla';
import { isToBeTold, stillPlaying } from '../../../play/challenges/secret-name.ts';
import { applyView, hearsHereOnly, withState } from '../../../play/state/game-state.ts';
import {
  type ChallengeDeps,
  type ChallengeState,
  type Context,
  freshMemo,
  isUnsettled,
  type Memo,
  nobody,
  refresh,
  step,
  viewIn,
  viewOf,
} from './keep-up.ts';
import { announceOnce } from './announced-winners.ts';
import { createServerClock } from '../../../lib/time/server-clock.ts';
import { opponentsIn } from './shown-opponent.ts';

/** Requests for the server's time in a lobby; the fastest answer counts. */
const questions = 5;

/** Keeps the challenge up to date by events, else by polling. Nothing here rejects. */
export function followGame(id: number, deps: ChallengeDeps) {
  const store = createStore<ChallengeState>(() => ({
    ...{ connection: 'connecting', online: nobody, winner: undefined, isTyping: false },
    ...{ countdown: undefined, hasOpened: false, rematchBy: undefined },
  }));
  const clock = createServerClock(deps.now, deps.game);
  const context: Context = { id, deps, store, clock, memo: freshMemo() };
  return {
    ...store,
    refresh: () => refresh(context),
    closeWinner: () => store.setState({ winner: undefined }),
    openWinner: () => store.setState({ winner: 'announced' }),
    noteTyping: (isTyping: boolean) =>
      store.setState(({ winner }) => ({ isTyping, winner: isTyping && winner ? 'held' : winner })),
    start: () => start(context),
  };
}

export type Challenge = ReturnType<typeof followGame>;

function start(context: Context): () => void {
  const memo = freshMemo();
  context.memo = memo;
  const { deps, store } = context;
  const { live } = deps;
  const stops = [
    deps.game.subscribe((_, before) => see(context, viewIn(context, before))),
    live.subscribe(() => step(context)),
    deps.onVisible(() => {
      if (isUnsettled(viewOf(context))) void refresh(context);
    }),
    ...challengeEventNames.map((name) => live.on(name, (event) => hear(context, event))),
    live.on('presence', ({ gameId, userId, online }) => {
      if (gameId !== context.id) return;
      const others = store.getState().online.filter((each) => each !== userId);
      store.setState({ online: online ? [...others, userId] : others });
    }),
    live.on('rematch', ({ gameId, username }) => {
      if (gameId !== context.id) return;
      store.setState({ rematchBy: username });
      void refresh(context);
    }),
  ];
  see(context);
  return () => {
    memo.stopped = true;
    for (const stop of stops) stop();
    memo.unwatch?.();
    memo.callOff?.();
  };
}

/** Runs after every change of the game on screen, whoever made it. */
function see(context: Context, before?: GameView): void {
  const { store, clock } = context;
  const view = viewOf(context);
  if (!view?.challenge || view === before) return;
  if (view.now !== undefined && view.now !== before?.now) clock.pushed(Date.parse(view.now));
  if (isWinnerDue(context, view)) {
    const isAnswer = before !== undefined && view.guesses.length > before.guesses.length;
    store.setState({ winner: store.getState().isTyping || isAnswer ? 'held' : 'announced' });
  }
  watchIfDue(context, view);
  step(context);
}

/** Drops an older event. The caller's own part is not in it, and is read if it has changed. */
function hear(context: Context, event: GameEvent): void {
  const { id, clock } = context;
  if (event.gameId !== id) return;
  clock.pushed(Date.parse(event.at));
  const shown = viewOf(context);
  if (!shown?.own || event.version <= shown.version) return;
  const isBehind = isOwnPartBehind(context, shown, event);
  applyView({ store: context.deps.game }, withState(shown, event.state, event.version));
  if (isBehind) void refresh(context);
}

/** Moves on this device are answered with the whole view, those on another are not. */
function isOwnPartBehind({ deps }: Context, shown: GameView, { by, state }: GameEvent): boolean {
  const { own, guesses, completed, athleteName } = shown;
  if (state.challenge.finished !== undefined && athleteName === null) return true;
  if (isToBeTold(shown) && stillPlaying(state).length === 0) return true;
  if (deps.game.getState().pending !== undefined) return false;
  const player = state.players.find(({ userId }) => userId === own?.userId);
  if (!player || by === own?.userId) return true;
  return player.guessesUsed > guesses.length || (player.status !== 'playing' && !completed);
}

/** Once per game, never to the winner; after a late join at the recording's last step. */
function isWinnerDue({ deps, id }: Context, view: GameView): boolean {
  const { challenge, completed, own, gameCompletedByOtherPlayer } = view;
  // After their own end the player sees the winner in the standings.
  if (!gameCompletedByOtherPlayer || completed) return false;
  const winner = opponentsIn(view).find(({ player }) => player.userId === challenge?.winnerId);
  if (winner?.status === 'ghost') return false;
  return announceOnce(deps.announced, `${own?.userId}@${id}`);
}

function watchIfDue(context: Context, view: GameView): void {
  const { memo, deps, store } = context;
  if (view.ticket && (!view.challenge?.finished || hearsHereOnly(view))) {
    memo.unwatch ??= deps.live.watch({
      gameId: context.id,
      ticket: () => viewOf(context)?.ticket,
      onWatched(online) {
        memo.isWatched = true;
        store.setState({ online });
        step(context);
        void refresh(context);
        if (viewOf(context)?.lobby) void askForTime(context, memo);
      },
      onRefused: () => refresh(context),
    });
  } else if (memo.unwatch) {
    memo.unwatch();
    memo.unwatch = undefined;
    memo.isWatched = false;
  }
}

async function askForTime(context: Context, memo: Memo): Promise<void> {
  const { deps, clock } = context;
  for (let question = 0; question < questions && !memo.stopped; question += 1) {
    const sentAt = deps.now();
    const time = await deps.live.time();
    if (time === null || memo.stopped) return;
    clock.answered(time, sentAt);
    step(context);
  }
}

import {
  type changeParty,
  guessInParty,
  type removePartySeat,
  type renamePartySeat,
  type stepParty,
  type takeOverParty,
  takePartySeat,
} from '@craque/common/contracts/party.ts';
import type { GuessView } from '@craque/common/contracts/games.ts';
import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { createStore } from 'zustand/vanilla';
import { type CallInput, isRefused } from '../../../lib/api.ts';
import { createServerClock } from '../../../lib/time/server-clock.ts';
import { catchUp, fail, hear, refresh, step, take, wasHeard, watch } from './keep-up.ts';
import {
  type Context,
  freshMemo,
  latest,
  type PartyDeps,
  type PartyRole,
  type PartyShown,
} from './party-context.ts';
import { newerSeat } from './party-views.ts';

/** A call of the contract whose answer is the room. */
type PartyCall =
  | typeof changeParty
  | typeof removePartySeat
  | typeof renamePartySeat
  | typeof stepParty
  | typeof takeOverParty
  | typeof takePartySeat;

/** Keeps a room up to date by pushes, else by polling. */
export function followParty(code: string, as: PartyRole, deps: PartyDeps) {
  const store = createStore<PartyShown>(() => ({
    ...{ view: undefined, refusal: undefined, connection: 'connecting', skew: 0 },
  }));
  const clock = createServerClock(deps.now, store);
  const memo = freshMemo();
  const context: Context = { code, as, deps, store, clock, memo, seatKey: deps.newKey() };
  return {
    ...store,
    code,
    /** The server's time, ms. */
    now: clock.now,
    refresh: () => refresh(context),
    start: () => start(context),
    /** A step, a seat, a setting: sends it and shows what it has made of the room. */
    act: <E extends PartyCall>(endpoint: E, body?: CallInput<E>['body']) =>
      act(context, endpoint, body),
    guess: (text: string) => guess(context, text),
  };
}

export type Party = ReturnType<typeof followParty>;

function start(context: Context): () => void {
  const memo = freshMemo();
  context.memo = memo;
  const { deps } = context;
  const stops = [
    deps.live.subscribe(({ healthy }, before) => {
      if (healthy && !before.healthy) catchUp(context);
      step(context);
    }),
    deps.live.on('party-state', (body) => hear(context, body)),
    deps.onReturn(() => {
      deps.live.hurry();
      void refresh(context);
    }),
  ];
  void refresh(context);
  return () => {
    memo.stopped = true;
    for (const stop of stops) stop();
    memo.unwatch?.();
    memo.callOff?.();
  };
}

/** Throws `ApiError`; who has been taken out meanwhile sees it. */
async function act<E extends PartyCall>(
  context: Context,
  endpoint: E,
  body?: CallInput<E>['body'],
): Promise<void> {
  const { code, as, deps, memo } = context;
  const sentAt = deps.now();
  const language = deps.language();
  try {
    // Before its first answer a seat is known by nothing else.
    const key = endpoint === takePartySeat && { idempotencyKey: context.seatKey };
    const input = { params: { code }, query: { language }, ...(body && { body }), ...key };
    const view = (await deps.call(endpoint, input as CallInput<E>)) as PartyView;
    if (memo.stopped) return;
    // The answer is that of a phone: a screen counts other versions.
    if (as === 'screen') return void refresh(context);
    context.clock.answered(Date.parse(view.state.now), sentAt);
    take(context, view);
    watch(context);
  } catch (error) {
    fail(context, error);
    if (!memo.stopped) void refresh(context);
    throw error;
  }
}

/** A guess of the round on the screen. Sent again after a failure it is the same one. */
async function guess(context: Context, text: string): Promise<GuessView> {
  const { code, deps, memo } = context;
  const asked = latest(context)?.state;
  const number = asked?.round?.number ?? 0;
  const name = `${number} ${text}`;
  const key = memo.unanswered?.guess === name ? memo.unanswered.key : deps.newKey();
  memo.unanswered = { guess: name, key };
  const language = deps.language();
  try {
    const reply = await deps.call(guessInParty, {
      params: { code },
      query: { language },
      body: { number, guess: text, language },
      idempotencyKey: key,
    });
    memo.unanswered = undefined;
    const known = latest(context);
    wasHeard(context);
    if (known?.seat && !memo.stopped) {
      const { state, seat } = known;
      const { row, sheet, done } = seat;
      // Phones are told the others' now and then; one's own counts at once, unless it was told meanwhile.
      const isNew = state === asked && reply.seat.done && !done;
      const counted = isNew ? { ...state, done: state.done + 1 } : state;
      const next = newerSeat(seat, { ...reply.seat, row, sheet });
      take(context, { ...known, state: counted, seat: next });
    }
    return reply.guess;
  } catch (error) {
    if (isRefused(error)) memo.unanswered = undefined;
    // It may have counted although its answer was lost.
    if (!memo.stopped) void refresh(context);
    throw error;
  }
}

import type { PartyView } from '@craque/common/contracts/party-view.ts';
import type { PicturePatch } from '@craque/common/contracts/realtime.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { ApiError, Call } from '../../../lib/api.ts';
import type { Live } from '../../../lib/live.ts';
import type { Timing } from '../../../lib/time/timing.ts';
import type { ServerClock } from '../../../lib/time/server-clock.ts';

/** `checking`: by polling only; `reconnecting`: until a lost connection is back. */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'checking';

export type PartyShown = {
  view: PartyView | undefined;
  /** Why there is no view: there is no such room, or this device is out of it. */
  refusal: ApiError | undefined;
  connection: Connection;
  /** The server's lead over this device's clock, in ms. */
  skew: number;
  /** The last that was heard. */
  patch?: PicturePatch | undefined;
};

/** `screen`: the big one, which is told everybody's progress. */
export type PartyRole = 'seat' | 'screen';

export type PartyDeps = {
  call: Call;
  language: () => Language;
  live: Pick<Live, 'getState' | 'subscribe' | 'on' | 'watch' | 'time' | 'hurry'>;
  now: () => number;
  later: Timing['later'];
  /** Runs when the page is shown again, or the device has a line or none; returns a function that stops it. */
  onReturn: (run: () => void) => () => void;
  isHidden: () => boolean;
  /** Loads a picture that is shown in a moment. */
  preload: (url: string) => void;
  newKey: () => string;
};

export type Context = {
  code: string;
  as: PartyRole;
  deps: PartyDeps;
  store: StoreApi<PartyShown>;
  clock: ServerClock;
  memo: Memo;
  /** Of the seat that is asked for, so that a lost answer leaves no second one. */
  seatKey: string;
};

export const freshMemo = () => ({
  stopped: false,
  isWatched: false,
  /** The last read got no answer: it takes the socket long to find that out. */
  isCut: false,
  /** The newest view, if it is not to be shown yet. */
  held: undefined as PartyView | undefined,
  /** When the next read is due, in the client's time (ms). */
  readAt: Infinity,
  reading: undefined as Promise<void> | undefined,
  isWanted: false,
  /** The next read brings another one. */
  isTicketOld: false,
  /** Reads without the change that was due by the clock. */
  tries: 0,
  /** The room knows this device as a screen. */
  isScreen: false,
  unanswered: undefined as { guess: string; key: string } | undefined,
  callOff: undefined as (() => void) | undefined,
  unwatch: undefined as (() => void) | undefined,
});
export type Memo = ReturnType<typeof freshMemo>;

/** The newest that is known, shown or not. */
export const latest = ({ memo, store }: Context): PartyView | undefined =>
  memo.held ?? store.getState().view;

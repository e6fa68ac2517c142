import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { takePartySeat } from '@craque/common/contracts/party.ts';
import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { cookieNames } from '@craque/common/tokens/cookies.ts';
import { io } from 'socket.io-client';
import { createStore } from 'zustand/vanilla';
import { followParty } from '../../../web/src/features/party/state/party-store.ts';
import type { PartyRole } from '../../../web/src/features/party/state/party-context.ts';
import { ApiError, createCall, isRefused } from '../../../web/src/lib/api.ts';
import { createLive } from '../../../web/src/lib/live.ts';
import { browserTiming } from '../../../web/src/lib/time/timing.ts';
import type { Session } from '../../../web/src/lib/session-store.ts';
import { type Socket, socketOptions, transportOver } from '../../../web/src/lib/socket.ts';
import type { Connect } from '../../../web/src/lib/transport.ts';
import { isEnd, momentOf, type Press, type Shown } from './reports.ts';

function tableIn({ state, seat }: PartyView): Shown['table'] {
  const { phase, round, rows } = state;
  if (phase !== 'reveal' && !isEnd(phase)) return undefined;
  if (rows && round)
    return { number: round.number, points: rows.map((row) => [row.seat, row.points]) };
  const ended = seat?.sheet.at(-1)?.number;
  return seat?.row && ended ? { number: ended, points: [[seat.seat, seat.row.points]] } : undefined;
}

export type Place = { address: string; origin: string; code: string; cookie?: string };

/** Calls of one guest, whose cookie is kept as a browser does. */
export function guestCalls({ address, origin, cookie: first = '' }: Omit<Place, 'code'>) {
  const jar = { cookie: first };
  const name = `${cookieNames(false).guest}=`;
  const browserFetch: typeof fetch = async (input, init) => {
    const { cookie } = jar;
    const headers = { ...init?.headers, origin, ...(cookie && { cookie }) };
    const response = await fetch(`${address}${input}`, { ...init, headers });
    const given = response.headers.getSetCookie().find((each) => each.startsWith(name));
    jar.cookie = given?.split(';')[0] ?? jar.cookie;
    return response;
  };
  return { jar, call: createCall({ fetch: browserFetch, timeZone: () => 'UTC' }) };
}

/** A phone or a screen as a guest's browser runs it, without a display. */
export function openDevice(
  place: Place,
  as: PartyRole,
  { device, show }: { device: number; show: (shown: Shown) => void },
) {
  const { jar, call } = guestCalls(place);
  const connect: Connect = async (ticket, handlers) => {
    const { cookie } = jar;
    const socket = io(place.address, {
      ...{ ...socketOptions, extraHeaders: { cookie, origin: place.origin } },
      auth: (give) => give({ ticket: ticket() }),
    });
    return transportOver(socket as unknown as Socket, handlers);
  };
  const session = createStore<Session>(() => ({ state: 'guest' }));
  const returns = new Set<() => void>();
  const party = followParty(place.code, as, {
    ...{ call, live: createLive({ connect, session }), later: browserTiming.later },
    ...{ now: () => Date.now(), language: () => 'en' as const, newKey: randomUUID },
    isHidden: () => false,
    preload: () => undefined,
    onReturn(run) {
      returns.add(run);
      return () => returns.delete(run);
    },
  });
  let last = '';
  party.subscribe(({ connection, view }) => {
    if (!view) return;
    const { phase, round } = view.state;
    const { seat: own } = view;
    const table = tableIn(view);
    const isLive = connection === 'live';
    const moment = momentOf(phase, round);
    const shown = {
      ...{ isLive, moment, isPodium: isEnd(phase) },
      ...(own && { own: { seat: own.seat, name: own.name } }),
      ...(table && { table }),
    };
    const text = JSON.stringify(shown);
    if (text !== last) show({ ...shown, device, at: Date.now() });
    last = text;
  });
  return {
    ...{ call, party, close: party.start() },
    /** The page is shown again. */
    wake(): void {
      for (const run of returns) run();
    },
  };
}
export type Device = ReturnType<typeof openDevice>;

const pause = 500;

/** Until it has succeeded, as somebody presses again. */
export async function takeSeat({ party }: Device): Promise<{ seat: number; name: string }> {
  for (;;) {
    const taking = party.act(takePartySeat, {});
    const error = await taking.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const seat = party.getState().view?.seat;
    if (seat) return { seat: seat.seat, name: seat.name };
    if (isRefused(error)) throw error;
    await sleep(pause);
  }
}

/** The round on the display, if it can be guessed in. */
function openRound({ party }: Device): number | undefined {
  const { view } = party.getState();
  const isOpen = view?.state.phase === 'round' && view.seat?.plays && !view.seat.done;
  return isOpen ? view.state.round?.number : undefined;
}

/** Pressed again while the round is there and no answer has come; sent is told at once. */
export async function guessIn(
  device: Device,
  { number, text }: { number: number; text: string },
  tell: (press: Press) => void,
): Promise<void> {
  const seat = device.party.getState().view?.seat?.seat ?? 0;
  const begun = Date.now();
  const told = { seat, number, text };
  while (openRound(device) === number) {
    tell({ ...told, isAcknowledged: false, ms: 0 });
    try {
      await device.party.guess(text);
      return tell({ ...told, isAcknowledged: true, ms: Date.now() - begun });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isRefused(error))
        return tell({ ...told, isAcknowledged: false, ms: 0, refused: error.code });
      await sleep(pause);
    }
  }
}

/** A wrong guess at times, and mostly the right one, over the first part of a round. */
export async function playRound(
  device: Device,
  { number, name, seconds }: { number: number; name: string; seconds: number },
  tell: (press: Press) => void,
): Promise<void> {
  const limit = Date.now() + 10_000;
  while (openRound(device) !== number && Date.now() < limit) await sleep(100);
  await sleep(seconds * 1_000 * 0.45 * Math.random());
  if (Math.random() < 0.5) await guessIn(device, { number, text: `nobody ${randomUUID()}` }, tell);
  await sleep(seconds * 1_000 * 0.45 * Math.random());
  if (Math.random() < 0.8) await guessIn(device, { number, text: name }, tell);
}

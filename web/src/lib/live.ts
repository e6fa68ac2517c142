import type { ServerEvent, ServerEventName } from '@craque/common/contracts/realtime.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Connect, Transport, TransportHandlers } from './transport.ts';
import { type SessionStore, session } from './session-store.ts';
import { browserTiming, type Timing } from './time/timing.ts';

/** `lost`: disconnected and retrying. `healthy` is false while pushes may get lost. */
export type LiveState = { state: 'off' | 'connecting' | 'live' | 'lost'; healthy: boolean };

export type Watch = {
  gameId: number;
  /** The ticket of the newest view; null or undefined if there is nothing to watch. */
  ticket: () => string | null | undefined;
  /** The room is joined. Read the game only now, so that no change is missed. */
  onWatched: (online: string[]) => void;
  /** The ticket has expired: a new view is needed. Rejects if it could not be asked for. */
  onRefused?: () => Promise<void>;
};

type Listener<Name extends ServerEventName> = (body: ServerEvent<Name>) => void;
type Parts = { connect: Connect; session: Pick<SessionStore, 'getState' | 'subscribe'> };

type Context = Parts & {
  timing: Timing;
  store: StoreApi<LiveState>;
  watches: Set<Watch>;
  listeners: Map<ServerEventName, Set<Listener<never>>>;
  memo: {
    holders: number;
    /** Refused as unauthorized: off until the user changes. */
    isRefused: boolean;
    isOpen: boolean;
    /** How often in a row the server could not say whether the session lives. */
    unsure: number;
    transport?: Transport;
    cancel?: () => void;
  };
};

/** Between attempts after a refusal; randomly up to twice as long. */
const slowMs = 10_000;
/** The same after the first one by a server that could not ask for the session, or is leaving. */
const unsureMs = 1_000;
/** After a close without a time to reconnect; random, so that clients do not return at once. */
const spreadMs = 1_000;

/** The connection for pushes. It only speeds things up; a guest's needs a game with a ticket. */
export function createLive({ connect, session }: Parts, timing = browserTiming) {
  const store = createStore<LiveState>(() => ({ state: 'off', healthy: true }));
  const memo: Context['memo'] = { holders: 0, isRefused: false, isOpen: false, unsure: 0 };
  const context: Context = {
    connect,
    session,
    timing,
    store,
    memo,
    watches: new Set(),
    listeners: new Map(),
  };
  session.subscribe((now, before) => {
    if (identityOf(now) === identityOf(before)) return;
    memo.isRefused = false;
    disconnect(context);
    updateConnection(context);
  });
  const hold = () => {
    memo.holders += 1;
    updateConnection(context);
    return once(() => {
      memo.holders -= 1;
      updateConnection(context);
    });
  };
  return {
    ...store,
    /** Keeps the connection open until the returned function is called. */
    hold,
    /** Bodies match the contract. Returns a function that stops listening. */
    on<Name extends ServerEventName>(name: Name, listener: Listener<Name>): () => void {
      const all = context.listeners.get(name) ?? new Set();
      context.listeners.set(name, all.add(listener as Listener<never>));
      return () => void all.delete(listener as Listener<never>);
    },
    time: async (): Promise<number | null> => (await memo.transport?.time()) ?? null,
    /** The device may have a line again: does not wait for the next attempt. */
    hurry(): void {
      if (store.getState().state === 'lost' && !memo.cancel) reconnectAfter(context, 0);
    },
    /** Watches a game, on later connections too, until the returned function is called. */
    watch: (watch: Watch): (() => void) => startWatch(context, watch, hold),
  };
}

export type Live = ReturnType<typeof createLive>;

function identityOf(now: ReturnType<SessionStore['getState']>): string {
  return now.state === 'user' ? now.user.id : now.state;
}

function once(run: () => void): () => void {
  const left = [run];
  return () => left.pop()?.();
}

/** A guest's credential in the handshake. */
function guestTicket({ watches }: Context): string | undefined {
  for (const { ticket } of watches) {
    const one = ticket();
    if (one) return one;
  }
  return undefined;
}

function isNeeded(context: Context): boolean {
  const { holders, isRefused } = context.memo;
  if (holders === 0 || isRefused) return false;
  const { state } = context.session.getState();
  return state === 'user' || (state === 'guest' && guestTicket(context) !== undefined);
}

/** Opens or closes the transport, depending on whether it is needed. */
function updateConnection(context: Context): void {
  const wanted = isNeeded(context);
  if (wanted && !context.memo.isOpen) void openTransport(context);
  if (!wanted) disconnect(context);
}

async function openTransport(context: Context): Promise<void> {
  const { memo, store, connect } = context;
  memo.isOpen = true;
  if (store.getState().state === 'off') store.setState({ state: 'connecting' });
  if (memo.transport) return memo.transport.open();
  const ticket = () => {
    const isUser = context.session.getState().state === 'user';
    return isUser ? undefined : guestTicket(context);
  };
  const transport = await connect(ticket, handlersOf(context)).catch(() => undefined);
  if (!transport) return reconnectAfter(context, longDelay(context));
  memo.transport ??= transport;
  if (memo.isOpen) memo.transport.open();
}

function disconnect({ memo, store }: Context): void {
  memo.cancel?.();
  delete memo.cancel;
  memo.isOpen = false;
  memo.transport?.close();
  store.setState({ state: 'off', healthy: true });
}

/** Retries later, unless nobody needs the connection by then. */
function reconnectAfter(context: Context, ms: number): void {
  const { memo, store, timing } = context;
  memo.cancel?.();
  memo.cancel = timing.later(() => {
    delete memo.cancel;
    memo.transport?.close();
    memo.isOpen = false;
    store.setState({ state: 'lost' });
    updateConnection(context);
  }, ms);
}

function longDelay({ timing, store }: Context, ms = slowMs): number {
  store.setState({ state: 'lost' });
  return ms * (1 + timing.random());
}

/** Ever more slowly. */
function reconnectUnsure(context: Context): void {
  const ms = Math.min(unsureMs * 2 ** context.memo.unsure, slowMs);
  context.memo.unsure += 1;
  reconnectAfter(context, longDelay(context, ms));
}

function refuse(context: Context): void {
  context.memo.isRefused = true;
  disconnect(context);
}

function handlersOf(context: Context): TransportHandlers {
  const { memo, store, timing } = context;
  return {
    opened() {
      memo.unsure = 0;
      store.setState({ state: 'live', healthy: true });
      for (const gameId of new Set([...context.watches].map((each) => each.gameId))) {
        void requestWatch(context, gameId);
      }
    },
    refused(code) {
      if (code === 'UNAUTHORIZED') return void handleUnauthorized(context);
      if (code === 'UNAVAILABLE') return reconnectUnsure(context);
      if (code) return reconnectAfter(context, longDelay(context));
      store.setState({ state: 'lost' });
    },
    closed(byServer) {
      if (!memo.isOpen) return;
      store.setState({ state: 'lost' });
      if (byServer && !memo.cancel) reconnectAfter(context, spreadMs * timing.random());
    },
    received(name, body) {
      handleServiceEvent(context, name, body as ServerEvent<ServerEventName>);
      const all = (context.listeners.get(name) ?? new Set()) as Set<Listener<typeof name>>;
      for (const listener of all) listener(body);
    },
  };
}

function handleServiceEvent(
  context: Context,
  name: ServerEventName,
  body: ServerEvent<ServerEventName>,
) {
  if (name === 'push-state' && 'healthy' in body) context.store.setState({ healthy: body.healthy });
  if (name === 'server:restarting' && 'delayMs' in body) reconnectAfter(context, body.delayMs);
  if (name === 'session:ended' && 'reason' in body) {
    if (body.reason === 'ended') refuse(context);
    else reconnectAfter(context, spreadMs * context.timing.random());
  }
}

/** A guest's ticket may just be too old; a user without a session has no better credential. */
async function handleUnauthorized(context: Context): Promise<void> {
  const { memo, session } = context;
  const isGuest = () => session.getState().state === 'guest';
  const shown = guestTicket(context);
  const asked = isGuest() ? await requestTickets([...context.watches]) : [];
  const isNew = isGuest() && guestTicket(context) !== shown;
  if (isNew && memo.isOpen) reconnectAfter(context, 0);
  else if (memo.isOpen && asked.some(({ status }) => status === 'rejected'))
    reconnectUnsure(context);
  else refuse(context);
}

const requestTickets = (watches: readonly Watch[]) =>
  Promise.allSettled(watches.map(({ onRefused }) => onRefused?.()));

function startWatch(context: Context, watch: Watch, hold: () => () => void): () => void {
  const { watches, memo, store } = context;
  watches.add(watch);
  const release = hold();
  if (store.getState().state === 'live') void requestWatch(context, watch.gameId);
  return once(() => {
    watches.delete(watch);
    const isLast = watchesOf(context, watch.gameId).length === 0;
    if (isLast && store.getState().state === 'live') {
      void memo.transport?.ask('unwatch', { gameId: watch.gameId });
    }
    release();
  });
}

function watchesOf({ watches }: Context, gameId: number): Watch[] {
  return [...watches].filter((each) => each.gameId === gameId);
}

async function requestWatch(context: Context, gameId: number, isSecond = false): Promise<void> {
  const newest = () =>
    watchesOf(context, gameId)
      .find((each) => each.ticket())
      ?.ticket();
  const ticket = newest();
  if (!ticket) return;
  const reply = await context.memo.transport?.ask('watch', { gameId, ticket });
  const asking = watchesOf(context, gameId);
  if (reply?.ok) for (const { onWatched } of asking) onWatched(reply.online);
  if (isSecond || reply?.ok !== false || reply.code !== 'FORBIDDEN') return;
  await requestTickets(asking);
  const isNew = newest() !== ticket && context.store.getState().state === 'live';
  if (isNew) await requestWatch(context, gameId, true);
}

/** The library and the contract of events are loaded with the first connection. */
const connectOnDemand: Connect = async (ticket, handlers) => {
  const { connectSocket } = await import('./socket.ts');
  return connectSocket(ticket, handlers);
};

export const live: Live = createLive({ connect: connectOnDemand, session });

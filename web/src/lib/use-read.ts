import type { Endpoint, ReplyOf } from '@craque/common/contracts/endpoint.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Call, type CallInput, call, urlOf } from './api.ts';
import { type Session, type SessionStore, session } from './session-store.ts';

export type ReadInput<E extends Endpoint> = Pick<CallInput<E>, 'params' | 'query'>;
type Entry = { data?: unknown; error?: unknown; reading?: Promise<void> | undefined };

/** `ready` once there is an answer, even if the next read fails. */
export type Remote<T> =
  | { state: 'loading'; data?: undefined }
  | { state: 'failed'; data?: undefined }
  | { state: 'ready'; data: T };

/** `error`: why the last read failed. `refresh` reads again and never rejects. */
export type Read<T> = Remote<T> & {
  isReading: boolean;
  error: unknown;
  refresh: () => Promise<void>;
};

const keyOf = (endpoint: Endpoint, input: object) => urlOf(endpoint, input);

type Watched = Pick<SessionStore, 'getState' | 'subscribe'>;

/** Not for the first user: the server knew the session before this page did. */
function onOtherUser(session: Watched, run: (user: string | undefined) => void): void {
  const idOf = (now: Session) => (now.state === 'user' ? now.user.id : undefined);
  const memo = { isKnown: session.getState().state !== 'loading' };
  session.subscribe((now, before) => {
    const isFirst = !memo.isKnown;
    memo.isKnown ||= now.state !== 'loading';
    if (!isFirst && idOf(now) !== idOf(before)) run(idOf(now));
  });
}

/** The answers of GET calls. The newest read wins, and nothing private outlives its user. */
export function createReads(call: Call, session: Watched) {
  const store = createStore<Readonly<Record<string, Entry>>>(() => ({}));
  const holders = new Map<string, { endpoint: Endpoint; input: object; count: number }>();
  const held = () => [...holders.values()].filter(({ count }) => count > 0);
  const patch = (key: string, entry: Entry) =>
    store.setState((all) => ({ [key]: { ...all[key], ...entry } }));

  function start(endpoint: Endpoint, input: object): Promise<void> {
    const key = keyOf(endpoint, input);
    const end = (entry: Entry) => {
      if (store.getState()[key]?.reading === reading) patch(key, { ...entry, reading: undefined });
    };
    const reading = call(endpoint, input).then(
      (data) => end({ data }),
      (error: unknown) => end({ error }),
    );
    patch(key, { reading, error: undefined });
    return reading;
  }

  onOtherUser(session, (user) => {
    const isPublic = ([key]: [string, Entry]) => holders.get(key)?.endpoint.access === 'public';
    store.setState((all) => Object.fromEntries(Object.entries(all).filter(isPublic)), true);
    for (const { endpoint, input } of held()) {
      const isOpen = endpoint.access === 'guest' || (endpoint.access !== 'public' && user);
      if (isOpen) void start(endpoint, input);
    }
  });

  return {
    ...store,
    /** Reads, unless a read is under way or another holder keeps the answer fresh. */
    hold(endpoint: Endpoint, input: object, once: boolean): () => void {
      const key = keyOf(endpoint, input);
      const holder = holders.get(key) ?? { endpoint, input, count: 0 };
      const { data, reading } = store.getState()[key] ?? {};
      const isFresh = data !== undefined && (once || holder.count > 0);
      if (!reading && !isFresh) void start(endpoint, input);
      holder.count += 1;
      holders.set(key, holder);
      return () => {
        holder.count -= 1;
      };
    },
    /** Reads again the shown answers of these endpoints, whatever their input. Never rejects. */
    async refresh(...endpoints: Endpoint[]): Promise<void> {
      const shown = held().filter(({ endpoint }) => endpoints.includes(endpoint));
      await Promise.all(shown.map(({ endpoint, input }) => start(endpoint, input)));
    },
    peek: <E extends Endpoint>(endpoint: E, input: ReadInput<E> = {}) =>
      store.getState()[keyOf(endpoint, input)]?.data as ReplyOf<E> | undefined,
    /** Applies newer knowledge to the answer; a read under way restarts. */
    change<E extends Endpoint>(
      endpoint: E,
      input: ReadInput<E>,
      to: (data: ReplyOf<E>) => ReplyOf<E>,
    ): void {
      const key = keyOf(endpoint, input);
      const { data, reading } = store.getState()[key] ?? {};
      if (data !== undefined) patch(key, { data: to(data as ReplyOf<E>) });
      if (reading) void start(endpoint, input);
    },
    clear: () => store.setState({}, true),
  };
}

export const reads: ReturnType<typeof createReads> = createReads(call, session);

/** `once`: it never changes. `keepsBefore`: the previous answer stays until the new input has one. */
type Options = { isWanted?: boolean; once?: boolean; keepsBefore?: boolean };

/** The answer of a GET call, read when a screen begins to show it. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: ReadInput<E> = {},
  { isWanted = true, once = false, keepsBefore = false }: Options = {},
): Read<ReplyOf<E>> {
  const key = keyOf(endpoint, input);
  const asked = JSON.stringify(input);
  useEffect(
    () => (isWanted ? reads.hold(endpoint, JSON.parse(asked), once) : undefined),
    [endpoint, asked, isWanted, once],
  );
  const { data, error, reading } = useStore(reads, (all) => all[key]) ?? {};
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key && (!keepsBefore || (data ?? error) !== undefined)) setShownKey(key);
  const shown = useStore(reads, (all) => all[shownKey]?.data) as ReplyOf<E> | undefined;
  const rest = { error, isReading: !!reading, refresh: () => reads.refresh(endpoint) };
  if (shown !== undefined) return { ...rest, state: 'ready', data: shown };
  return error === undefined ? { ...rest, state: 'loading' } : { ...rest, state: 'failed' };
}

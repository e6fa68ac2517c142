import type { ServerEvent, ServerEventName } from '@craque/common/contracts/realtime.ts';
import { createStore } from 'zustand/vanilla';
import type { Live, LiveState } from '../lib/live.ts';

/** The connection without a server: `tell` is what the server would say, `holders` how many keep it open. */
export function createFakeLive() {
  const listeners = new Map<ServerEventName, Set<(body: never) => void>>();
  const store = createStore<LiveState>(() => ({ state: 'live', healthy: true }));
  const count = { holders: 0 };
  const live: Pick<Live, 'on' | 'hold' | 'subscribe' | 'getState'> = {
    subscribe: store.subscribe,
    getState: store.getState,
    hold() {
      count.holders += 1;
      return () => {
        count.holders -= 1;
      };
    },
    on(name, listener) {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all.add(listener));
      return () => void all.delete(listener);
    },
  };
  return {
    live,
    count,
    become: (state: LiveState['state']) => store.setState({ state }),
    tell<Name extends ServerEventName>(name: Name, body: ServerEvent<Name>): void {
      for (const listener of listeners.get(name) ?? []) listener(body as never);
    },
  };
}

import type { ServerEvent, ServerEventName } from '@craque/common/contracts/realtime.ts';
import { createStore } from 'zustand/vanilla';
import type { Live, LiveState } from '../lib/live.ts';

type Listener = (body: never) => void;

/** A connection that delivers what the test emits; `count` is the number of holders. */
export function createFakeLive() {
  const store = createStore<LiveState>(() => ({ state: 'live', healthy: true }));
  const listeners = new Map<ServerEventName, Set<Listener>>();
  const count = { holders: 0 };
  const hold = () => {
    count.holders += 1;
    return () => {
      count.holders -= 1;
    };
  };
  const live: Live = {
    ...store,
    hold,
    on(name, listener) {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all.add(listener as Listener));
      return () => void all.delete(listener as Listener);
    },
    time: async () => null,
    hurry: () => undefined,
    watch: () => hold(),
  };
  return {
    live,
    count,
    push<Name extends ServerEventName>(name: Name, body: ServerEvent<Name>): void {
      for (const listener of listeners.get(name) ?? []) listener(body as never);
    },
    become: (state: LiveState['state']) => store.setState({ state }),
  };
}

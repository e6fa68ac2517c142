import type { ServerEvent, ServerEventName } from '@craque/common/contracts/realtime.ts';
import type { Transport, TransportHandlers } from '../lib/transport.ts';
import { createLive } from '../lib/live.ts';
import { createSessionStore } from '../lib/session-store.ts';
import { aUser } from './a-user.ts';

/** A fake clock: runs due timers in order when it is advanced. */
export function createFakeTime(start = 0) {
  const time = { now: start };
  const waiting = new Set<{ at: number; run: () => void }>();
  return {
    now: () => time.now,
    waiting,
    later(run: () => void, ms: number) {
      const one = { at: time.now + ms, run };
      waiting.add(one);
      return () => void waiting.delete(one);
    },
    /** Advances by so many milliseconds, including the promises that settle meanwhile. */
    async pass(ms: number) {
      const end = time.now + ms;
      for (;;) {
        const [next] = [...waiting].toSorted((one, other) => one.at - other.at);
        if (!next || next.at > end) break;
        waiting.delete(next);
        time.now = Math.max(time.now, next.at);
        next.run();
        await settled();
      }
      time.now = end;
      await settled();
    },
  };
}

export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

export type Sent = { name: string; gameId?: number; ticket?: string };

/** A transport whose other end is the test: records what was sent, and delivers events. */
export function createFakeTransport({ signedIn = true } = {}) {
  const time = createFakeTime();
  const session = createSessionStore(() => Promise.reject(new Error('no server')));
  session.become(signedIn ? aUser() : null);
  const sent: Sent[] = [];
  const replies: {
    watch: (sent: Sent) => Awaited<ReturnType<Transport['ask']>>;
    time: Transport['time'];
  } = {
    watch: () => ({ ok: true, online: [] }),
    time: async () => null,
  };
  const end: {
    handlers?: TransportHandlers;
    ticket?: () => string | undefined;
    opens: number;
    isOpen: boolean;
  } = { opens: 0, isOpen: false };
  const live = createLive(
    {
      session,
      async connect(ticket, handlers) {
        Object.assign(end, { handlers, ticket });
        return {
          open() {
            end.opens += 1;
            end.isOpen = true;
          },
          close() {
            end.isOpen = false;
          },
          async ask(name, body) {
            const one = { name, ...body };
            sent.push(one);
            return name === 'watch' ? replies.watch(one) : { ok: true, online: [] };
          },
          time: () => replies.time(),
        };
      },
    },
    { later: time.later, random: () => 0.5 },
  );
  const handlers = () => {
    if (!end.handlers) throw new Error('nobody has connected');
    return end.handlers;
  };
  return {
    live,
    time,
    session,
    sent,
    replies,
    end,
    state: () => live.getState().state,
    async accept() {
      await settled();
      handlers().opened();
      await settled();
    },
    async refuse(code?: Parameters<TransportHandlers['refused']>[0]) {
      await settled();
      handlers().refused(code);
      await settled();
    },
    drop: (byServer: boolean) => handlers().closed(byServer),
    push<Name extends ServerEventName>(name: Name, body: ServerEvent<Name>) {
      handlers().received(name, body);
    },
  };
}

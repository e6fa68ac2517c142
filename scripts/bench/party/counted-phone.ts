import '../../faults/browser-place.ts';
import { randomUUID } from 'node:crypto';
import { takePartySeat } from '@craque/common/contracts/party.ts';
import { io } from 'socket.io-client';
import { createStore } from 'zustand/vanilla';
import { leadsFrom } from '../../../web/src/features/party/seat/round-picture.ts';
import { followParty } from '../../../web/src/features/party/state/party-store.ts';
import { createCall } from '../../../web/src/lib/api.ts';
import { createLive } from '../../../web/src/lib/live.ts';
import type { Session } from '../../../web/src/lib/session-store.ts';
import { type Socket, socketOptions, transportOver } from '../../../web/src/lib/socket.ts';
import { browserTiming } from '../../../web/src/lib/time/timing.ts';
import type { Connect } from '../../../web/src/lib/transport.ts';
import { ask } from '../ask.ts';

type Kind = 'guesses' | 'pictures' | 'pushes' | 'reads';

const kindOf = (path: string): Kind =>
  path.endsWith('/guess') || path.includes('/guess?')
    ? 'guesses'
    : path.includes('/photo')
      ? 'pictures'
      : 'reads';

/** A phone as its browser runs it, with the bytes of heads and bodies that it gets. */
export async function openCountedPhone(address: string, code: string) {
  const bytes: Record<Kind, number> = { guesses: 0, pictures: 0, pushes: 0, reads: 0 };
  const jar = { cookie: '' };
  const load = async (path: string, body?: string, key?: string) => {
    const answer = await ask(address, {
      ...{ path, key, isCompressed: true, cookie: jar.cookie || undefined },
      body: body === undefined ? undefined : (JSON.parse(body) as object),
    });
    jar.cookie ||= /gid=[^;]+/.exec(`${answer.headers['set-cookie']}`)?.[0] ?? '';
    bytes[kindOf(path)] += answer.received;
    return answer;
  };
  const browserFetch: typeof fetch = async (input, init) => {
    const headers = init?.headers as Record<string, string>;
    const text = init?.body === undefined || init.body === null ? undefined : `${init.body}`;
    const { status = 0, body } = await load(`${input}`, text, headers['Idempotency-Key']);
    return new Response(status === 204 ? null : body, { status });
  };
  const call = createCall({ fetch: browserFetch, timeZone: () => undefined });
  const connect: Connect = async (ticket, handlers) => {
    const socket = io(address, {
      ...{ ...socketOptions, extraHeaders: { cookie: jar.cookie, origin: address } },
      auth: (give) => give({ ticket: ticket() }),
    });
    socket.io.on('open', () => {
      // The kind of a packet is one byte before its data.
      socket.io.engine.on('packet', ({ data = '' }) => {
        bytes.pushes += 1 + String(data).length;
      });
    });
    return transportOver(socket as unknown as Socket, handlers);
  };
  const session = createStore<Session>(() => ({ state: 'guest' }));
  const party = followParty(code, 'seat', {
    ...{ call, live: createLive({ connect, session }), later: browserTiming.later },
    ...{ now: Date.now, language: () => 'en' as const, newKey: randomUUID },
    ...{ isHidden: () => false, onReturn: () => () => undefined, preload: () => undefined },
  });
  const stop = party.start();
  const shown = { url: '' };
  party.subscribe(({ view, patch }) => {
    const url = view?.state.round?.imageUrl;
    if (!url || url === shown.url) return;
    // The product may be stopped before the last one has come.
    if (!leadsFrom(patch, shown.url, url)) load(url).catch(() => undefined);
    shown.url = url;
  });
  await party.act(takePartySeat, {});
  return { party, bytes, stop, state: () => party.getState().view?.state };
}

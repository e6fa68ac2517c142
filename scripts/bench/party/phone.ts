import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { PartyPush, PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import { withNews } from '@craque/common/contracts/push/party-news.ts';
import { WebSocket } from 'ws';
import { createServerClock } from '../../../web/src/lib/time/server-clock.ts';
import { ask } from '../ask.ts';

/** When a state of that phase and round was received and, by the device's clock, shown (ms). */
export type Seen = { phase: string; number: number; arrived: number; shown: number };

type Options = { isScreen?: boolean; offset?: number; cookie?: string };

function newClock(offset: number) {
  const kept = { skew: 0 };
  const store = {
    getState: () => kept,
    setState({ skew }: { skew: number }) {
      kept.skew = skew;
    },
  };
  const clock = createServerClock(() => Date.now() + offset, store);
  /** When the device takes it to be that moment of the server. */
  return { ...clock, localNow: () => Date.now() + offset, when: (at: number) => at - kept.skew };
}

const cookieIn = (headers: Record<string, unknown>) =>
  /gid=[^;]+/.exec(`${headers['set-cookie']}`)?.[0];

const event = '42["party-state",';

function pushedIn(text: string): PartyPush | undefined {
  if (!text.startsWith(event)) return undefined;
  return (JSON.parse(text.slice(event.length, -1)) as { state: PartyPush }).state;
}

/** A socket that watches the room; it is never closed by the product. */
async function watch(
  address: string,
  { cookie, view }: { cookie: string; view: PartyView },
  onMessage: (data: Buffer) => void,
): Promise<WebSocket> {
  const { ticket, topic: gameId } = view;
  const url = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { perMessageDeflate: false, headers: { cookie } });
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('a socket was closed')));
  socket.on('message', (data: Buffer) => {
    onMessage(data);
    const head = data.toString('utf8', 0, 3);
    if (head.startsWith('2')) socket.send('3');
    else if (head.startsWith('0')) socket.send(`40${JSON.stringify({ ticket })}`);
    else if (head.startsWith('40'))
      socket.send(`420${JSON.stringify(['watch', { gameId, ticket }])}`);
    else if (head.startsWith('430')) resolve(socket);
    else if (head.startsWith('44')) reject(new Error(data.toString()));
  });
  return promise;
}

/** A screen, or a seat with the clock of its client, which is off by `offset` ms. */
export async function openPhone(address: string, code: string, options: Options = {}) {
  const { isScreen = false, offset = 0 } = options;
  const clock = newClock(offset);
  const path = `/api/parties/${code}`;
  const entered = await ask(address, {
    path: `${path}/${isScreen ? 'screen' : 'seat'}`,
    body: {},
    cookie: options.cookie,
  });
  if (entered.status !== 200) throw new Error(`no seat: ${entered.status} ${entered.body}`);
  const cookie = options.cookie ?? cookieIn(entered.headers) ?? '';
  let view = JSON.parse(entered.body) as PartyView;
  let { state } = view;
  const seen: Seen[] = [];

  function take(next: PartyState): void {
    if (next.version <= state.version) return;
    state = next;
    const { phase, round, startsAt } = next;
    const arrived = Date.now();
    // Held until its moment by the device's own clock (rules: party).
    const due = phase === 'reveal' && startsAt ? clock.when(Date.parse(startsAt)) - offset : 0;
    seen.push({ phase, number: round?.number ?? 0, arrived, shown: Math.max(arrived, due) });
  }

  async function call(rest: string, body?: object, key?: string) {
    const sentAt = clock.localNow();
    const from = performance.now();
    const answer = await ask(address, { path: rest, cookie, body, key });
    return { ...answer, sentAt, ms: performance.now() - from };
  }

  async function read(): Promise<PartyView> {
    const answer = await call(`${path}?as=${isScreen ? 'screen' : 'seat'}`);
    if (answer.status !== 200) throw new Error(`a read was answered ${answer.status}`);
    view = JSON.parse(answer.body) as PartyView;
    clock.answered(Date.parse(view.state.now), answer.sentAt);
    take(view.state);
    return view;
  }

  const socket = await watch(address, { cookie, view }, (data) => {
    const pushed = pushedIn(data.toString());
    if (!pushed) return;
    clock.pushed(Date.parse(pushed.now));
    const next = withNews(state, pushed);
    if (next) take(next);
    else void read();
  });
  return {
    ...{ cookie, seen, read },
    seat: view.seat?.seat ?? 0,
    state: () => state,
    guess: (number: number, guess: string) =>
      call(`${path}/guess`, { number, guess }, randomUUID()),
    async close(): Promise<void> {
      socket.removeAllListeners('close');
      socket.close();
      await once(socket, 'close');
    },
  };
}
export type Phone = Awaited<ReturnType<typeof openPhone>>;

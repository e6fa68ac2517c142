import {
  clockReply,
  connectRefusals,
  type ServerEventName,
  serverEvents,
  socketPath,
  watchReply,
} from '@craque/common/contracts/realtime.ts';
import { browserTiming, type Timing } from './time/timing.ts';
import type { Connect, Transport, TransportHandlers } from './transport.ts';

/** The used part of a WebSocket. */
export type Wire = Pick<WebSocket, 'send' | 'close'> & {
  onmessage: ((message: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

export type SocketDeps = Timing & {
  dial: (path: string) => Wire;
  /** Runs when the device loses its network, long before the silence is noticed. */
  onOffline: (run: () => void) => void;
};

const ackMs = 5_000;
/** For the first word of the server, which then says how often it pings. */
const greetingMs = 5_000;

/**
 * Between attempts to reconnect, doubled each time. Nodes that restart are away for seconds; a
 * longer outage is not to be met by everybody every other second.
 */
const pause = { least: 300, most: 2_000, later: 10_000, quick: 8 };

/** WebSocket only: no sticky sessions are needed, and polling is the fallback. */
const path = `${socketPath}?EIO=4&transport=websocket`;

const inBrowser: SocketDeps = {
  ...browserTiming,
  dial: (path) => new WebSocket(`${window.location.origin.replace('http', 'ws')}${path}`),
  onOffline: (run) => window.addEventListener('offline', run),
};

type Line = {
  deps: SocketDeps;
  ticket: () => string | undefined;
  handlers: TransportHandlers;
  /** Undefined between attempts. */
  wire?: Wire | undefined;
  isWanted: boolean;
  isJoined: boolean;
  tries: number;
  /** Longest silence of a living server (ms). */
  patience: number;
  timer?: (() => void) | undefined;
  asked: Map<number, (reply: unknown) => void>;
  questions: number;
};

/**
 * Socket.IO without its library, which would be half of what a party loads: its protocol 5 over
 * Engine.IO 4, with text alone and one namespace. Events that do not fit the contract are dropped.
 */
export function openSocket(
  ticket: Line['ticket'],
  handlers: TransportHandlers,
  deps: SocketDeps,
): Transport {
  const line: Line = {
    ...{ deps, ticket, handlers, isWanted: false, isJoined: false, tries: 0 },
    ...{ patience: greetingMs, asked: new Map(), questions: 0 },
  };
  deps.onOffline(() => line.wire && lose(line));
  return {
    open() {
      if (line.isWanted) return;
      line.isWanted = true;
      line.tries = 0;
      dial(line);
    },
    close() {
      line.isWanted = false;
      if (line.isJoined) line.wire?.send('41');
      drop(line);
    },
    async ask(name, body) {
      const parsed = watchReply.safeParse(await ask(line, name, body));
      return parsed.success ? parsed.data : null;
    },
    async time() {
      const parsed = clockReply.safeParse(await ask(line, 'clock', {}));
      return parsed.success && parsed.data.ok ? parsed.data.now : null;
    },
  };
}

export const connectSocket: Connect = async (ticket, handlers) =>
  openSocket(ticket, handlers, inBrowser);

function wait(line: Line, run: () => void, ms: number): void {
  line.timer?.();
  line.timer = line.deps.later(run, ms);
}

function dial(line: Line): void {
  line.patience = greetingMs;
  const wire = line.deps.dial(path);
  line.wire = wire;
  wire.onmessage = ({ data }) => {
    if (line.wire === wire) hear(line, wire, String(data));
  };
  wire.onclose = () => {
    if (line.wire === wire) lose(line);
  };
  expect(line);
}

/** The next word of the server. */
const expect = (line: Line) => wait(line, () => lose(line), line.patience);

/** What nobody has answered by now gets no answer. */
function drop(line: Line): void {
  const { wire, asked } = line;
  line.wire = undefined;
  line.isJoined = false;
  line.timer?.();
  wire?.close();
  for (const answer of asked.values()) answer(undefined);
}

function lose(line: Line): void {
  const { isJoined, handlers, deps } = line;
  drop(line);
  const most = line.tries < pause.quick ? pause.most : pause.later;
  const ms = Math.min(most, pause.least * 2 ** line.tries * (0.5 + deps.random()));
  line.tries += 1;
  wait(line, () => dial(line), ms);
  if (isJoined) handlers.closed(false);
  else handlers.refused(undefined);
}

/** Ended by the server on purpose: it is not asked again without being told to. */
function end(line: Line): void {
  line.isWanted = false;
  drop(line);
}

function hear(line: Line, wire: Wire, text: string): void {
  const { handlers } = line;
  expect(line);
  const [, kind = '', id = '', rest = ''] = /^(4?\d)(\d*)(.*)/s.exec(text) ?? [];
  const read = () => (rest === '' ? undefined : JSON.parse(rest));
  if (kind === '2') wire.send('3');
  if (kind === '0') {
    const { pingInterval, pingTimeout } = read();
    line.patience = pingInterval + pingTimeout;
    expect(line);
    const ticket = line.ticket();
    wire.send(`40${JSON.stringify(ticket ? { ticket } : {})}`);
  }
  if (kind === '40') {
    Object.assign(line, { isJoined: true, tries: 0 });
    handlers.opened();
  }
  if (kind === '41') {
    end(line);
    handlers.closed(true);
  }
  if (kind === '42') take(line, read());
  if (kind === '43') line.asked.get(Number(id))?.(read()[0]);
  if (kind === '44') {
    end(line);
    const { code } = read()?.data ?? {};
    handlers.refused(connectRefusals.find((each) => each === code) ?? 'UNAVAILABLE');
  }
}

function isServerEvent(name: string): name is ServerEventName {
  return Object.hasOwn(serverEvents, name);
}

function take({ handlers }: Line, [name, body]: [string, unknown]): void {
  if (!isServerEvent(name)) return;
  const parsed = serverEvents[name].safeParse(body);
  if (parsed.success) handlers.received(name, parsed.data as never);
}

function ask(line: Line, name: string, body: object): Promise<unknown> {
  const { wire, asked, deps } = line;
  if (!wire || !line.isJoined) return Promise.resolve(undefined);
  line.questions += 1;
  const id = line.questions;
  return new Promise((resolve) => {
    const answer = (reply: unknown) => {
      asked.delete(id);
      late();
      resolve(reply);
    };
    const late = deps.later(() => answer(undefined), ackMs);
    asked.set(id, answer);
    wire.send(`42${id}${JSON.stringify([name, body])}`);
  });
}

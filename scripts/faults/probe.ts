import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededPlayer } from './seed-players.ts';
import { type Figure, figure, times } from './fault.ts';

/** `keyed` has an Idempotency-Key, `bare` writes without one. */
type Kind = 'read' | 'keyed' | 'bare';

export type Asked = {
  kind: Kind;
  /** Milliseconds of the process. */
  at: number;
  /** Milliseconds until the first answer; its status, 0 without one. */
  ms: number;
  status: number;
  /** Milliseconds until it has succeeded, repeated after 200 ms, 400 ms and so on. */
  healed: number;
};

export type Probe = {
  asked: readonly Asked[];
  /** The calls begun since that moment (ms of the process). */
  since(moment: number): Asked[];
  /** Resolves when all calls are answered. */
  stop(): Promise<void>;
};

/** Milliseconds for which a failed call is repeated. */
const timeout = 90_000;
const kinds = ['read', 'keyed', 'read', 'bare', 'read', 'keyed'] as const;

const statusOf = async (url: string, init: RequestInit) => {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
};

function callOf(kind: Kind, { cookie }: SeededPlayer, origin: string): RequestInit {
  const headers = { cookie, origin, 'content-type': 'application/json' };
  if (kind === 'read') return { headers };
  if (kind === 'bare') {
    return { method: 'PATCH', headers, body: JSON.stringify({ showTimers: true }) };
  }
  const key = { 'idempotency-key': randomUUID() };
  return { method: 'POST', headers: { ...headers, ...key }, body: '{"sport":"tennis"}' };
}

const paths = { read: '/api/user', keyed: '/api/games', bare: '/api/user/preferences' };

type Call = { kind: Kind; player: SeededPlayer; origin: string };

/** Notes its first answer at once, and when it has succeeded. */
async function ask({ kind, player, origin }: Call, note: (asked: Asked) => void): Promise<void> {
  const at = performance.now();
  const init = callOf(kind, player, origin);
  const send = () => statusOf(`${origin}${paths[kind]}`, init);
  const status = await send();
  const isDone = (last: number) => last >= 200 && last < 300;
  const ms = performance.now() - at;
  const asked = { kind, at, ms, status, healed: isDone(status) ? ms : Infinity };
  note(asked);
  let last = status;
  let pause = 200;
  while ((last === 0 || last >= 500 || last === 409) && performance.now() - at < timeout) {
    await sleep(pause);
    pause = Math.min(2 * pause, 5_000);
    last = await send();
  }
  if (isDone(last)) asked.healed = performance.now() - at;
}

/** Most calls without an answer at a time: more would be a flood of repetitions. */
const mostOpen = 100;

/** Calls at a steady rate, whatever happens to the earlier ones, while not too many are open. */
export function startProbe(
  origin: string,
  players: readonly SeededPlayer[],
  callsASecond: number,
): Probe {
  const asked: Asked[] = [];
  const open = new Set<Promise<unknown>>();
  let count = 0;
  const timer = setInterval(() => {
    const player = players[count % players.length];
    const kind = kinds[count % kinds.length] ?? 'read';
    count += 1;
    if (!player || open.size >= mostOpen) return;
    const asking = ask({ kind, player, origin }, (answer) => void asked.push(answer));
    open.add(asking);
    void asking.finally(() => open.delete(asking));
  }, 1_000 / Math.max(callsASecond, 0.001));
  return {
    asked,
    since: (moment) => asked.filter(({ at }) => at >= moment),
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}

const failedIn = (asked: readonly Asked[]) =>
  asked.filter(({ status }) => status < 200 || status > 299);

/** The times of calls, and the statuses of those that failed at first. */
export function figuresOfCalls(asked: readonly Asked[]): Figure[] {
  const failed = failedIn(asked);
  const counts = Object.entries(Object.groupBy(failed, ({ status, kind }) => `${status} ${kind}`));
  const text = counts.map(([name, all]) => `${all?.length} × ${name}`).join(', ');
  return [
    times(
      'calls',
      asked.map(({ ms }) => ms),
    ),
    figure('of these failed at first', text || 'none'),
    ...(failed.length > 0
      ? [
          times(
            'until they succeeded',
            failed.map(({ healed }) => healed),
          ),
        ]
      : []),
  ];
}

/** The api waits 1.5 s for its store; a busy machine may need that without any fault. */
const isSlow = ({ ms, status }: Asked) => status === 503 && ms >= 1_500;

/** Calls that never succeeded, that a signed-in player was refused, and, if asked, any failure. */
export function violationsOfCalls(asked: readonly Asked[], mayFail: boolean): string[] {
  const failed = failedIn(asked);
  const lost = failed.filter(({ healed }) => healed === Infinity).length;
  const quick = failed.filter((each) => !isSlow(each)).length;
  const signedOut = failed.filter(({ status }) => status === 401).length;
  return [
    ...(lost > 0 ? [`${lost} calls never succeeded`] : []),
    ...(signedOut > 0 ? [`${signedOut} calls of a live session were answered 401`] : []),
    ...(!mayFail && quick > 0 ? [`${quick} calls failed, and none may`] : []),
  ];
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededPlayer } from '../testing/seed-players.ts';
import { type Figure, figure, times } from './fault.ts';

/** A call of the probe. Times in ms; `at` of the process. */
export type Asked = {
  kind: 'read' | 'keyed' | 'bare';
  at: number;
  ms: number;
  status: number;
  healed: number;
};

const kinds = ['read', 'keyed', 'read', 'bare', 'read', 'keyed'] as const;
const paths = { read: '/api/user', keyed: '/api/games', bare: '/api/user/preferences' };
/** Milliseconds for which a failed call is repeated. */
const patience = 90_000;
/** Most calls without an answer at a time: more would be a flood of repetitions. */
const mostOpen = 100;

const isDone = (status: number) => status >= 200 && status < 300;

function callOf(kind: Asked['kind'], { cookie }: SeededPlayer, origin: string): RequestInit {
  const headers = { cookie, origin, 'content-type': 'application/json' };
  if (kind === 'read') return { headers };
  if (kind === 'bare') return { method: 'PATCH', headers, body: '{"showTimers":true}' };
  const key = { 'idempotency-key': randomUUID() };
  return { method: 'POST', headers: { ...headers, ...key }, body: '{"sport":"tennis"}' };
}

async function statusOf(url: string, init: RequestInit): Promise<number> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

export function startProbe(origin: string, players: readonly SeededPlayer[], callsASecond: number) {
  const asked: Asked[] = [];
  const open = new Set<Promise<unknown>>();
  let count = 0;
  /** Notes the first answer at once, and when the call has succeeded. */
  async function ask(kind: Asked['kind'], player: SeededPlayer): Promise<void> {
    const at = performance.now();
    const init = callOf(kind, player, origin);
    let status = await statusOf(`${origin}${paths[kind]}`, init);
    const call: Asked = { kind, at, ms: performance.now() - at, status, healed: Infinity };
    asked.push(call);
    for (let pause = 200; !isDone(status); pause = Math.min(2 * pause, 5_000)) {
      const isOver = performance.now() - at > patience;
      if (isOver || (status > 0 && status < 500 && status !== 409)) return;
      await sleep(pause);
      status = await statusOf(`${origin}${paths[kind]}`, init);
    }
    call.healed = performance.now() - at;
  }
  const timer = setInterval(() => {
    const player = players[count % players.length];
    const kind = kinds[count % kinds.length] ?? 'read';
    count += 1;
    if (!player || open.size >= mostOpen) return;
    const asking = ask(kind, player);
    open.add(asking);
    void asking.finally(() => open.delete(asking));
  }, 1_000 / Math.max(callsASecond, 0.001));
  return {
    /** The calls begun since that moment (ms of the process). */
    since: (moment: number) => asked.filter(({ at }) => at >= moment),
    longestSince: (moment: number) =>
      Math.max(0, ...asked.filter(({ at }) => at >= moment).map(({ ms }) => ms)),
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}
export type Probe = ReturnType<typeof startProbe>;

const failedIn = (asked: readonly Asked[]) => asked.filter(({ status }) => !isDone(status));
const msOf = (asked: readonly Asked[]) => asked.map(({ ms }) => ms);

/** The times of calls, and the statuses of those that failed at first. */
export function figuresOfCalls(before: readonly Asked[], asked: readonly Asked[]): Figure[] {
  const failed = failedIn(asked);
  const counts = Object.entries(Object.groupBy(failed, ({ status, kind }) => `${status} ${kind}`));
  const text = counts.map(([name, all]) => `${all?.length} × ${name}`).join(', ');
  const healed = failed.map((each) => each.healed);
  return [
    times('calls before', msOf(before)),
    times('calls', msOf(asked)),
    figure('of these failed at first', text || 'none'),
    ...(failed.length > 0 ? [times('until they succeeded', healed)] : []),
  ];
}

/** Calls that never succeeded, that a signed-in player was refused, and, if asked, any failure. */
export function violationsOfCalls(asked: readonly Asked[], mayFail: boolean): string[] {
  const failed = failedIn(asked);
  const lost = failed.filter(({ healed }) => healed === Infinity).length;
  const signedOut = failed.filter(({ status }) => status === 401).length;
  // The api waits 1.5 s for its store; a busy machine may need that without any fault.
  const quick = failed.filter(({ ms, status }) => status !== 503 || ms < 1_500).length;
  return [
    ...(lost > 0 ? [`${lost} calls never succeeded`] : []),
    ...(signedOut > 0 ? [`${signedOut} calls of a live session were answered 401`] : []),
    ...(!mayFail && quick > 0 ? [`${quick} calls failed, and none may`] : []),
  ];
}

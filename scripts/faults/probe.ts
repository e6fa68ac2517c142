import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { SeededPlayer } from '../testing/seed-players.ts';
import type { Notes } from './notes.ts';

/** A POST if it has a body, unless it says otherwise; `take` gets the reply of a success. */
type Call = {
  path: string;
  method?: string;
  body?: object;
  key?: string;
  take?: (reply: GameView) => void;
};
/** Times in ms; `at` of the process. `healed` when it has succeeded, repeated if need be. */
type Asked = { kind: Kind; at: number; ms: number; status: number; healed: number };
/** An acknowledged game with its acknowledged guesses. */
type Written = { player: SeededPlayer; id: number; texts: string[] };

const kinds = ['read', 'game', 'guess', 'preferences', 'guess', 'read'] as const;
type Kind = (typeof kinds)[number];
/** Milliseconds for which a failed call is repeated. */
const patience = 90_000;
/** Most calls without an answer at a time: more would be a flood of repetitions. */
const mostOpen = 100;
export const newGame: Call = { path: '/api/games', body: { sport: 'tennis', difficulty: 'easy' } };

export function send(
  origin: string,
  { cookie }: SeededPlayer,
  { path, body, method = body ? 'POST' : 'GET', key = randomUUID() }: Call,
): Promise<Response> {
  const headers = { cookie, origin, 'content-type': 'application/json', 'idempotency-key': key };
  const signal = AbortSignal.timeout(20_000);
  return fetch(`${origin}${path}`, {
    ...{ method, headers, signal },
    ...(body && { body: JSON.stringify(body) }),
  });
}

function callOf(kind: Kind, player: SeededPlayer, ledger: Written[]): Call {
  const key = randomUUID();
  const game = ledger.findLast((each) => each.player === player);
  if (kind === 'game')
    return { ...newGame, key, take: ({ id }) => ledger.push({ player, id, texts: [] }) };
  if (kind === 'guess' && game) {
    const guess = `nobody ${key.slice(0, 18)}`;
    const path = `/api/games/${game.id}/guess`;
    return { path, key, body: { guess }, take: () => game.texts.push(guess) };
  }
  if (kind !== 'preferences') return { path: '/api/user' };
  return { path: '/api/user/preferences', method: 'PATCH', body: { showTimers: true } };
}

/** Calls at that rate by those players, repeated until they succeed. */
export function startProbe(origin: string, players: readonly SeededPlayer[], callsASecond: number) {
  const asked: Asked[] = [];
  const ledger: Written[] = [];
  const open = new Set<Promise<unknown>>();
  let [count, refused] = [0, 0];

  async function statusOf(player: SeededPlayer, call: Call): Promise<number> {
    try {
      const answer = await send(origin, player, call);
      const text = await answer.text();
      if (answer.ok) call.take?.(JSON.parse(text));
      else refused += 1;
      return answer.ok ? 200 : answer.status;
    } catch {
      return 0;
    }
  }
  async function ask(kind: Kind, player: SeededPlayer): Promise<void> {
    const at = performance.now();
    const call = callOf(kind, player, ledger);
    let status = await statusOf(player, call);
    const first: Asked = { kind, at, ms: performance.now() - at, status, healed: Infinity };
    asked.push(first);
    for (let pause = 200; status !== 200; pause = Math.min(2 * pause, 5_000)) {
      const isOver = performance.now() - at > patience;
      if (isOver || (status > 0 && status < 500 && status !== 409)) return;
      await sleep(pause);
      status = await statusOf(player, call);
    }
    first.healed = performance.now() - at;
  }
  const askNext = () => {
    const player = players[count % players.length];
    const kind = kinds[Math.floor(count / players.length) % kinds.length] ?? 'read';
    count += 1;
    if (!player || open.size >= mostOpen) return;
    const asking = ask(kind, player);
    open.add(asking);
    void asking.finally(() => open.delete(asking));
  };
  const timer = callsASecond > 0 ? setInterval(askNext, 1_000 / callsASecond) : undefined;
  return {
    asked,
    /** The calls begun since that moment (ms of the process). */
    since: (moment: number) => asked.filter(({ at }) => at >= moment),
    refused: () => refused,
    lost: () => lostOf(origin, ledger),
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}
export type Probe = ReturnType<typeof startProbe>;

/** What was acknowledged and is not stored exactly once. */
async function lostOf(origin: string, ledger: readonly Written[]): Promise<string[]> {
  const errors: string[] = [];
  const check = async ({ player, id, texts }: Written) => {
    const answer = await send(origin, player, { path: `/api/games/${id}` });
    const view = (await answer.json()) as Partial<GameView>;
    const shown = view.guesses?.map(({ guess }) => guess) ?? [];
    const lost = texts.filter((text) => shown.filter((each) => each === text).length !== 1);
    if (!answer.ok) errors.push(`game ${id} is answered ${answer.status}`);
    else if (lost.length > 0) errors.push(`game ${id} lost ${lost.join(', ')}`);
  };
  for (let first = 0; first < ledger.length; first += 10)
    await Promise.all(ledger.slice(first, first + 10).map(check));
  return errors;
}

/** Calls that never succeeded, that a signed-in player was refused, and, if asked, any failure. */
export function noteCalls(notes: Notes, { asked }: Probe, begun: number, mayFail: boolean): void {
  const calls = asked.filter(({ at }) => at >= begun);
  const failed = calls.filter(({ status }) => status !== 200);
  const statuses = Object.groupBy(failed, ({ status, kind }) => `${status} ${kind}`);
  const counts = Object.entries(statuses).map(([name, all]) => `${all?.length} × ${name}`);
  notes.add(
    'calls before',
    asked.flatMap(({ at, ms }) => (at < begun ? ms : [])),
  );
  notes.add(
    'calls',
    calls.map(({ ms }) => ms),
  );
  notes.add(
    'until failed calls succeeded',
    failed.map(({ healed }) => healed),
  );
  notes.fact('failed at first', counts.join(', ') || 'none');
  const judge = (what: string, isWrong: (call: Asked) => boolean) => {
    const { length } = failed.filter(isWrong);
    if (length > 0) notes.violations.push(`${length} calls ${what}`);
  };
  judge('never succeeded', ({ healed }) => healed === Infinity);
  judge('of a live session were answered 401', ({ status }) => status === 401);
  // The api waits 1.5 s for its store; a busy machine may need that without any fault.
  if (!mayFail) judge('failed, and none may', ({ ms, status }) => status !== 503 || ms < 1_500);
}

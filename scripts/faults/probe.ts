import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGame, readGame, submitGuess } from '@craque/common/contracts/games.ts';
import { updatePreferences } from '@craque/common/contracts/accounts.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { ApiError, type Call } from '../../web/src/lib/api.ts';
import { insisting } from './challenge-run.ts';
import type { Notes } from './notes.ts';

/** Times in ms; `at` of the process. `healed` when it has succeeded, repeated if need be. */
type Asked = { kind: Kind; at: number; ms: number; status: number; healed: number; last?: number };
type Written = { call: Call; id: number; texts: string[] };

const kinds = ['read', 'game', 'guess', 'preferences', 'guess', 'read'] as const;
type Kind = (typeof kinds)[number];
const patience = 180_000;
/** Most calls without an answer at a time: more would be a flood of repetitions. */
const mostOpen = 100;
export const newGame = { body: { sport: 'tennis', difficulty: 'easy' } } as const;

/** 200, or how the call has failed; 0 without a valid answer. */
export async function statusOf(call: () => Promise<unknown>): Promise<number> {
  try {
    await call();
    return 200;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 200 ? 0 : error.status;
  }
}

function deedOf(kind: Kind, call: Call, ledger: Written[]): () => Promise<unknown> {
  const idempotencyKey = randomUUID();
  const game = ledger.findLast((each) => each.call === call);
  if (kind === 'game')
    return async () => {
      const { id } = await call(createGame, { ...newGame, idempotencyKey });
      ledger.push({ call, id, texts: [] });
    };
  if (kind === 'guess' && game) {
    const { id, texts } = game;
    const guess = `nobody ${idempotencyKey.slice(0, 18)}`;
    return async () => {
      await call(submitGuess, { params: { id }, body: { guess }, idempotencyKey });
      texts.push(guess);
    };
  }
  if (kind !== 'preferences') return () => call(readUser);
  return () => call(updatePreferences, { body: { showTimers: true } });
}

export function startProbe(players: readonly Call[], callsASecond: number) {
  const asked: Asked[] = [];
  const ledger: Written[] = [];
  const open = new Set<Promise<unknown>>();
  let [count, refused] = [0, 0];

  async function ask(kind: Kind, player: Call): Promise<void> {
    const at = performance.now();
    const deed = deedOf(kind, player, ledger);
    let status = await statusOf(deed);
    const first: Asked = { kind, at, ms: performance.now() - at, status, healed: Infinity };
    asked.push(first);
    for (let pause = 200; status !== 200; pause = Math.min(2 * pause, 5_000)) {
      refused += 1;
      const isOver = performance.now() - at > patience;
      first.last = status;
      if (isOver || (status > 0 && status < 500 && status !== 409)) return;
      await sleep(pause);
      status = await statusOf(deed);
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
    since: (moment: number) => asked.filter(({ at }) => at >= moment),
    refused: () => refused,
    lost: () => lostOf(ledger),
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}
export type Probe = ReturnType<typeof startProbe>;

async function lostOf(ledger: readonly Written[]): Promise<string[]> {
  const errors: string[] = [];
  const check = async ({ call, id, texts }: Written) => {
    const read = () => call(readGame, { params: { id } });
    const { guesses } = await insisting(`reading the game ${id}`, read);
    const shown = guesses.map(({ guess }) => guess);
    const lost = texts.filter((text) => shown.filter((each) => each === text).length !== 1);
    if (lost.length > 0) errors.push(`game ${id} lost ${lost.join(', ')}`);
  };
  const noteFailure = (error: Error) => errors.push(error.message);
  for (let first = 0; first < ledger.length; first += 10)
    await Promise.all(
      ledger.slice(first, first + 10).map((each) => check(each).catch(noteFailure)),
    );
  return errors;
}

export function noteCalls(notes: Notes, { asked }: Probe, begun: number, mayFail: boolean): void {
  const calls = asked.filter(({ at }) => at >= begun);
  const failed = calls.filter(({ status }) => status !== 200);
  const statuses = Object.groupBy(failed, ({ status, kind }) => `${status} ${kind}`);
  const counts = Object.entries(statuses).map(([name, all]) => `${all?.length} × ${name}`);
  const before = asked.flatMap(({ at, ms }) => (at < begun ? ms : []));
  const [times, healed] = [calls.map(({ ms }) => ms), failed.map((call) => call.healed)];
  notes.add('calls before', before);
  notes.add('calls', times);
  notes.add('until failed calls succeeded', healed);
  notes.fact('failed at first', counts.join(', ') || 'none');
  const judge = (what: string, isWrong: (call: Asked) => boolean) => {
    const { length } = failed.filter(isWrong);
    const ends = failed.filter(isWrong).map(({ kind, last }) => `${kind} ${last}`);
    if (length > 0) notes.violations.push(`${length} calls ${what}: ${ends.join(', ')}`);
  };
  judge('never succeeded', ({ healed }) => healed === Infinity);
  judge('of a live session were answered 401', ({ status }) => status === 401);
  // The api waits 1.5 s for its store; a busy machine may need that without any fault.
  if (!mayFail) judge('failed, and none may', ({ ms, status }) => status !== 503 || ms < 1_500);
}

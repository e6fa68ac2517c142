import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLine } from '@craque/common/testing/line.ts';
import type { Place } from './device.ts';
import type { Order, Plan, Report } from './devices.ts';
import type { Seated, Sent, Shown } from './reports.ts';

const program = join(import.meta.dirname, 'devices.ts');

/** What the devices have told: a guess is in it once, however often it was pressed. */
export function newRecords() {
  const sent = new Map<string, Sent>();
  return {
    sent,
    seated: [] as Seated[],
    shown: [] as Shown[],
    answers: [] as number[],
    /** Why a guess did not count, such as one that came too late. */
    refusals: [] as string[],
    take(report: Report): void {
      if (report.kind === 'seated') this.seated.push(report.seated);
      else if (report.kind === 'shown') this.shown.push(report.shown);
      else {
        const { ms, refused, ...each } = report.press;
        if (each.isAcknowledged) this.answers.push(ms);
        if (refused) this.refusals.push(refused);
        sent.set(`${each.seat} ${each.number} ${each.text}`, each);
      }
    },
  };
}
export type Records = ReturnType<typeof newRecords>;

/** Phones in a process of their own, behind a line of their own. */
async function openGroup(
  place: Omit<Place, 'address'>,
  { first, count }: Pick<Plan, 'first' | 'count'>,
) {
  const line = await openLine(place.origin);
  const plan: Plan = { ...place, address: new URL(line.url).origin, first, count };
  const child = fork(program, [JSON.stringify(plan)], { execArgv: ['--no-warnings'] });
  const order = (one: Order) => void child.send(one);
  return {
    devices: Array.from({ length: count }, (_, index) => first + index),
    child,
    order,
    /** No word arrives or leaves, and no timer runs; returns when they have woken. */
    async sleep(ms: number): Promise<number> {
      line.hang();
      child.kill('SIGSTOP');
      await sleep(ms);
      await line.mend();
      const at = Date.now();
      child.kill('SIGCONT');
      order({ kind: 'wake' });
      return at;
    },
    /** Out of reach, and awake; returns when they have a line again, of which they are told. */
    async loseLine(ms: number): Promise<number> {
      line.cut();
      await sleep(ms);
      await line.mend();
      const at = Date.now();
      order({ kind: 'wake' });
      return at;
    },
    async close(): Promise<void> {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      line.cut();
    },
  };
}
export type Group = Awaited<ReturnType<typeof openGroup>>;

function seatsTaken(child: ChildProcess, records: Records, wanted: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let taken = 0;
  child.on('message', (report: Report) => {
    records.take(report);
    if (report.kind === 'seated') taken += 1;
    if (taken === wanted) resolve();
  });
  child.once('exit', (code) => reject(new Error(`phones ended with ${code}`)));
  return promise;
}

/** Groups of phones that have their seats. */
export async function openFleet(
  place: Omit<Place, 'address'>,
  { groups: count, each }: { groups: number; each: number },
  records: Records,
  opened: AsyncDisposableStack,
): Promise<Group[]> {
  const opening = Array.from({ length: count }, async (_, index) => {
    const group = await openGroup(place, { first: 1 + index * each, count: each });
    opened.defer(() => group.close());
    await seatsTaken(group.child, records, each);
    return group;
  });
  return Promise.all(opening);
}

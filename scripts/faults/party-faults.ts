import { setTimeout as sleep } from 'node:timers/promises';
import type { TiedProcess } from '../services/tied-process.ts';
import type { Gap } from './party-judgement.ts';
import { judgeParty, openRoom, type PartyRoom, playParty } from './party-run.ts';
import type { Fault, Scene } from './scene.ts';

/** Each third time all api processes die at the same moment; returns how long there was none. */
function startKilling({ processes, random, troubles }: Scene, signal: AbortSignal) {
  const gaps: { from: number; to: number }[] = [];
  async function kill(killed: readonly TiedProcess[]): Promise<void> {
    const gap = { from: Date.now(), to: Number.POSITIVE_INFINITY };
    if (killed.length === processes.api.length) gaps.push(gap);
    for (const process of killed) process.signal('SIGKILL');
    await Promise.all(killed.map((process) => process.ended()));
    await sleep(random() * 2_000);
    const starts = killed.map((process) => process.start());
    await Promise.race(starts);
    gap.to = Date.now();
    await Promise.all(starts);
  }
  async function go(): Promise<void> {
    for (let count = 0; !signal.aborted; count += 1) {
      await sleep(500 + random() * 4_000);
      const { api } = processes;
      const killed = count % 3 === 2 ? api : api.filter((_, at) => at === count % api.length);
      await troubles.during('api', () => kill(killed));
    }
  }
  return { gaps, ended: go() };
}

/** Steps of which the store says that they have been due for longer than two seconds. */
async function watchDue(
  { stores, notes }: Scene,
  { size, gaps, signal }: { size: number; gaps: readonly Gap[]; signal: AbortSignal },
) {
  const standing = new Set<string>();
  while (!signal.aborted) {
    const now = Date.now();
    const isGap = gaps.some(({ from, to }) => now >= from && now < to + 2_000);
    const due = isGap ? [] : await stores.parties.due(now - 2_000, size);
    for (const code of due) standing.add(code);
    await sleep(250);
  }
  notes.add('rooms that stood still for 2 s', standing.size, { aim: 0, unit: 'rooms' });
}

const parties: Fault = {
  name: 'parties',
  size: [200, 400, 'rooms'],
  mayFail: true,
  load: (size) => ({ lanes: 0, callsASecond: 0, sockets: 0, people: size }),
  async disturb(scene, size) {
    const { notes, origin, others, troubles } = scene;
    const rooms: PartyRoom[] = [];
    for (const [index, host] of others.slice(0, size).entries()) {
      const guest = others[(index + 1) % others.length] ?? host;
      rooms.push(await openRoom(origin, [host, guest]));
    }
    const ending = new AbortController();
    const { signal } = ending;
    const { gaps, ended } = startKilling(scene, signal);
    const beside = [ended, watchDue(scene, { size, gaps, signal })];
    const play = (room: PartyRoom) =>
      playParty(scene, room).catch((error: Error) => {
        scene.violations.push(`party ${room.code} could not be played: ${error.message}`);
      });
    await Promise.all(rooms.map(play)).finally(() => ending.abort());
    await Promise.all(beside);
    let guesses = 0;
    for (const room of rooms) guesses += await judgeParty(scene, room, gaps);
    notes.fact('parties played', rooms.length);
    notes.fact('guesses acknowledged', guesses);
    notes.fact('times that api processes were killed', troubles.count());
    notes.fact('of these all at once', gaps.length);
  },
};

export const partyFaults: readonly Fault[] = [parties];

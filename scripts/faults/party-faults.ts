import { setTimeout as sleep } from 'node:timers/promises';
import { judgeParty, openRoom, type PartyRoom, playParty } from './party-run.ts';
import type { Fault, Scene } from './scene.ts';

/** One api process after the other, so that one of two is always there. */
async function killInTurn(scene: Scene, signal: AbortSignal): Promise<void> {
  const { processes, random, troubles } = scene;
  for (let count = 0; !signal.aborted; count += 1) {
    await sleep(500 + random() * 4_000);
    const process = processes.api[count % processes.api.length];
    await troubles.during('api', async () => {
      process?.signal('SIGKILL');
      await process?.ended();
      await sleep(random() * 2_000);
      await process?.start();
    });
  }
}

/** Steps of which the store says that they have been due for longer than two seconds. */
async function watchDue({ stores, notes }: Scene, size: number, signal: AbortSignal) {
  const standing = new Set<string>();
  while (!signal.aborted) {
    const due = await stores.parties.due(Date.now() - 2_000, size);
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
    const beside = [killInTurn(scene, ending.signal), watchDue(scene, size, ending.signal)];
    const play = (room: PartyRoom) =>
      playParty(scene, room).catch((error: Error) => {
        scene.violations.push(`party ${room.code} could not be played: ${error.message}`);
      });
    await Promise.all(rooms.map(play)).finally(() => ending.abort());
    await Promise.all(beside);
    let guesses = 0;
    for (const room of rooms) guesses += await judgeParty(scene, room);
    notes.fact('parties played', rooms.length);
    notes.fact('guesses acknowledged', guesses);
    notes.fact('api processes killed', troubles.count());
  },
};

export const partyFaults: readonly Fault[] = [parties];

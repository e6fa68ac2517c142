import '../../faults/browser-place.ts';
import { seededRandom } from '@craque/api/testing/seeded-random.ts';
import { playChallenge } from '../../faults/challenge-run.ts';
import { openClient } from '../../faults/headless-client.ts';
import { newNotes } from '../../faults/notes.ts';
import { newTroubles } from '../../faults/troubles.ts';
import { startCompose } from '../compose-cluster.ts';
import { befriend, newPlayer } from '../new-player.ts';
import type { Stage } from '../stage.ts';

/** Accounts made, befriended and played through nginx alone; what was stored is judged afterwards. */
export async function composeUp(stage: Stage): Promise<void> {
  const cluster = await startCompose(stage);
  const { origin } = cluster;
  const stores = await cluster.openStores();
  const players = await Promise.all([1, 2, 3, 4].map((number) => newPlayer(origin, number)));
  const [creator, ...others] = players;
  if (creator) for (const other of others) await befriend(creator, other);
  const notes = newNotes();
  const { violations } = notes;
  const judges = { stores, notes, violations, troubles: newTroubles(), random: seededRandom(4) };
  for (const [way, hasSockets] of [
    ['sockets', true],
    ['poll', false],
  ] as const) {
    const clients = players.map((player) => openClient(origin, player, origin, hasSockets));
    const begun = performance.now();
    const id = await playChallenge(judges, clients);
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    stage.note(`challenge ${id} of four by ${way}: over after ${seconds} s`);
    for (const { close } of clients) close();
  }
  await stores.close();
  for (const [name, text] of notes.lines()) stage.note(`${name}: ${text}`);
  if (violations.length > 0) throw new Error(violations.join('\n'));
}

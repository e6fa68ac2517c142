import { setTimeout as sleep } from 'node:timers/promises';
import { openRoom, untilSeen, wrongNames } from './room.ts';
import { begun } from './rounds.ts';

const readEvery = 10_000;
const guessesOfRound = 3;

/**
 * Bytes that a phone gets from the beginning of a round whose clues all open to the next: pushes,
 * reads, its own guesses, and a picture for each clue. Quick, the host ends it.
 */
export async function bytesOfRound(address: string, quick: boolean): Promise<number> {
  const room = await openRoom(address, { seats: 4, seconds: 60, rounds: 5 });
  const [phone] = room.phones;
  if (!phone) throw new RangeError('no phone');
  await room.step('start');
  const from = phone.bytes();
  await begun(room, 1);
  const urls = new Set<string>();
  let readAt = Date.now() + readEvery;
  let guesses = 0;
  while (phone.state().round?.number === 1) {
    const { phase, round } = phone.state();
    const isNew = round?.imageUrl && !urls.has(round.imageUrl);
    if (isNew && round.imageUrl) {
      urls.add(round.imageUrl);
      await phone.picture(round.imageUrl);
    }
    if (isNew && phase === 'round' && guesses < guessesOfRound) {
      await phone.guess(1, wrongNames[guesses] ?? '');
      guesses += 1;
    }
    // On the answer a phone reads its own row.
    if (Date.now() > readAt || (isNew && phase === 'reveal')) {
      readAt = Date.now() + readEvery;
      await phone.read();
    }
    if (quick && isNew) {
      await sleep(500);
      await room.step(phase === 'round' ? 'reveal' : 'next');
    }
    await sleep(20);
  }
  await untilSeen(phone, 'countdown', 2);
  const bytes = phone.bytes() - from;
  await room.close();
  return bytes;
}

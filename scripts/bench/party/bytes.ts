import { setTimeout as sleep } from 'node:timers/promises';
import { openCountedPhone } from './counted-phone.ts';
import { openRoom, wrongNames } from './room.ts';

/** Its seat has a sheet of four rounds: as long as those of a game of eight are on the average. */
const middle = 5;
const guessesOfRound = 3;

type Phone = Awaited<ReturnType<typeof openCountedPhone>>;

async function until(phone: Phone, phase: string, number: number): Promise<void> {
  const limit = Date.now() + 120_000;
  const isThere = () => phone.state()?.phase === phase && phone.state()?.round?.number === number;
  while (!isThere()) {
    if (Date.now() > limit) throw new Error(`${phase} ${number} was not shown`);
    await sleep(5);
  }
}

/**
 * Bytes by kind that a phone gets from the countdown of a round whose clues all open to the next:
 * pushes, reads, answers to its guesses, and a picture for each clue. Quick, the host ends it.
 */
export async function bytesOfRound(address: string, quick: boolean) {
  const measured = quick ? 1 : middle;
  const room = await openRoom(address, { seats: 3, seconds: 60, rounds: 8, leagues: 'all' });
  const phone = await openCountedPhone(address, room.code);
  await room.step('start');
  for (let number = 1; number < measured; number += 1) {
    await until(phone, 'round', number);
    await phone.party.guess(wrongNames[number] ?? '');
    await room.step('reveal');
    await until(phone, 'reveal', number);
    await sleep(500);
    await room.step('next');
  }
  await until(phone, 'countdown', measured);
  const before = { ...phone.bytes };
  await until(phone, 'round', measured);
  if (quick) await room.step('reveal');
  for (let guesses = 1; !quick && guesses <= guessesOfRound; guesses += 1) {
    await phone.party.guess(wrongNames[guesses] ?? '');
    while ((phone.state()?.round?.clues ?? guesses) < guesses) await sleep(20);
  }
  await until(phone, 'reveal', measured);
  if (quick) await room.step('next');
  await until(phone, 'countdown', measured + 1);
  await sleep(200);
  phone.stop();
  await room.close();
  const { guesses, pictures, pushes, reads } = phone.bytes;
  return {
    guesses: guesses - before.guesses,
    pictures: pictures - before.pictures,
    pushes: pushes - before.pushes,
    reads: reads - before.reads,
  };
}

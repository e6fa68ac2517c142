import { setTimeout as sleep } from 'node:timers/promises';
import type { PartyView } from '@craque/common/contracts/party-view.ts';
import type { Phone } from './phone.ts';
import { type BenchRoom, candidatesOf, untilSeen, wrongNames } from './room.ts';

type Guessed = { ms: number; isSolved: boolean };

/** Right, unless two are born on that day. */
async function solve(phone: Phone, names: readonly string[], number: number): Promise<Guessed> {
  let ms = 0;
  for (const name of names) {
    const answer = await phone.guess(number, name);
    if (answer.status !== 200) throw new Error(`a guess was answered ${answer.body}`);
    ms = answer.ms;
    const { seat } = JSON.parse(answer.body) as { seat: NonNullable<PartyView['seat']> };
    if (seat.solved) return { ms, isSolved: true };
  }
  return { ms, isSolved: false };
}

export async function begun({ screen }: BenchRoom, number: number): Promise<readonly string[]> {
  await untilSeen(screen, 'round', number);
  return candidatesOf(screen.state());
}

/** A wrong guess and a right one of everybody within so many ms; returns the times of answers. */
export async function guessAll(
  room: BenchRoom,
  number: number,
  { within, isWrongFirst }: { within: number; isWrongFirst: boolean },
): Promise<number[]> {
  const names = await begun(room, number);
  const guessed = room.phones.map(async (phone, index) => {
    const share = index / room.phones.length;
    const took: number[] = [];
    if (isWrongFirst) {
      await sleep(within * Math.random());
      took.push((await phone.guess(number, wrongNames[index] ?? '')).ms);
    }
    await sleep(isWrongFirst ? within * Math.random() : within * share);
    const { ms, isSolved } = await solve(phone, names, number);
    if (!isSolved) throw new Error(`${names} was not right`);
    return [...took, ms];
  });
  return (await Promise.all(guessed)).flat();
}

/** From the first device that shows the answer to each of the others. */
export async function spreadOf({ phones }: BenchRoom, number: number): Promise<number[]> {
  await Promise.all(phones.map((phone) => untilSeen(phone, 'reveal', number)));
  const shown = phones.map(
    ({ seen }) => seen.find((each) => each.phase === 'reveal' && each.number === number)?.shown,
  );
  const first = Math.min(...shown.map((each) => each ?? Number.NaN));
  return shown.map((each) => (each ?? Number.NaN) - first);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../figures.ts';
import { processorTime, type Running } from '../pinned-process.ts';
import { openRoom } from './room.ts';
import { guessAll, spreadOf } from './rounds.ts';

const seats = 30;
/** Rooms open, and later begin, over so many ms. */
const startsWithin = 4_000;
const inTime = { answer: 60, spread: 250 };
const openedAtOnce = 4;

type Product = Pick<Running, 'address' | 'pid'>;

/** A wrong and a right guess of every seat, and reads as phones make them; then the answer. */
export async function playRooms({ address, pid }: Product, count: number, quick: boolean) {
  const plan = { seats: quick ? 4 : seats, seconds: 60, rounds: 5 };
  const rooms: Awaited<ReturnType<typeof openRoom>>[] = [];
  const waiting = Array.from({ length: count }, (_, index) => index).values();
  const openNext = async () => {
    for (const _ of waiting) rooms.push(await openRoom(address, plan));
  };
  await Promise.all(Array.from({ length: openedAtOnce }, openNext));
  const before = processorTime(pid);
  const played = await Promise.all(
    rooms.map(async (room, index) => {
      await sleep((startsWithin * index) / count);
      await room.step('start');
      const reads = room.phones.map(async (phone) => {
        await sleep((quick ? 500 : 10_000) * Math.random());
        await phone.read();
      });
      const took = await guessAll(room, 1, { within: quick ? 500 : 6_000, isWrongFirst: true });
      const spread = await spreadOf(room, 1);
      await Promise.all(reads);
      return { took, spread };
    }),
  );
  const used = processorTime(pid) - before;
  await Promise.all(rooms.map((room) => room.step('end')));
  await Promise.all(rooms.map((room) => room.close()));
  const all = (of: 'took' | 'spread') => played.flatMap((each) => each[of]);
  const [answer, spread] = [quantile(all('took'), 0.95), quantile(all('spread'), 0.95)];
  return { answer, spread, perGuess: used / all('took').length };
}

async function isInTime(product: Product, count: number, quick: boolean): Promise<boolean> {
  const { answer, spread, perGuess } = await playRooms(product, count, quick);
  const times = `answer ${answer.toFixed()}, spread ${spread.toFixed()} ms`;
  process.stderr.write(
    `  ${count} rooms: ${times}, ${perGuess.toFixed(2)} ms of processor a guess\n`,
  );
  return answer <= inTime.answer && spread <= inTime.spread;
}

/** The most rooms of those tried whose guesses are answered and answers shown in time. */
export async function mostRooms(product: Product, quick: boolean): Promise<number> {
  let most = 0;
  for (const count of quick ? [1] : [10, 20, 40, 60, 80, 100, 140]) {
    // Once more: a disturbance of the machine is no limit of the product.
    if (!(await isInTime(product, count, quick)) && !(await isInTime(product, count, quick))) break;
    most = count;
  }
  return most;
}

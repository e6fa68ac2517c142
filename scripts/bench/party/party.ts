import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchSize, ownRow, quantile, type Row } from '../figures.ts';
import { profiled, startProduct, stayOn, temporaryFolder } from '../pinned-process.ts';
import { bytesOfRound } from './bytes.ts';
import { mostRooms } from './capacity.ts';
import { openRoom } from './room.ts';
import { measureScan } from './scan.ts';
import { guessAll, spreadOf } from './rounds.ts';

const seatsOfRoom = 60;
const roundsOfGame = 8;

async function measureRoom(address: string, quick: boolean) {
  const seats = quick ? 6 : seatsOfRoom;
  const room = await openRoom(address, { seats, seconds: 60, rounds: quick ? 5 : roundsOfGame });
  await room.step('start');
  const [spread, calm, burst]: [number[], number[], number[]] = [[], [], []];
  for (let number = 1; number <= (quick ? 2 : roundsOfGame); number += 1) {
    const isBurst = number % 2 === 0;
    const how = { within: isBurst || quick ? 50 : 4_000, isWrongFirst: !isBurst };
    (isBurst ? burst : calm).push(...(await guessAll(room, number, how)));
    spread.push(...(await spreadOf(room, number)));
    await Promise.all(room.phones.map((phone) => phone.read()));
    await sleep(500);
    await room.step('next');
  }
  await room.close();
  return { seats, spread, calm, burst };
}

export async function benchParty({ quick }: BenchSize): Promise<Row[]> {
  await using folder = await temporaryFolder();
  await using product = await startProduct(folder.path, { core: 0, nodeFlags: profiled() });
  using _ = stayOn(1);
  const { address } = product;
  const { toSeat, scripts } = await measureScan(address, quick);
  const { seats, spread, calm, burst } = await measureRoom(address, quick);
  const parts = await bytesOfRound(address, quick);
  const kib = (roundsOfGame * Object.values(parts).reduce((sum, each) => sum + each)) / 1024;
  process.stderr.write(`  bytes of a round: ${JSON.stringify(parts)}\n`);
  const rooms = await mostRooms(product, quick);
  const row = (what: string, value: number, must: number, aim?: number) =>
    ownRow(`party: ${what}`, value, { must, ...(aim && { aim }) });
  const p95 = (values: readonly number[]) => quantile(values, 0.95);
  return [
    row(`p95 of guess to answer, ${seats} seats (ms)`, p95(calm), 60, 30),
    row(`p99 of ${seats} right guesses within 50 ms (ms)`, quantile(burst, 0.99), 250),
    row(`p95 of the spread of the answer, clocks off by up to 2 min (ms)`, p95(spread), 250, 100),
    row('scan to seat on slow 4G, processor 4 times slower (s)', toSeat, 10, 5),
    row('scripts of a phone beyond the first page (KiB)', scripts, 30, 18),
    row(`a phone in a game of ${roundsOfGame} rounds (KiB)`, kib, 300, 120),
    ownRow('party: rooms of 30 seats in time, one core', rooms, {
      ...{ must: 40, aim: 100, atLeast: true },
    }),
  ];
}

import { setTimeout as pause } from 'node:timers/promises';
import { type Line, openLine, requestText } from '../guess/http-line.ts';

const players = 20;
/** Milliseconds between two reads of one player. */
const interval = 250;

type Player = { line: Line; request: string };

async function openPlayer(address: string, index: number): Promise<Player> {
  const line = await openLine(address, `127.1.0.${index + 1}`);
  const made = await line.ask(requestText({ path: '/api/games', body: {} }));
  if (made.status !== 201) throw new Error(`an honest game was answered with ${made.status}`);
  const cookie = /set-cookie: (gid=[^;]+)/i.exec(made.head)?.[1] ?? '';
  const { id } = JSON.parse(made.body) as { id: number };
  return { line, request: requestText({ path: `/api/games/${id}`, cookie }) };
}

/** One read per due time; a read that waits for the previous answer counts from its due time. */
async function readGame({ line, request }: Player, begin: number, end: number): Promise<number[]> {
  const took: number[] = [];
  for (let due = begin; due < end; due += interval) {
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    const start = wait > 0 ? performance.now() : due;
    const { status } = await line.ask(request);
    if (status !== 200) throw new Error(`an honest read was answered with ${status}`);
    took.push(performance.now() - start);
  }
  return took;
}

export type HonestPlayers = {
  /** Reads for so many seconds; returns the milliseconds of each answer. */
  read(seconds: number): Promise<number[]>;
  close(): void;
};

/** Twenty guests at addresses of their own, each reading their game four times a second. */
export async function openHonestPlayers(address: string): Promise<HonestPlayers> {
  const open = await Promise.all(
    Array.from({ length: players }, (_, index) => openPlayer(address, index)),
  );
  return {
    async read(seconds) {
      const begin = performance.now();
      const end = begin + 1000 * seconds;
      const reads = open.map((each, index) =>
        readGame(each, begin + (index * interval) / players, end),
      );
      return (await Promise.all(reads)).flat();
    },
    close() {
      for (const { line } of open) line.close();
    },
  };
}

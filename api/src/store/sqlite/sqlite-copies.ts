import { randomUUID } from 'node:crypto';
import { globSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { backup, type DatabaseSync } from 'node:sqlite';

/* The lock keeps other processes from reading the file, so whoever wants a copy of it asks the
   process that has it open, on a socket beside the file. */

const socketOf = (file: string) => `${file}.sock`;
const copyOf = (file: string) => `${file}.copy-`;

/**
 * Pages at once. A call waits for those at most, and calls have their turn in between: the busier
 * the process, the slower the copy.
 */
const rate = 4;

type Answer = { copy: string } | { refused: string };

/**
 * Answers with the name of a copy, which is of the moment of the answer and belongs to the asker.
 * Returns how to end that. Without a socket (`warn`) copies need the product stopped.
 */
export function answerCopies(
  file: string,
  database: DatabaseSync,
  warn: (line: string) => void,
): () => void {
  const making = { is: false };
  async function answer(): Promise<Answer> {
    if (making.is) return { refused: 'another backup is under way' };
    const copy = `${copyOf(file)}${randomUUID()}`;
    making.is = true;
    try {
      await backup(database, copy, { rate });
      return { copy: basename(copy) };
    } catch (error) {
      rmSync(copy, { force: true });
      return { refused: (error as Error).message };
    } finally {
      making.is = false;
    }
  }
  async function attend(socket: Socket): Promise<void> {
    // Whoever has gone away leaves a copy that nobody wants.
    socket.on('error', () => undefined).resume();
    const found = await answer();
    if (socket.destroyed && 'copy' in found)
      rmSync(join(dirname(file), found.copy), { force: true });
    socket.end(JSON.stringify(found));
  }
  for (const left of [socketOf(file), ...globSync(`${copyOf(file)}*`)])
    rmSync(left, { force: true });
  const server = createServer((socket) => void attend(socket));
  server.on('error', ({ message }) =>
    warn(`No backup while this runs, the socket ${socketOf(file)} cannot be made: ${message}`),
  );
  server.listen(socketOf(file)).unref();
  return () => {
    server.close();
  };
}

const nobody = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']);

/**
 * The path of a copy that the process made which has the file open; undefined if there is none.
 * Throws an Error if it refuses or ends.
 */
export async function askForCopy(file: string): Promise<string | undefined> {
  const socket = createConnection(socketOf(file));
  try {
    const said = await text(socket);
    const answer = JSON.parse(said || '{"refused":"the product has ended"}') as Answer;
    if ('refused' in answer) throw new Error(`There is no backup: ${answer.refused}.`);
    return join(dirname(file), answer.copy);
  } catch (error) {
    if (nobody.has((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  }
}

import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../errors/app-error.ts';

/** Exports that may wait for their turn. */
const maxWaiting = 8;
/** Milliseconds in which a reader has to take a whole export: the client's own timeout. */
const maxTime = 20_000;
/** Milliseconds between two pieces, which leave most of the time to other requests. */
const pause = 5;

type Pieces = AsyncIterator<string, unknown>;

async function* unhurried(first: IteratorResult<string, unknown>, rest: Pieces) {
  for (let piece = first; !piece.done; piece = await rest.next()) {
    yield piece.value;
    await sleep(pause);
  }
}

/** The reader has gone, or was too slow: nobody's failure. */
const readerErrors = new Set(['ABORT_ERR', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);
const isReaders = (error: unknown) => readerErrors.has((error as { code?: string }).code ?? '');

async function write(
  pieces: AsyncIterable<string>,
  target: Writable,
  timeout: number,
): Promise<void> {
  if (target.destroyed) return;
  const rest = pieces[Symbol.asyncIterator]();
  // Before anything is sent: if it fails, the target can still take an error answer.
  const first = await rest.next();
  const signal = AbortSignal.timeout(timeout);
  try {
    await pipeline(Readable.from(unhurried(first, rest)), target, { signal });
  } catch (error) {
    if (!isReaders(error)) throw error;
  }
}

/**
 * Writes exports one after the other, each in pieces with pauses: an account with many games then
 * costs the others little, however often it is exported.
 */
export function createExportQueue({ timeout = maxTime }: { timeout?: number } = {}) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  return {
    /**
     * Resolves when the export is written, or its reader has gone or was too slow. Throws `busy` if
     * too many wait, and what the pieces throw; the target is closed unless nothing was written.
     */
    async send(pieces: AsyncIterable<string>, target: Writable): Promise<void> {
      if (waiting > maxWaiting) throw new AppError('busy', { retryAfter: 5 });
      waiting += 1;
      const written = last.then(() => write(pieces, target, timeout));
      last = written.catch(() => undefined);
      try {
        await written;
      } finally {
        waiting -= 1;
      }
    },
  };
}

export type ExportQueue = ReturnType<typeof createExportQueue>;

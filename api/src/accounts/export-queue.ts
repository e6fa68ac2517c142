import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.ts';

/** Exports that may wait for their turn. */
const maxWaiting = 8;
/** Milliseconds in which a reader has to take an export: the client's own timeout. */
const maxTime = 20_000;
/** Milliseconds between two pieces, left to other requests. */
const pause = 5;

type Pieces = AsyncIterator<string, unknown>;

async function* unhurried(first: IteratorResult<string, unknown>, rest: Pieces) {
  for (let piece = first; !piece.done; piece = await rest.next()) {
    yield piece.value;
    await sleep(pause);
  }
}

/** The reader has gone or was too slow, which is no failure of ours. */
const readerErrors = new Set(['ABORT_ERR', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

async function write(pieces: AsyncIterable<string>, target: Writable, timeout: number) {
  if (target.destroyed) return;
  const rest = pieces[Symbol.asyncIterator]();
  // If it fails, the target can still take an error answer.
  const first = await rest.next();
  const signal = AbortSignal.timeout(timeout);
  try {
    await pipeline(Readable.from(unhurried(first, rest)), target, { signal });
  } catch (error) {
    if (!readerErrors.has((error as { code?: string }).code ?? '')) throw error;
  }
}

/** One after the other and with pauses, so that accounts with many games cost others little. */
export function createExportQueue({ timeout = maxTime }: { timeout?: number } = {}) {
  const oneAtATime = pLimit(1);
  return {
    /**
     * Throws `busy` if too many wait, and what the pieces throw; a reader who leaves is no error.
     */
    async send(pieces: AsyncIterable<string>, target: Writable): Promise<void> {
      if (oneAtATime.activeCount + oneAtATime.pendingCount > maxWaiting)
        throw new AppError('busy', { retryAfter: 5 });
      await oneAtATime(() => write(pieces, target, timeout));
    },
  };
}

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/* The thread of sqlite-checkpoint.ts. Plain JavaScript, which starts faster. */
const tries = 5;

const database = new DatabaseSync(workerData);
database.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0');
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

/**
 * The log begins anew, instead of growing, only after a moment in which all of it was written back:
 * what was written during a checkpoint is tried again at once.
 */
function writeBack() {
  for (let turn = 0; turn < tries; turn += 1) {
    const { busy, log, checkpointed } = checkpoint.get();
    if (busy === 0 && checkpointed === log) return;
  }
}

parentPort.on('message', () => {
  try {
    writeBack();
  } catch {
    // Nothing is lost: the log stays, and the next write reports a disk that fails.
  }
  parentPort.postMessage(undefined);
});

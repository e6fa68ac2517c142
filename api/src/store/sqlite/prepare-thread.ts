import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './sqlite-database.ts';

/* Checks and migrates a file and says what it did: see prepareInThread. */
openDatabase(String(workerData), (line) => parentPort?.postMessage(line)).close();

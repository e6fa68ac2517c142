import './passing-time.ts';
import { resolve } from 'node:path';
import { startApi } from '@craque/api/start-api.ts';
import { readConfig } from '@craque/api/start/config.ts';
import { runUntilSignal } from '@craque/api/start/run-until-signal.ts';
import bcrypt from 'bcrypt';
import { openEmbeddedRealtime } from '../../../scripts/run/embedded-realtime.ts';

/**
 * The minimum of bcrypt: journeys create hundreds of accounts, and a production hash takes a third
 * of a second.
 */
const cost = 4;

/** The whole product in one process like `npm start`, except for quickly hashed passwords. */
await runUntilSignal(async (signal) => {
  const clientDirectory = resolve(import.meta.dirname, '../../dist');
  const running = await startApi(
    { ...readConfig(process.env), clientDirectory },
    {
      openRealtime: openEmbeddedRealtime,
      engine: { hash: (text) => bcrypt.hash(text, cost), compare: bcrypt.compare },
      signal,
    },
  );
  process.stdout.write(`open: ${running.address}\n`);
});

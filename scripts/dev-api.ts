import { readConfig } from '@craque/api/start/config.ts';
import { runUntilSignal } from '@craque/api/start/run-until-signal.ts';
import { startApi } from '@craque/api/start-api.ts';
import { openEmbeddedRealtime } from './run/embedded-realtime.ts';

await runUntilSignal(async (signal) => {
  await startApi(readConfig(process.env), { openRealtime: openEmbeddedRealtime, signal });
});

import { startTelemetry } from '@craque/common/tracing/telemetry.ts';
import { readConfig } from './start/config.ts';
import { runUntilSignal } from './start/run-until-signal.ts';
import { startApi } from './start-api.ts';

await startTelemetry('craque-api');
/** The api alone; `npm start` runs it together with the client. */
await runUntilSignal(async (signal) => {
  const running = await startApi(readConfig(process.env), { signal });
  running.log.info(`api on ${running.address}, ${running.store}, bus ${running.bus}`);
});

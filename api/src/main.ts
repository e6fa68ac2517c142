import { readConfig } from './config.ts';
import { startApi } from './start-api.ts';
import { startFault } from './start-fault.ts';

/** The api alone; `npm start` runs it together with the realtime service and the client. */
try {
  const running = await startApi(readConfig(process.env));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void running.close());
  }
  running.log.info(`api on ${running.address}, ${running.store}, bus ${running.bus}`);
} catch (error) {
  process.stderr.write(`craque: ${startFault(error)}\n`);
  process.exitCode = 1;
}

import { readConfig } from './config.ts';
import { createRealtimeServer } from './realtime.ts';

try {
  const { port, host } = readConfig(process.env);
  const server = createRealtimeServer();
  server.once('error', (error) => {
    process.stderr.write(`craque realtime: ${error.message}\n`);
    process.exitCode = 1;
  });
  server.listen(port, host);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => server.close());
  }
} catch (error) {
  process.stderr.write(`craque realtime: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

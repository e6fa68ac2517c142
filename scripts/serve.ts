import { resolve } from 'node:path';
import { readConfig } from '@craque/api/config.ts';
import { startApi } from '@craque/api/start-api.ts';
import { startFault } from '@craque/api/start-fault.ts';

/** The whole product in one process: api, realtime and the built client. */
try {
  const config = readConfig(process.env);
  const running = await startApi(config, resolve(import.meta.dirname, '../web/dist'));
  // Before the banner: whoever reads it may end the process at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void running.close());
  }
  process.stdout.write(
    [
      '',
      `  Craque is open: ${running.address}`,
      `  Data folder:    ${resolve(config.dataDir)}`,
      `  Store:          ${running.store}`,
      `  Bus:            ${running.bus}`,
      '',
      '  Ctrl-C ends it.',
      '',
    ].join('\n'),
  );
} catch (error) {
  process.stderr.write(`craque: ${startFault(error)}\n`);
  process.exitCode = 1;
}

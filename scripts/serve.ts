import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { readConfig } from '@craque/api/start/config.ts';
import { startTelemetry } from '@craque/common/tracing/telemetry.ts';
import { runUntilSignal } from '@craque/api/start/run-until-signal.ts';
import { startApi } from '@craque/api/start-api.ts';
import { houseAddresses, terminalCode } from './run/house-addresses.ts';
import { openEmbeddedRealtime } from './run/embedded-realtime.ts';

const clientDirectory = resolve(import.meta.dirname, '../web/dist');

async function serve(signal: AbortSignal): Promise<void> {
  const config = { ...readConfig(process.env), clientDirectory };
  const running = await startApi(config, { openRealtime: openEmbeddedRealtime, signal });
  const elsewhere = config.isProduction
    ? []
    : houseAddresses(config.host, new URL(running.address).port, networkInterfaces());
  const code = process.stdout.isTTY && elsewhere[0] ? [await terminalCode(elsewhere[0])] : [];
  process.stdout.write(
    [
      '',
      `  Craque is open: ${running.address}`,
      ...elsewhere.map((address) => `  In your house:  ${address}`),
      ...code,
      `  Data folder:    ${resolve(config.dataDir)}`,
      `  Store:          ${running.store}`,
      `  Bus:            ${running.bus}`,
      '',
      '  Ctrl-C ends it.',
      '',
    ].join('\n'),
  );
  // Much of what a start leaves behind is garbage: collected here, where nobody waits.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/* With `--only-load` everything comes into the compile cache and nothing starts: a server that
   strips types itself would hold 20 MB of WebAssembly for as long as it runs. */
if (process.argv.includes('--only-load'))
  await Promise.all([
    import('@craque/api/store/mongo/wait-for-mongo.ts'),
    import('@craque/api/start/redis.ts'),
    import('@craque/realtime/bus/redis.ts'),
  ]);
else {
  await startTelemetry('craque');
  await runUntilSignal(serve);
}

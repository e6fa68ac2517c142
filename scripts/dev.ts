import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { allowedOrigins, readConfig } from '@craque/api/start/config.ts';
import { runUntilSignal } from '@craque/api/start/run-until-signal.ts';
import { socketPath } from '@craque/common/contracts/realtime.ts';
import { createServer, type ViteDevServer } from 'vite';
import { root } from './run/run-tool.ts';
import { freePort, isListening, untilTrue } from './services/service.ts';

/** Milliseconds that a request waits for a starting api; after that the proxy answers 502. */
const startTimeout = 10_000;

function watchApi(port: number, origins: ReadonlySet<string>) {
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/dev-api.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      PUBLIC_ORIGIN: [...origins].join(','),
      HOST: '127.0.0.1',
      PORT: String(port),
    },
  });
}

function addressOf({ resolvedUrls }: ViteDevServer): URL {
  const addresses = [...(resolvedUrls?.local ?? []), ...(resolvedUrls?.network ?? [])];
  return new URL(addresses[0] ?? '');
}

await runUntilSignal(async (signal) => {
  const config = readConfig(process.env);
  // Chosen once, so that the api keeps its port after each restart.
  const apiPort = await freePort();
  const untilStarted = async () => void (await untilTrue(() => isListening(apiPort), startTimeout));
  const toApi = {
    target: `http://127.0.0.1:${apiPort}`,
    bypass: untilStarted,
  };
  const vite = await createServer({
    root: join(root, 'web'),
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      proxy: { '/api': toApi, [socketPath]: { ...toApi, ws: true } },
    },
  });
  await vite.listen();
  const address = addressOf(vite);
  const api = watchApi(apiPort, allowedOrigins(config, Number(address.port)));
  signal.addEventListener('abort', () => {
    api.kill();
    void vite.close();
  });
  await untilStarted();
  process.stdout.write(`\n  Craque is open: ${address.origin}\n  Ctrl-C ends it.\n\n`);
});

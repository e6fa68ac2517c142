import { startTelemetry } from '@craque/common/tracing/telemetry.ts';
import { readConfig } from './process/config.ts';
import { startRealtime } from './start-realtime.ts';

await startTelemetry('craque-realtime');

/** A drain takes at most 10 s; after that, whatever keeps the process alive is abandoned. */
const maxDrainTime = 14_000;

const ending = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => {
    ending.abort(new DOMException(name, 'AbortError'));
    setTimeout(() => process.exit(0), maxDrainTime).unref();
  });
}
try {
  const { log, address, bus } = await startRealtime(readConfig(process.env), {
    signal: ending.signal,
  });
  log.info(`realtime on ${address}, bus ${bus}`);
} catch (error) {
  if (!ending.signal.aborted) {
    const { code, message, port, syscall } = error as NodeJS.ErrnoException & { port?: number };
    const isHost = code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo';
    const inUse = code === 'EADDRINUSE' ? `port ${port} is in use; set REALTIME_PORT` : message;
    const reason = isHost ? `HOST is no address of this machine: ${message}` : inUse;
    process.stderr.write(`craque realtime: ${reason}\n`);
    process.exitCode = 1;
  }
}

import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '@craque/common/settings/settings.ts';

type SystemError = Partial<
  Record<'code' | 'message' | 'path' | 'syscall' | 'hostname' | 'address', string>
> & { port?: number };

function owners(path = ''): string {
  const place = existsSync(path) ? path : dirname(path);
  const owner = statSync(place, { throwIfNoEntry: false })?.uid;
  const user = process.getuid?.();
  if (owner === undefined || owner === user) return '';
  return `, which belongs to user ${owner}, and this is user ${user}: chown -R ${user} ${place}`;
}

export function startError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message = String(error), port, path, ...more } = error as SystemError;
  if (code === 'EADDRINUSE') return `port ${port} is in use; set PORT to another one`;
  if (code === 'EADDRNOTAVAIL' || more.syscall === 'getaddrinfo')
    return `HOST is no address of this machine: ${more.address ?? more.hostname}`;
  if (code === 'EACCES' && more.syscall === 'listen') return `no permission to use port ${port}`;
  const place = path ?? 'the data folder';
  // Node looks for the folder above one that cannot be made, and does not find it.
  const isMissing = code === 'ENOENT' && more.syscall === 'mkdir';
  if (code === 'EROFS' || isMissing)
    return `${place} is on a read-only disk: mount a folder there that can be written`;
  if (code === 'EACCES' || code === 'EPERM')
    return `no permission to write ${place}${owners(path)}`;
  if (code === 'ENOSPC') return `the disk of ${place} is full`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${path ?? 'DATA_DIR'} is not a folder`;
  return message;
}

/**
 * The signal aborts on SIGINT, SIGTERM and SIGHUP; its reason's message is their name. A failed
 * start prints one line on standard error and exits with 1.
 */
export async function runUntilSignal(start: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => ending.abort(new DOMException(name, 'AbortError')));
  }
  try {
    await start(ending.signal);
  } catch (error) {
    if (ending.signal.aborted) return;
    process.stderr.write(`craque: ${startError(error)}\n`);
    process.exitCode = 1;
  }
}

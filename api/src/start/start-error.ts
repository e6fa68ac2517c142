import { ConfigError } from '@craque/common/settings/settings.ts';

type SystemError = { code?: string; message?: string; port?: number; path?: string };

/** One line that says why the process could not start, for the person who started it. */
export function startError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message = String(error), port, path } = error as SystemError;
  if (code === 'EADDRINUSE') return `port ${port} is in use; set PORT to another one`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `no permission to write ${path ?? 'the data folder'}`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${path ?? 'DATA_DIR'} is not a folder`;
  return message;
}

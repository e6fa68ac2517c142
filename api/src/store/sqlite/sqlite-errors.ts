import { StoreUnavailable } from '../store.ts';

export type SqliteError = { code?: string; errcode?: number; message?: string };

const constraintCodes = new Set([1555, 2067]);

/** The violated unique constraint; undefined for any other error. */
export function uniqueError(thrown: unknown): string | undefined {
  const { errcode, message } = thrown as SqliteError;
  return constraintCodes.has(errcode ?? 0) ? (message ?? '') : undefined;
}

const isRefusal = ({ code }: SqliteError) =>
  code !== undefined && (code.startsWith('ERR_SQLITE') || code === 'ERR_INVALID_STATE');

/** Any failure except a violated constraint becomes StoreUnavailable. */
export function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (uniqueError(error) !== undefined) throw error;
    if (isRefusal(error as SqliteError)) {
      throw new StoreUnavailable((error as Error).message, { cause: error });
    }
    throw error;
  }
}

import type { ErrorCode } from '@craque/common/contracts/errors.ts';
import { errorTable } from '@craque/common/contracts/errors.ts';

export type FieldError = { path: string; message: string };

/** The error handler turns it into the answer's status and body. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  /** Whole seconds, if a retry helps. */
  readonly retryAfter: number | undefined;
  constructor(
    code: ErrorCode,
    details: { errors?: readonly FieldError[]; retryAfter?: number } = {},
  ) {
    super(errorTable[code][1]);
    this.code = code;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
  }
  get status(): number {
    return errorTable[this.code][0];
  }
}

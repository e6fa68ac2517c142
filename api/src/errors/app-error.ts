import type { ErrorCode } from '@craque/common/contracts/errors.ts';
import { errorTable } from '@craque/common/contracts/errors.ts';

export type FieldFault = { path: string; message: string };

/** What services and the wrapper throw; the error handler turns it into the answer's status and body (D45). */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly faults: readonly FieldFault[];
  /** Whole seconds for Retry-After, where trying again helps. */
  readonly retryAfter: number | undefined;
  constructor(
    code: ErrorCode,
    details: { faults?: readonly FieldFault[]; retryAfter?: number } = {},
  ) {
    super(errorTable[code][1]);
    this.code = code;
    this.faults = details.faults ?? [];
    this.retryAfter = details.retryAfter;
  }
  get status(): number {
    return errorTable[this.code][0];
  }
}

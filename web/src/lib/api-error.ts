/** Faults that arise on the way, beside the codes of the api. */
export type TransportCode = 'network' | 'timeout' | 'invalid_reply';

/**
 * A call that gave no answer to work with. `status` is 0 where none came back; `code` is a code of the contract's
 * table, a transport code, or absent where the answer was not made by the api. `message` is a text of §8.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, code: string | undefined, message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
  }
}

export const htmlMessage =
  'Received HTML response instead of JSON. Server error or incorrect endpoint.';
export const invalidJsonMessage = 'Invalid JSON response from server';

/**
 * Every error the api can answer with: its stable code, its status and its English message (D45). The client shows
 * `errors.<code>` in the reader's language and falls back to the message.
 */
export const errorTable = {
  bad_request: [400, 'Bad request'],
  invalid_json: [400, 'Invalid JSON body'],
  invalid_characters: [400, 'Invalid characters'],
  invalid_query: [400, 'Invalid query'],
  invalid_id: [400, 'Invalid id'],
  invalid_language: [400, 'Invalid language'],
  invalid_sport: [400, 'Invalid sport'],
  invalid_league: [400, 'Invalid league'],
  invalid_difficulty: [400, 'Invalid difficulty'],
  invalid_idempotency_key: [400, 'Invalid Idempotency-Key'],
  league_unavailable: [400, 'This league is coming soon'],
  guess_required: [400, 'Guess is required'],
  guess_too_long: [400, 'Guess is too long'],
  unauthorized: [401, 'Not signed in'],
  cross_site_refused: [403, 'Cross-site request refused'],
  details_after_win: [403, 'Athlete details are available only after a win'],
  photo_not_due: [403, 'This picture is not due yet'],
  not_found: [404, 'Not found'],
  game_not_found: [404, 'Game not found'],
  method_not_allowed: [405, 'Method not allowed'],
  no_active_game: [409, 'No active game'],
  body_too_large: [413, 'Request body too large'],
  unsupported_media_type: [415, 'Content-Type must be application/json'],
  idempotency_mismatch: [422, 'This Idempotency-Key was used for another request'],
  too_many_requests: [429, 'Too many requests. Please try again later.'],
  internal: [500, 'Internal server error'],
  busy: [503, 'The server is busy. Please try again.'],
  store_unavailable: [503, 'The game store is not available. Please try again.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorTable;
export const errorCodes = Object.keys(errorTable) as ErrorCode[];

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorTable, text);
}

/** The body of every answer that is no success. */
export type ErrorBody = {
  message: string;
  code: ErrorCode;
  errors?: { path: string; message: string }[];
  requestId: string;
};

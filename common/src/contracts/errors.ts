/**
 * Every error the api can answer with: a stable code, a status and an English message. The client
 * shows `errors.<code>` in the reader's language and falls back to the message.
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
  username_too_short: [400, 'Username must be at least 3 characters'],
  username_too_long: [400, 'Username must be at most 32 characters'],
  username_required: [400, 'Username is required'],
  password_too_short: [400, 'Password must be at least 6 characters'],
  password_too_long: [400, 'Password must be at most 256 characters'],
  display_name_too_short: [400, 'Display name must be at least 3 characters'],
  display_name_too_long: [400, 'Display name must be at most 50 characters'],
  invalid_email: [400, 'Invalid email address'],
  invalid_avatar_url: [400, 'Avatar must be an https address of at most 500 characters'],
  invalid_toggle: [400, 'Must be true or false'],
  invalid_theme: [400, 'Invalid theme'],
  nothing_to_update: [400, 'Nothing to update'],
  cannot_add_self: [400, 'You cannot add yourself'],
  invalid_feedback_type: [400, 'Invalid type'],
  friends_required: [400, 'Choose at least one friend'],
  too_many_friends: [400, 'Choose at most 7 friends'],
  cannot_invite_self: [400, 'You cannot invite yourself'],
  nickname_required: [400, 'Nickname must be at least 2 characters'],
  nickname_too_long: [400, 'Nickname must be at most 30 characters'],
  title_required: [400, 'Title is required'],
  title_too_long: [400, 'Title must be at most 120 characters'],
  content_required: [400, 'Content is required'],
  content_too_long: [400, 'Content must be at most 5000 characters'],
  invalid_status: [400, 'Invalid status'],
  invalid_field: [400, 'Invalid field'],
  correction_required: [400, 'Say what is right'],
  correction_too_long: [400, 'This text is too long'],
  invalid_value: [400, 'This value does not fit the field'],
  unauthorized: [401, 'Not signed in'],
  wrong_credentials: [401, 'Incorrect username or password'],
  wrong_password: [403, 'Incorrect password'],
  forbidden: [403, 'Forbidden'],
  cross_site_refused: [403, 'Cross-site request refused'],
  only_friends: [403, 'You can only invite friends'],
  join_first: [403, 'Join the game first'],
  not_the_starter: [403, 'Somebody else starts this game'],
  details_after_win: [403, 'Athlete details are available only after a win'],
  photo_not_due: [403, 'This picture is not due yet'],
  not_found: [404, 'Not found'],
  game_not_found: [404, 'Game not found'],
  user_not_found: [404, 'User not found'],
  sticker_not_found: [404, 'Sticker not found'],
  achievement_not_found: [404, 'Achievement not found'],
  friend_request_not_found: [404, 'Friend request not found'],
  friend_not_found: [404, 'Friend not found'],
  invitation_not_found: [404, 'Invitation not found'],
  link_not_found: [404, 'Link not found'],
  feedback_not_found: [404, 'Feedback not found'],
  correction_not_found: [404, 'Report not found'],
  method_not_allowed: [405, 'Method not allowed'],
  no_active_game: [409, 'No active game'],
  challenge_game: [409, 'A challenge cannot be reset. Leave it instead.'],
  invitation_answered: [409, 'Invitation is no longer pending'],
  already_joined: [409, 'Somebody has joined already'],
  still_playing: [409, 'Finish your game first'],
  not_guessed: [409, 'This is no guess of yours that did not count'],
  name_of_another: [409, 'This value belongs to somebody else'],
  game_full: [409, 'This game is full'],
  username_taken: [409, 'Username already exists'],
  already_friends: [409, 'You are already friends'],
  friend_request_sent: [409, 'Friend request already sent'],
  friend_request_settled: [409, 'This friend request has been answered already'],
  game_closed: [410, 'This game is closed'],
  body_too_large: [413, 'Request body too large'],
  unsupported_media_type: [415, 'Content-Type must be application/json'],
  idempotency_mismatch: [422, 'This Idempotency-Key was used for another request'],
  too_many_requests: [429, 'Too many requests. Please try again later.'],
  too_many_attempts: [429, 'Too many attempts. Try again later.'],
  too_many_friend_requests: [429, 'Too many open friend requests. Wait for an answer first.'],
  internal: [500, 'Internal server error'],
  busy: [503, 'The server is busy. Please try again.'],
  store_unavailable: [503, 'The game store is not available. Please try again.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorTable;
export const errorCodes = Object.keys(errorTable) as ErrorCode[];

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorTable, text);
}

/** The body of every error answer. */
export type ErrorBody = {
  message: string;
  code: ErrorCode;
  errors?: { path: string; message: string }[];
  requestId: string;
};

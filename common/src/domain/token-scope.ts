/** What a personal token may do: `play` includes `read`. */
export const tokenScopes = ['read', 'play'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Of one account. */
export const maxTokens = 10;

import type { PublicUser } from '@craque/common/contracts/friends.ts';
import type { InviteView } from '@craque/common/contracts/challenges.ts';

export const ben: PublicUser = { id: 'b', username: 'ben', displayName: 'Ben', avatarUrl: null };

/** An invitation of Ben's that is valid for another day; overrides over defaults. */
export function anInvite(overrides: Partial<InviteView> = {}): InviteView {
  const now = Date.now();
  return {
    id: 'i1',
    gameId: 7,
    game: { sport: 'basketball', league: 'nba', difficulty: 'hard' },
    from: ben,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + 24 * 3_600_000).toISOString(),
    ...overrides,
  };
}

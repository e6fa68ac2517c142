import type { ChallengeItem } from '@craque/common/contracts/challenges.ts';
import type { GameEvent } from '@craque/common/contracts/realtime.ts';
import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import { aPlayerView } from './challenge-view-builder.ts';

/** Somebody who plays, as the state of a challenge has them. */
export function aListedPlayer(overrides: Partial<PlayerView> = {}): PlayerView {
  return aPlayerView({ userId: 'u1', username: 'lia', ...overrides });
}

/** A running challenge of lia's with Ben, valid for another day; overrides over defaults. */
export function aChallengeItem(overrides: Partial<ChallengeItem> = {}): ChallengeItem {
  const now = Date.now();
  return {
    id: 7,
    version: 1,
    game: { sport: 'basketball', league: 'nba', difficulty: 'medium' },
    stage: 'running',
    status: 'playing',
    createdAt: new Date(now).toISOString(),
    deadline: new Date(now + 24 * 3_600_000).toISOString(),
    athleteName: null,
    players: [aListedPlayer(), aListedPlayer({ userId: 'b', username: 'ben', displayName: 'Ben' })],
    challenge: { creatorId: 'u1', startsAt: null },
    ...overrides,
  };
}

export function eventOf(
  { id, players, challenge }: ChallengeItem,
  overrides: Partial<GameEvent> = {},
): GameEvent {
  const at = new Date().toISOString();
  return { gameId: id, version: 2, at, by: 'b', state: { players, challenge }, ...overrides };
}

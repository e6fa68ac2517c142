import type { RankedPlayer, Ranking } from '@craque/common/contracts/rankings.ts';

/** The row of `player-<rank>`: the scores fall by ten from 1,000 on. */
export function aRankedPlayer(rank: number, overrides: Partial<RankedPlayer> = {}): RankedPlayer {
  return {
    rank,
    username: `player-${rank}`,
    displayName: null,
    avatarUrl: null,
    score: 1010 - 10 * rank,
    games: 7,
    ...overrides,
  };
}

/** Three rows of 1,340 players, among them lia in the twelfth place. */
export function aRanking(overrides: Partial<Ranking> = {}): Ranking {
  const lia = aRankedPlayer(12, { username: 'lia' });
  const around = [aRankedPlayer(10), aRankedPlayer(11), lia, aRankedPlayer(13), aRankedPlayer(14)];
  return {
    from: '2026-11-23T00:00:00.000Z',
    players: 1340,
    rows: [aRankedPlayer(1, { displayName: 'Marta Dias' }), aRankedPlayer(2), aRankedPlayer(3)],
    own: { ...lia, position: 12, around },
    ...overrides,
  };
}

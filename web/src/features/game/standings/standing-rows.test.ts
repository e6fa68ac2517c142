import { expect, test } from '@jest/globals';
import { aPlayerView, aChallengeView } from '../../../testing/challenge-view-builder.ts';
import { standingRows } from './standing-rows.ts';

const done = (userId: string, score: number, timeTaken: number) =>
  aPlayerView({
    userId,
    username: userId,
    status: 'won',
    guessesUsed: 2,
    score,
    timeTaken,
    hints: 1,
  });

test('the table ranks those who are done and names those who still play', () => {
  const players = [
    done('ana', 80, 40),
    done('ben', 120, 50),
    done('cem', 80, 40),
    aPlayerView({ userId: 'dora' }),
    aPlayerView({ userId: 'eva', status: 'declined' }),
  ];
  const { done: rows, open } = standingRows(aChallengeView({ players }, { winnerId: 'ana' }));
  expect(rows.map(({ rank, player }) => `${rank} ${player.userId}`)).toEqual([
    '1 ben',
    '2 ana',
    '2 cem',
  ]);
  // The winner's mark is not that of the best score.
  expect(rows.filter(({ isFirst }) => isFirst).map(({ player }) => player.userId)).toEqual(['ana']);
  expect(rows.filter(({ isYou }) => isYou).map(({ player }) => player.userId)).toEqual(['ana']);
  expect(open.map(({ player }) => player.userId)).toEqual(['dora', 'eva']);
});

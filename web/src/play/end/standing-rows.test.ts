import { expect, test } from '@jest/globals';
import { aPlayerView, aChallengeView } from '../../testing/challenge-view-builder.ts';
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
  // Nobody has won the table before it is final.
  expect(rows.filter(({ isChampion }) => isChampion)).toEqual([]);
  expect(open.map(({ player }) => player.userId)).toEqual(['dora', 'eva']);
});

test.each([
  ['the best of the final table', [done('ana', 80, 40), done('ben', 120, 50)], ['ben']],
  ['all who share the first place', [done('ana', 80, 40), done('ben', 80, 40)], ['ana', 'ben']],
] as const)('the crown belongs to %s', (_, players, crowned) => {
  const view = aChallengeView({ players: [...players] }, { winnerId: 'ana', finished: 'all-done' });
  const { done: rows } = standingRows(view);
  expect(rows.filter(({ isChampion }) => isChampion).map(({ name }) => name)).toEqual(crowned);
});

test('nobody is crowned who has not found the athlete', () => {
  const lost = { ...done('ana', 0, 40), status: 'lost' as const };
  const view = aChallengeView({ players: [lost] }, { finished: 'all-done' });
  expect(standingRows(view).done.map(({ isChampion }) => isChampion)).toEqual([false]);
});

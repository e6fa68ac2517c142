import { describe, expect, test } from '@jest/globals';
import { aPlayerView, aChallengeView } from '../../testing/challenge-view-builder.ts';
import { ownPlace, podiumOf, standingRows } from './standings.ts';

const done = (userId: string, score: number, status: 'won' | 'lost' | 'abandoned' = 'won') =>
  aPlayerView({ userId, username: userId, status, score, timeTaken: 30, hints: 0 });
const playing = (userId: string) => aPlayerView({ userId, username: userId });

function facesOf(players: ReturnType<typeof done>[]) {
  return podiumOf(standingRows(aChallengeView({ players }))).map(({ player }) => player.userId);
}

const others = [done('ben', 80), done('cem', 70), done('dora', 60)];
const absent = aPlayerView({ userId: 'eva', status: 'declined' });

test.each([
  ['the best three', [done('ana', 90), ...others], ['ana', 'ben', 'cem']],
  ['the caller at least', [done('ana', 10), ...others], ['ben', 'cem', 'ana']],
  ['nobody who gave up', [done('ana', 0, 'abandoned'), done('ben', 80)], ['ben']],
  ['nobody who plays or never came', [done('ana', 90), absent, playing('ben')], ['ana']],
])('the podium shows %s', (_, players, faces) => {
  expect(facesOf(players)).toEqual(faces);
});

describe("the player's own place", () => {
  test('counts those who are done and those who play', () => {
    const players = [done('ana', 90), done('ben', 100), playing('cem')];
    const place = { rank: 2, total: 3, isFinal: false, isBest: false };
    expect(ownPlace(aChallengeView({ players }))).toEqual(place);
  });

  test('is not the best without a right guess', () => {
    const players = [done('ana', 0, 'lost'), done('ben', 0, 'lost')];
    const place = { rank: 1, total: 2, isFinal: true, isBest: false };
    expect(ownPlace(aChallengeView({ players }, { finished: 'all-done' }))).toEqual(place);
  });

  test('is none for who gave up', () => {
    const players = [done('ana', 0, 'abandoned'), done('ben', 90)];
    expect(ownPlace(aChallengeView({ players }))).toBeUndefined();
  });

  test("is hidden before the player's own end, and in a solo game", () => {
    expect(
      ownPlace(aChallengeView({ players: [playing('ana'), done('ben', 90)] })),
    ).toBeUndefined();
    expect(ownPlace(aChallengeView({ players: [done('ana', 90)] }))).toBeUndefined();
  });
});

test('the table ranks those who are done and names those who still play', () => {
  const players = [
    done('ana', 80),
    done('ben', 120),
    done('cem', 80),
    aPlayerView({ userId: 'dora' }),
    aPlayerView({ userId: 'eva', status: 'declined' }),
  ];
  const { done: rows, open } = standingRows(aChallengeView({ players }, { winnerId: 'ana' }));
  expect(rows.map(({ rank, player }) => `${rank} ${player.userId}`)).toEqual([
    '1 ben',
    '2 ana',
    '2 cem',
  ]);
  // The winner's mark is independent of the best score.
  expect(rows.filter(({ isFirst }) => isFirst).map(({ player }) => player.userId)).toEqual(['ana']);
  expect(rows.filter(({ isYou }) => isYou).map(({ player }) => player.userId)).toEqual(['ana']);
  // Nobody has won before the standings are final.
  expect(rows.filter(({ isChampion }) => isChampion)).toEqual([]);
  expect(open.map(({ player }) => player.userId)).toEqual(['dora', 'eva']);
});

test.each([
  ['the best of the final table', [done('ana', 80), done('ben', 120)], ['ben']],
  ['all who share the first place', [done('ana', 80), done('ben', 80)], ['ana', 'ben']],
] as const)('the crown belongs to %s', (_, players, crowned) => {
  const view = aChallengeView({ players: [...players] }, { winnerId: 'ana', finished: 'all-done' });
  const { done: rows } = standingRows(view);
  expect(rows.filter(({ isChampion }) => isChampion).map(({ name }) => name)).toEqual(crowned);
});

test('nobody is crowned who has not found the athlete', () => {
  const lost = done('ana', 0, 'lost');
  const view = aChallengeView({ players: [lost] }, { finished: 'all-done' });
  expect(standingRows(view).done.map(({ isChampion }) => isChampion)).toEqual([false]);
});

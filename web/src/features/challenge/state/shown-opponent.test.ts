import { describe, expect, test } from '@jest/globals';
import { aPlayerView, aChallengeView } from '../../../testing/challenge-view-builder.ts';
import { isAlone, opponentsIn, shownOpponent } from './shown-opponent.ts';

describe('an opponent', () => {
  const step = { seconds: 3, band: 'close' as const };
  const done = aPlayerView({ status: 'won', guessesUsed: 3, bestBand: 'very-close' });

  test('whose recording still runs is shown as far as it has come', () => {
    const far = { seconds: 5, band: 'far' as const };
    const opponent = shownOpponent(done, [step, far]);
    expect(opponent).toMatchObject({
      status: 'ghost',
      used: 2,
      best: 'close',
      bands: ['close', 'far'],
    });
  });

  test('whose recording has not begun has nothing to show', () => {
    expect(shownOpponent(done, [])).toMatchObject({
      ...{ status: 'ghost', used: 0, best: undefined },
    });
  });

  test('whose recording is over, or who has none, is shown as they are', () => {
    expect(shownOpponent(done, [step, step, step]).status).toBe('won');
    expect(shownOpponent(done)).toMatchObject({ status: 'won', used: 3 });
  });

  test('who has found the athlete was right, whatever came closest before', () => {
    expect(shownOpponent(done).best).toBeUndefined();
    expect(shownOpponent({ ...done, status: 'lost' }).best).toBe('very-close');
  });

  test('is anybody but the caller', () => {
    expect(opponentsIn(aChallengeView()).map(({ name }) => name)).toEqual(['ben']);
  });
});

test.each([
  ['the creator of a challenge that nobody has joined', 'invited', 'ana', true],
  ['the creator whose friend has declined', 'declined', 'ana', true],
  ['the creator of one that is on', 'playing', 'ana', false],
  ['somebody who was invited', 'invited', 'ben', false],
] as const)('leaves the challenge cancellable or not: %s', (_, status, creatorId, alone) => {
  const players = [aPlayerView({ userId: 'ana' }), aPlayerView({ status })];
  expect(isAlone(aChallengeView({ players }, { creatorId }))).toBe(alone);
});

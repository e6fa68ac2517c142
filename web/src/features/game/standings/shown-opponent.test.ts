import { describe, expect, test } from '@jest/globals';
import { aPlayerView, aSharedView } from '../../../testing/challenge-view-builder.ts';
import { isAlone, rivalsIn, shownRival } from './shown-opponent.ts';

describe('a rival', () => {
  const step = { seconds: 3, band: 'close' as const };
  const done = aPlayerView({ status: 'won', guessesUsed: 3, bestBand: 'very-close' });

  test('whose recording still runs is shown as far as it has come', () => {
    const far = { seconds: 5, band: 'far' as const };
    const rival = shownRival({ ...done, timeline: [step, far] });
    expect(rival).toMatchObject({
      status: 'ghost',
      used: 2,
      best: 'close',
      bands: ['close', 'far'],
    });
  });

  test('whose recording has not begun has nothing to show', () => {
    expect(shownRival({ ...done, timeline: [] })).toMatchObject({
      ...{ status: 'ghost', used: 0, best: null },
    });
  });

  test('whose recording is over, or who is none, is shown as he is', () => {
    expect(shownRival({ ...done, timeline: [step, step, step] }).status).toBe('won');
    expect(shownRival(done)).toMatchObject({ status: 'won', used: 3, best: 'very-close' });
  });

  test('is anybody but the caller', () => {
    expect(rivalsIn(aSharedView()).map(({ name }) => name)).toEqual(['ben']);
  });
});

test.each([
  ['the creator of a challenge that nobody has joined', 'invited', 'ana', true],
  ['the creator whose friend has declined', 'declined', 'ana', true],
  ['the creator of one that is on', 'playing', 'ana', false],
  ['somebody who was invited', 'invited', 'ben', false],
] as const)('may take it back or not: %s', (_, status, creatorId, alone) => {
  const players = [aPlayerView({ userId: 'ana' }), aPlayerView({ status })];
  expect(isAlone(aSharedView({ players }, { creatorId }))).toBe(alone);
});

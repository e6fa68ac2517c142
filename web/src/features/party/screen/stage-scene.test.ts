import { describe, expect, test } from '@jest/globals';
import { aPartyRound, aScreenState } from '../../../testing/a-party-screen.ts';
import { floorOf, sceneAt, tableAfter } from './stage-scene.ts';

const start = Date.parse('2026-11-27T20:00:00.000Z');
const startsAt = new Date(start).toISOString();

describe('what stands on the stage', () => {
  test('turns from the countdown to the round by the clock', () => {
    const state = aScreenState({ phase: 'countdown', startsAt, round: aPartyRound() });
    expect(sceneAt(state, start - 1)).toBe('countdown');
    expect(sceneAt(state, start)).toBe('round');
  });

  test('is the answer first, and then the table', () => {
    const state = aScreenState({ phase: 'reveal', startsAt, round: aPartyRound() });
    expect(sceneAt(state, start)).toBe('reveal');
    expect(sceneAt(state, start + tableAfter - 1)).toBe('reveal');
    expect(sceneAt(state, start + tableAfter)).toBe('table');
  });

  test.each(['lobby', 'round', 'podium', 'over'] as const)(
    'is the %s whatever the time',
    (phase) => {
      const state = aScreenState({ phase, startsAt: phase === 'round' ? startsAt : null });
      expect(sceneAt(state, start + 999_999)).toBe(phase);
    },
  );
});

test('the floor is that of the round, else of the first league, else a pitch', () => {
  const settings = { ...aScreenState().settings, leagues: ['NBA', 'English Premier League'] };
  expect(floorOf(aScreenState({ settings, round: aPartyRound({ sport: 'tennis' }) }))).toBe(
    'tennis',
  );
  expect(floorOf(aScreenState({ settings }))).toBe('basketball');
  expect(floorOf(aScreenState({ settings: { ...settings, leagues: [] } }))).toBe('soccer');
});

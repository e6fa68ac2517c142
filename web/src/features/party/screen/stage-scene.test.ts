import { describe, expect, test } from '@jest/globals';
import { aStageRound, aStageState } from '../../../testing/party/a-party-screen.ts';
import { floorOf, sceneAt, tableAfter } from './stage-scene.ts';

const start = Date.parse('2026-11-27T20:00:00.000Z');
const startsAt = new Date(start).toISOString();

describe('what stands on the stage', () => {
  test('turns from the countdown to the round by the clock', () => {
    const state = aStageState({ phase: 'countdown', startsAt, round: aStageRound() });
    expect(sceneAt(state, start - 1)).toBe('countdown');
    expect(sceneAt(state, start)).toBe('round');
  });

  test('is the answer first, and then the table', () => {
    const state = aStageState({ phase: 'reveal', startsAt, round: aStageRound() });
    expect(sceneAt(state, start)).toBe('reveal');
    expect(sceneAt(state, start + tableAfter - 1)).toBe('reveal');
    expect(sceneAt(state, start + tableAfter)).toBe('table');
  });

  test('has no table before the sticker has been seen to turn over, however late its picture is', () => {
    const state = aStageState({ phase: 'reveal', startsAt, round: aStageRound() });
    const { number } = aStageRound();
    const sceneWith = (at: number, since: number) =>
      sceneAt(state, start + since, { number, at: start + at });
    expect(sceneWith(200, tableAfter)).toBe('table');
    expect(sceneWith(3000, 6400)).toBe('reveal');
    expect(sceneWith(3000, 6600)).toBe('table');
    expect(sceneWith(Infinity, 8900)).toBe('reveal');
    expect(sceneWith(Infinity, 9000)).toBe('table');
    const earlier = { number: number - 1, at: Infinity };
    expect(sceneAt(state, start + tableAfter, earlier)).toBe('table');
  });

  test.each(['lobby', 'round', 'podium', 'over'] as const)(
    'is the %s whatever the time',
    (phase) => {
      const state = aStageState({ phase, startsAt: phase === 'round' ? startsAt : null });
      expect(sceneAt(state, start + 999_999)).toBe(phase);
    },
  );
});

test('the floor is that of the round, else of the first league, else a pitch', () => {
  const settings = { ...aStageState().settings, leagues: ['NBA', 'English Premier League'] };
  expect(floorOf(aStageState({ settings, round: aStageRound({ sport: 'tennis' }) }))).toBe(
    'tennis',
  );
  expect(floorOf(aStageState({ settings }))).toBe('basketball');
  expect(floorOf(aStageState({ settings: { ...settings, leagues: [] } }))).toBe('soccer');
});

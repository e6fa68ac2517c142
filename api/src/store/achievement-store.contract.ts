import { expect } from '@jest/globals';
import type { UnlockedAchievement } from './history-stores.ts';
import type { StoreCases } from './store-case.ts';

const first = { userId: 'ada', key: 'first_victory', unlockedAt: 10, seen: false } as const;

const inOrder = (all: readonly UnlockedAchievement[]) =>
  all.toSorted((one, other) =>
    `${one.userId} ${one.key}` < `${other.userId} ${other.key}` ? -1 : 1,
  );

export const achievementCases: StoreCases = {
  async 'writes an achievement once, unseen, and keeps the first time'({ achievements }) {
    expect(await achievements.add('ada', 'first_victory', 10)).toBe(true);
    expect(await achievements.add('ada', 'first_victory', 20)).toBe(false);
    expect(await achievements.listOf('ada')).toEqual([first]);
  },
  async 'keeps achievements of several users and keys apart'({ achievements }) {
    await achievements.add('ada', 'first_victory', 10);
    await achievements.add('ada', 'f1_expert', 20);
    await achievements.add('bob', 'first_victory', 30);
    await achievements.add('eve', 'first_victory', 40);
    expect(inOrder(await achievements.listOf('ada'))).toEqual([
      { ...first, key: 'f1_expert', unlockedAt: 20 },
      first,
    ]);
    expect(inOrder(await achievements.listOfMany(['bob', 'nobody', 'ada']))).toEqual([
      { ...first, key: 'f1_expert', unlockedAt: 20 },
      first,
      { ...first, userId: 'bob', unlockedAt: 30 },
    ]);
    expect(await achievements.listOfMany([])).toEqual([]);
  },
  async 'marks one as seen, repeatably, and none that is not unlocked'({ achievements }) {
    await achievements.add('ada', 'first_victory', 10);
    await achievements.add('bob', 'first_victory', 10);
    expect(await achievements.markSeen('ada', 'first_victory')).toBe(true);
    expect(await achievements.markSeen('ada', 'first_victory')).toBe(true);
    expect(await achievements.markSeen('ada', 'perfect_game')).toBe(false);
    await achievements.add('ada', 'first_victory', 20);
    expect(await achievements.listOf('ada')).toEqual([{ ...first, seen: true }]);
    expect(await achievements.listOf('bob')).toEqual([{ ...first, userId: 'bob' }]);
  },
  async 'removes all of a user and returns their number'({ achievements }) {
    await achievements.add('ada', 'first_victory', 10);
    await achievements.add('ada', 'f1_expert', 20);
    await achievements.add('bob', 'f1_expert', 20);
    expect(await achievements.removeOf('ada')).toBe(2);
    expect(await achievements.removeOf('ada')).toBe(0);
    expect(await achievements.listOf('ada')).toEqual([]);
    expect(await achievements.listOf('bob')).toHaveLength(1);
  },
};

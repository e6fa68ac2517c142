import { expect } from '@jest/globals';
import { aFeedback } from '../testing/store-builders.ts';
import type { Feedback } from './social-stores.ts';
import type { StoreCases } from './store-case.ts';
import type { Stores } from './store.ts';

const idsOf = (all: readonly Feedback[]) => all.map(({ id }) => id);

async function insertAll({ feedback }: Stores, all: readonly Partial<Feedback>[]): Promise<void> {
  for (const overrides of all) await feedback.insert(aFeedback(overrides));
}

const byRoot = (at: number) => ({ actorId: 'root', at });

export const feedbackCases: StoreCases = {
  async 'returns feedback as it was inserted, with and without a key'({ feedback }) {
    const keyed = aFeedback({ id: 'keyed', key: 'once', email: 'ada@example.com', createdAt: 7 });
    expect(await feedback.insert(aFeedback())).toBe('inserted');
    expect(await feedback.insert(keyed)).toBe('inserted');
    expect(await feedback.listOf('ada')).toEqual([keyed, aFeedback()]);
    expect(await feedback.findByKey('ada', 'once')).toEqual(keyed);
    expect(await feedback.findByKey('ada', 'twice')).toBeUndefined();
    expect(await feedback.findByKey('bob', 'once')).toBeUndefined();
  },
  async 'refuses a second one of the same user and key, and accepts the key of another user'({
    feedback,
  }) {
    const keyed = { key: 'once' } as const;
    await feedback.insert(aFeedback(keyed));
    expect(await feedback.insert(aFeedback({ ...keyed, id: 'second' }))).toBe('key-taken');
    expect(await feedback.insert(aFeedback({ ...keyed, id: 'third', userId: 'bob' }))).toBe(
      'inserted',
    );
    expect(idsOf(await feedback.listOf('ada'))).toEqual(['feedback']);
  },
  async 'lists the newest first, of one user or of all up to a limit'(stores) {
    await insertAll(stores, [
      { id: 'b', createdAt: 20 },
      { id: 'c', createdAt: 10, userId: 'bob' },
      { id: 'a', createdAt: 20 },
      { id: 'd', createdAt: 30 },
    ]);
    expect(idsOf(await stores.feedback.listOf('ada'))).toEqual(['d', 'b', 'a']);
    expect(idsOf(await stores.feedback.listAll(99))).toEqual(['d', 'b', 'a', 'c']);
    expect(idsOf(await stores.feedback.listAll(2))).toEqual(['d', 'b']);
    expect(await stores.feedback.listOf('eve')).toEqual([]);
  },
  async 'sets a status and records who did it and what it was before'({ feedback }) {
    await feedback.insert(aFeedback({ key: 'once' }));
    expect(await feedback.setStatus('feedback', 'reviewed', byRoot(10))).toEqual(
      aFeedback({ key: 'once', status: 'reviewed' }),
    );
    await feedback.setStatus('feedback', 'rejected', { actorId: 'bob', at: 5 });
    expect(await feedback.listAll(9)).toEqual([aFeedback({ key: 'once', status: 'rejected' })]);
    const noted = { feedbackId: 'feedback' } as const;
    expect(await feedback.statusChanges('feedback')).toEqual([
      { ...noted, ...byRoot(10), from: 'pending', to: 'reviewed' },
      { ...noted, actorId: 'bob', at: 5, from: 'reviewed', to: 'rejected' },
    ]);
  },
  async 'changes and records nothing for feedback that does not exist'({ feedback }) {
    expect(await feedback.setStatus('feedback', 'reviewed', byRoot(10))).toBeUndefined();
    expect(await feedback.statusChanges('feedback')).toEqual([]);
    expect(await feedback.listAll(9)).toEqual([]);
  },
  async "takes author, email and key from a user's feedback and leaves the rest"(stores) {
    const { feedback } = stores;
    const given = { email: 'ada@example.com', key: 'once' } as const;
    await insertAll(stores, [given, { ...given, id: 'second', key: 'twice', createdAt: 7 }]);
    await insertAll(stores, [{ ...given, id: 'other', userId: 'bob', createdAt: 9 }]);
    expect(await feedback.anonymise('ada')).toBe(2);
    expect(await feedback.anonymise('ada')).toBe(0);
    expect(await feedback.listOf('ada')).toEqual([]);
    expect(await feedback.findByKey('ada', 'once')).toBeUndefined();
    expect(await feedback.listAll(9)).toEqual([
      aFeedback({ ...given, id: 'other', userId: 'bob', createdAt: 9 }),
      aFeedback({ id: 'second', userId: null, createdAt: 7 }),
      aFeedback({ userId: null }),
    ]);
  },
  async 'removes the user from the recorded changes of all feedback'(stores) {
    const { feedback } = stores;
    await insertAll(stores, [{}, { id: 'second' }]);
    await feedback.setStatus('feedback', 'reviewed', byRoot(1));
    await feedback.setStatus('feedback', 'rejected', { actorId: 'bob', at: 2 });
    await feedback.setStatus('feedback', 'pending', byRoot(3));
    await feedback.setStatus('second', 'reviewed', byRoot(4));
    expect(await feedback.anonymise('root')).toBe(0);
    const actors = async (id: string) =>
      (await feedback.statusChanges(id)).map(({ actorId }) => actorId);
    expect(await actors('feedback')).toEqual(['', 'bob', '']);
    expect(await actors('second')).toEqual(['']);
  },
};

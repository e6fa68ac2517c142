import { describe, expect, test } from '@jest/globals';
import { fc } from '../testing/random-cases.ts';
import {
  applyAnswer,
  applyRequest,
  type Friendship,
  type FriendshipStatus,
  newRequest,
  otherOf,
  rejectionHolds,
  relationOf,
  repeatedOutcome,
} from './friendship.ts';

const asked = 1_000;
const answered = 5_000;
const long = answered + rejectionHolds;

function between(status: FriendshipStatus): Friendship {
  const request = newRequest({ id: 'r1', from: 'bob', to: 'ann', now: asked, key: 'k' });
  const fromAnn = { ...request, requester: 'ann' };
  return status === 'pending' ? fromAnn : { ...fromAnn, status, answeredAt: answered };
}

const another = (from: string, now = answered) => {
  const to = from === 'ann' ? 'bob' : 'ann';
  return { id: 'r2', from, to, now, key: 'k2' };
};

describe('a request when the pair already has a relation', () => {
  test.each([
    ['24 h after a rejection, by the same', 'ann', long],
    ['by the one who has rejected, at once', 'bob', answered],
  ] as const)('is a new one %s', (_, from, now) => {
    const made = applyRequest(between('rejected'), another(from, now));
    const fresh = { ...newRequest(another(from, now)), revision: between('rejected').revision };
    expect(made).toEqual({ ok: true, value: fresh });
  });
});

describe('an answer', () => {
  test.each(['ann', 'eve'])('by %s, who was not asked, is refused in every state', (by) => {
    for (const status of ['pending', 'accepted', 'rejected'] as const)
      for (const answer of ['accepted', 'rejected'] as const)
        expect(applyAnswer(between(status), by, answer, answered)).toEqual({
          ok: false,
          error: 'not-addressed',
        });
  });
});

describe('a repeated request', () => {
  const crossed = { ...between('accepted'), acceptKey: 'k2' };

  test.each([
    ['the key of the first', 'ann', 'k', 'pending'],
    ['the key of the one that accepted', 'bob', 'k2', 'accepted'],
    ['another key', 'ann', 'k3', undefined],
    ["the other's key", 'ann', 'k2', undefined],
    ["the other's key", 'bob', 'k', undefined],
    ['no key', 'ann', undefined, undefined],
    ['a key of a stranger', 'eve', 'k', undefined],
  ] as const)('with %s (%s, %s) was answered with %s', (_, from, key, outcome) => {
    expect(repeatedOutcome(crossed, { from, ...(key && { key }) })).toBe(outcome);
  });

  test('without a key is never taken for a repetition of one without a key', () => {
    const { requestKey: _, ...keyless } = between('pending');
    expect(repeatedOutcome(keyless, { from: 'ann' })).toBeUndefined();
    expect(repeatedOutcome(keyless, { from: 'bob' })).toBeUndefined();
  });
});

describe('any sequence of requests and answers', () => {
  type Step = { by: 'ann' | 'bob'; what: 'ask' | 'accepted' | 'rejected'; wait: number };
  const step: fc.Arbitrary<Step> = fc.record({
    by: fc.constantFrom('ann', 'bob'),
    what: fc.constantFrom('ask', 'accepted', 'rejected'),
    wait: fc.oneof(fc.nat(1000), fc.integer({ min: 0, max: 2 * rejectionHolds })),
  });

  function next(there: Friendship | undefined, { by, what }: Step, now: number) {
    const request = { ...another(by, now), id: `r${now}` };
    if (what !== 'ask') return there && applyAnswer(there, by, what, now);
    return there ? applyRequest(there, request) : { ok: true as const, value: newRequest(request) };
  }

  function walk(steps: readonly Step[]) {
    let there: Friendship | undefined;
    let now = 0;
    return steps.flatMap((each) => {
      now += each.wait;
      const before = there;
      const applied = next(there, each, now);
      if (applied?.ok) there = applied.value;
      return there ? [{ before, after: there, step: each, now }] : [];
    });
  }

  const walks = fc.array(step, { maxLength: 12 }).map(walk);

  test('makes friends only if both have agreed', () => {
    fc.assert(
      fc.property(walks, (states) => {
        for (const { before, after, step: last } of states) {
          if (after.status !== 'accepted' || before?.status === 'accepted') continue;
          expect(before?.status).toBe('pending');
          expect(last.by).toBe(otherOf(after, after.requester));
          expect(last.what).not.toBe('rejected');
        }
      }),
    );
  });

  test('keeps friends friends, keeps the pair, and leaves revisions to the store', () => {
    fc.assert(
      fc.property(walks, (states) => {
        for (const { before, after } of states) {
          expect(after.users).toEqual(['ann', 'bob']);
          expect(after.revision).toBe(before?.revision ?? after.revision);
          if (before?.status === 'accepted') expect(after).toBe(before);
        }
      }),
    );
  });

  test('looks the same to both sides, and a rejected request looks open for 24 h', () => {
    const mirrored = { none: 'none', friend: 'friend', requested: 'requesting' };
    fc.assert(
      fc.property(walks, (states) => {
        for (const { after, now } of states) {
          const { requester } = after;
          const seen = relationOf(after, requester, now);
          const other = relationOf(after, otherOf(after, requester), now);
          if (after.status !== 'rejected') {
            expect(other).toBe(mirrored[seen as keyof typeof mirrored]);
            continue;
          }
          expect(other).toBe('none');
          if (seen === 'none') continue;
          const open: Friendship = { ...after, status: 'pending' };
          expect(seen).toBe(relationOf(open, requester, now));
          const again = another(requester, now);
          expect(applyRequest(after, again)).toEqual(applyRequest(open, again));
        }
      }),
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import { aPlayerView } from '../../../testing/challenge-view-builder.ts';
import { shownOpponent } from '../state/shown-opponent.ts';
import { newsBetween, spoken } from './race-news.ts';

const close = { seconds: 3, band: 'close' as const };
const seen = (overrides: Partial<PlayerView> = {}) => shownOpponent(aPlayerView(overrides));

describe('the news of a race', () => {
  test('are none at the first render, and none without a change', () => {
    expect(newsBetween([seen()], [seen()])).toEqual([]);
  });

  test('tell of a guess with its band where that is known', () => {
    const first = shownOpponent(aPlayerView({ status: 'won', guessesUsed: 3 }), []);
    const second = shownOpponent(aPlayerView({ status: 'won', guessesUsed: 3 }), [close]);
    expect(newsBetween([first], [second])).toEqual([
      { name: 'ben', kind: 'guessed', used: 1, band: 'close' },
    ]);
    expect(newsBetween([seen()], [seen({ guessesUsed: 2 })])).toEqual([
      { name: 'ben', kind: 'guessed', used: 2 },
    ]);
  });

  test.each(['won', 'lost', 'abandoned'] as const)('tell of an end instead: %s', (status) => {
    expect(newsBetween([seen()], [seen({ status, guessesUsed: 1 })])).toEqual([
      { name: 'ben', kind: status },
    ]);
  });

  test('tell of those who join, by invitation or by link', () => {
    const cleo = shownOpponent(aPlayerView({ userId: 'guest-3', username: 'Cleo' }));
    expect(newsBetween([seen({ status: 'invited' })], [seen(), cleo])).toEqual([
      { name: 'ben', kind: 'joined' },
      { name: 'Cleo', kind: 'joined' },
    ]);
  });

  test('tell of those who decline', () => {
    const invited = seen({ status: 'invited' });
    expect(newsBetween([invited], [seen({ status: 'declined' })])).toEqual([
      { name: 'ben', kind: 'declined' },
    ]);
  });

  test('are spoken as sentences', () => {
    const lines = ['Ben got it first!', 'Cem is in', 'Dan gave up'];
    expect(spoken(lines)).toBe('Ben got it first! Cem is in. Dan gave up');
  });

  test('are in the order of the opponents, one for each', () => {
    const eva = (guessesUsed: number) => seen({ userId: 'eva', username: 'eva', guessesUsed });
    const news = newsBetween([seen(), eva(1)], [seen({ status: 'lost' }), eva(2)]);
    expect(news.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['ben lost', 'eva guessed']);
  });
});

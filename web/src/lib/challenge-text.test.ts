import { expect, test } from '@jest/globals';
import { textsOf } from '../testing/texts-of.ts';
import { challengeText } from './challenge-text.ts';

test('a challenge is described by sport, league and level', async () => {
  const t = await textsOf('en');
  const game = { sport: 'basketball', league: 'nba', difficulty: 'hard' } as const;
  expect(challengeText(t, game)).toBe('Basketball · NBA · Hard');
});

test('a league named like its sport is not repeated', async () => {
  const t = await textsOf('pt');
  const game = { sport: 'formula1', league: 'formula-1', difficulty: 'easy' } as const;
  expect(challengeText(t, game)).toBe('Fórmula 1 · Fácil');
});

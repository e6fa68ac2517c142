import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import { clueRows } from './clue-rows.ts';

const t = ((key: string) => key) as unknown as TFunction;
const teamOf = (league: string) =>
  clueRows(t, 'en', { sport: 'soccer', league }).map(({ label }) => label)[2];

test('the team is a club, but not where it is a country', () => {
  expect(teamOf('English Premier League')).toBe('game.clues.team.soccer');
  expect(teamOf("FIFA Women's World Cup")).toBe('game.clues.team.basketball');
  expect(clueRows(t, 'en', { sport: 'soccer' })[2]?.label).toBe('game.clues.team.soccer');
});

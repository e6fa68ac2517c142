import { expect, test } from '@jest/globals';
import { nearestGoal } from './album-goal.ts';

const squad = (team: string, size: number) =>
  Array.from({ length: size }, (_, at) => ({ athleteId: `${team}-${at}`, team }));
const members = [
  ...squad('Arsenal', 8),
  ...squad('Chelsea', 7),
  ...squad('Everton', 5),
  ...squad('Cooper', 4),
  ...squad('Inter Milan', 14),
];
const full = squad('Everton', 5).map(({ athleteId }) => athleteId);

test.each([
  ['nothing, there is no goal', [], undefined],
  ['one of a team, the rest of it', ['Arsenal-0'], ['Arsenal', 7]],
  ['two teams, the one that lacks fewer', ['Arsenal-0', 'Chelsea-1'], ['Chelsea', 6]],
  ['as few of two, the larger', ['Arsenal-0', 'Arsenal-1', 'Chelsea-1'], ['Arsenal', 6]],
  ['a full team, no goal', full, undefined],
  ['a team of four, no goal', ['Cooper-0', 'Cooper-1'], undefined],
  ['twelve missing, the rest of it', ['Inter Milan-0', 'Inter Milan-1'], ['Inter Milan', 12]],
  ['thirteen missing, no goal', ['Inter Milan-0'], undefined],
  ['a full team and another, the other', [...full, 'Arsenal-3'], ['Arsenal', 7]],
])('with %s', (_what, held, expected) => {
  const goal = nearestGoal(members, new Set(held));
  expect(goal && [goal.team, goal.missing]).toEqual(expected);
});

import { expect, test } from '@jest/globals';
import { nearestGoal } from './album-goal.ts';

const squad = (team: string, size: number) =>
  Array.from({ length: size }, (_, at) => ({ athleteId: `${team}-${at}`, team }));
const members = [...squad('Arsenal', 4), ...squad('Chelsea', 3), ...squad('Everton', 2)];

test.each([
  ['nothing, there is no goal', [], undefined],
  ['one of a team, the rest of it', ['Arsenal-0'], { team: 'Arsenal', missing: 3 }],
  [
    'two teams, the one that lacks fewer',
    ['Arsenal-0', 'Chelsea-1'],
    { team: 'Chelsea', missing: 2 },
  ],
  [
    'as many of two, the larger',
    ['Arsenal-0', 'Arsenal-1', 'Chelsea-1'],
    { team: 'Arsenal', missing: 2 },
  ],
  ['a full team, no goal', ['Everton-0', 'Everton-1'], undefined],
  [
    'a full team and another, the other',
    ['Everton-0', 'Everton-1', 'Arsenal-3'],
    { team: 'Arsenal', missing: 3 },
  ],
])('with %s', (_what, held, goal) => {
  expect(nearestGoal(members, new Set(held))).toEqual(goal);
});

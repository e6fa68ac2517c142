import { expect, test } from '@jest/globals';
import { spreadAt } from './spread-at.ts';

test.each([
  ['/home', '', 'home'],
  ['/profile', '?tab=history&view=album', 'all'],
  ['/profile', '?tab=history&view=album&league=nba&page=2', 'league'],
  ['/profile', '?tab=history', undefined],
  ['/dashboard', '?tab=history&view=album', undefined],
])('the open album at %s%s is %s', (pathname, search, name) => {
  expect(spreadAt({ pathname, search })).toBe(name);
});

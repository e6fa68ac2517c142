import { expect, test } from '@jest/globals';
import { factValue } from './overlay.ts';

test.each([
  ['2003 2005', [2003, 2005]],
  ['2003–2006, 2009', [2003, 2004, 2005, 2006, 2009]],
  ['2003-2004', [2003, 2004]],
  ['2006–2003', [Number.NaN]],
  ['twice', [Number.NaN]],
])('%j is read as the years %j', (text, years) => {
  expect(factValue('years', text)).toEqual(years);
});

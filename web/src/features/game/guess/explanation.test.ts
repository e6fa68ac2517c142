import { expect, test } from '@jest/globals';
import { explanationOf } from './explanation.ts';

test.each([
  ['◆ Close (40). Same league. Yours is older.', 'Same league. Yours is older.'],
  ['● Muito perto (65). Mesma liga.', 'Mesma liga.'],
  ['▲ Far (12).', ''],
  ['We do not know this athlete.', 'We do not know this athlete.'],
])('of "%s" is "%s"', (feedback, explanation) => {
  expect(explanationOf(feedback)).toBe(explanation);
});

import { expect, test } from '@jest/globals';

test('follow from TEST_SEED', async () => {
  process.env.TEST_SEED = '7';
  const { fc } = await import('./random-cases.ts');
  expect(fc.readConfigureGlobal()).toMatchObject({ seed: 7 });
});

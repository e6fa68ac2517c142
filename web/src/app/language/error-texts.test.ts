import { errorCodes } from '@craque/common/contracts/errors.ts';
import { languages } from '@craque/common/domain/language.ts';
import { expect, test } from '@jest/globals';
import { keysOf, loadCatalogue } from './catalogues.ts';

test.each(languages)('every code of the contract has a text in %s', async (language) => {
  const parts = await Promise.all([
    loadCatalogue(language, 'game'),
    loadCatalogue(language, 'account'),
  ]);
  const keys = new Set(parts.flatMap((part) => keysOf(part)));
  expect(errorCodes.filter((code) => !keys.has(`errors.${code}`))).toEqual([]);
});

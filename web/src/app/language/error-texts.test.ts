import { errorCodes } from '@craque/common/contracts/errors.ts';
import { languages } from '@craque/common/domain/language.ts';
import { expect, test } from '@jest/globals';
import { loadCatalogue } from './catalogues.ts';

test.each(languages)('every code of the contract has a text in %s', async (language) => {
  const game = await loadCatalogue(language, 'game');
  const account = await loadCatalogue(language, 'account');
  const texts = { ...(game.errors as object), ...(account.errors as object) };
  expect(errorCodes.filter((code) => !(code in texts))).toEqual([]);
});

import { languages, ownNames } from './language.ts';
import { expect, test } from '@jest/globals';

test.each(languages)('%s has the name that it calls itself', (language) => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language);
  expect(ownNames[language].toLocaleLowerCase(language)).toBe(name?.toLocaleLowerCase(language));
});

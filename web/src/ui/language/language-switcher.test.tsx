import { languages } from '@craque/common/domain/language.ts';
import { expect, test } from '@jest/globals';
import { ownNameOf } from './language-switcher.tsx';

test('a language is offered by its own name', () => {
  expect(languages.map(ownNameOf)).toEqual([
    'Português',
    'English',
    'Español',
    'Français',
    'Deutsch',
    'Italiano',
  ]);
});

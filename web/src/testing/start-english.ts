import type { Language } from '@craque/common/domain/language.ts';
import { provideTexts } from '../lib/late-texts.ts';
import { textsOf } from './texts-of.ts';

/** Gives the components under test the English texts; call it in `beforeAll`. */
export const startEnglish = (): Promise<void> => startTexts('en');

/** The same in another language; give the tests after it theirs back. */
export async function startTexts(language: Language): Promise<void> {
  await textsOf(language);
  provideTexts(async () => undefined);
}

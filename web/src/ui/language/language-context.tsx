import type { Language } from '@craque/common/domain/language.ts';
import { createContext } from 'react';

/** Shows and stores another language; rejects, with nothing changed, if it cannot be loaded. */
export const SetLanguage = createContext<(language: Language) => Promise<void>>(
  async () => undefined,
);

import { defaultLanguage, type Language } from '@craque/common/domain/language.ts';
import { createContext, useContext } from 'react';

export type LanguageChoice = {
  /** The language on screen. */
  language: Language;
  /** Shows and stores another one; rejects, with nothing changed, if it cannot be loaded. */
  setLanguage: (language: Language) => Promise<void>;
};

const Context = createContext<LanguageChoice>({
  language: defaultLanguage,
  setLanguage: async () => undefined,
});

export const LanguageProvider = Context.Provider;

export function useLanguageChoice(): LanguageChoice {
  return useContext(Context);
}

import en from '../locales/en.json' with { type: 'json' };

declare module 'i18next' {
  interface CustomTypeOptions {
    /** Keys are typed from the English catalogue. */
    resources: { translation: typeof en };
  }
}

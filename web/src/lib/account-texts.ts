const ready = Promise.withResolvers<() => Promise<void>>();

/** Lets a page request the texts of the account part before i18n is ready. */
export const accountTexts = {
  provide: ready.resolve,
  want: async (): Promise<void> => (await ready.promise)(),
};

/**
 * Lets a page request the texts of the account part before i18n is ready: waits for it, then for
 * the fetch. Repeated requests fetch once.
 */
export function createAccountTexts() {
  const ready = Promise.withResolvers<() => Promise<void>>();
  return {
    provide: ready.resolve,
    want: async (): Promise<void> => (await ready.promise)(),
  };
}

export const accountTexts = createAccountTexts();

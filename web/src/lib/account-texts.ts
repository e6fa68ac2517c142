/**
 * Lets a page ask for the texts of the account part before the translations are there: it waits for them, then for the
 * fetch. Repeated asking fetches once.
 */
export function createAccountTexts() {
  const ready = Promise.withResolvers<() => Promise<void>>();
  return {
    provide: ready.resolve,
    want: async (): Promise<void> => (await ready.promise)(),
  };
}

export const accountTexts = createAccountTexts();

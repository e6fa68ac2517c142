/** Parts of the texts that the first page does not need. */
export type LatePart = 'account' | 'party';

const ready = Promise.withResolvers<(part: LatePart) => Promise<void>>();
const wanted = (part: LatePart) => async (): Promise<void> => (await ready.promise)(part);

/** Lets a page request texts before i18n is ready. */
export const provideTexts = ready.resolve;
export const accountTexts = { want: wanted('account') };
export const partyTexts = { want: wanted('party') };

import { type Language, languages } from '@craque/common/domain/language.ts';

export const isNightly = Number(process.env.TEST_RUNS_FACTOR ?? 1) >= 10;

/**
 * The languages that a sweep over texts or layouts visits: these, in the nightly run all. Every
 * language has the same keys, so what differs is the length of the words; German has the longest.
 */
export const swept = (...usual: readonly Language[]): readonly Language[] =>
  isNightly ? languages : usual;

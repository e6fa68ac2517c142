import { pagePaths } from '@craque/common/contracts/pages.ts';

const patternOf = (path: string) =>
  path.replace(/\/\*$/, '(?:/.*)?').replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '');
const page = new RegExp(`^(?:${pagePaths.map(patternOf).join('|')})/?$`, 'i');
const fileEnding = /\.[a-z]\w*$/i;

/** Undefined if the address is not well-formed. */
export function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Whether the client's router has a page for the path. */
export const isPage = (path: string) => page.test(decoded(path) ?? '');

/** Whether it ends as the name of a file does, which no page's address does. */
export const namesFile = (path: string) => fileEnding.test(decoded(path) ?? '');

/** Whether it is that of the built page, in any spelling, which is only sent with a nonce. */
export const isPageFile = (path: string) => /\.html(?:\.br|\.gz)?$/i.test(decoded(path) ?? '');

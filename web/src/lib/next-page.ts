type Place = { pathname: string; search: string; hash: string };

/** Plain words as segments, which cannot name another site or a page above the root. */
const address = /^(?:\/[\w-]+)+\/?(?:[?#][^\s\\]*)?$/;

const homes: readonly string[] = ['/home', '/dashboard'];

/** The page of this site to return to after signing in, from the query of the sign-in page. */
export function nextPage(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next') ?? '';
  return address.test(next) ? next : undefined;
}

export function signInPath({ pathname, search, hash }: Place): string {
  if (homes.includes(pathname)) return '/auth';
  return `/auth?next=${encodeURIComponent(pathname + search + hash)}`;
}

export const isSignIn = (pathname: string): boolean =>
  /^\/(?:auth|login|register)\b/.test(pathname);

/** The query that lets the sign-in page lead back to the challenge, party or daily on screen. */
export function signInQuery(place: Place): string {
  if (isSignIn(place.pathname)) return place.search;
  return /^\/(?:join\/|party\/|daily)/.test(place.pathname)
    ? signInPath(place).slice('/auth'.length)
    : '';
}

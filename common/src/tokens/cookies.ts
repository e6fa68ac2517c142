import { parseCookie } from 'cookie';

/** Over https with the prefix that ties them to the host. */
export function cookieNames(isHttps: boolean): { guest: string; session: string } {
  const prefix = isHttps ? '__Host-' : '';
  return { guest: `${prefix}gid`, session: `${prefix}sid` };
}

/** A cookie's value; undefined if absent, empty if it occurs twice: one may have been planted. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  const isNamed = (pair: string) => pair.includes('=') && pair.split('=', 1)[0]?.trim() === name;
  const times = header.split(';').filter(isNamed).length;
  return times > 1 ? '' : parseCookie(header)[name];
}

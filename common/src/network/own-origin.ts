import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** In a list of origins: whatever the request itself was sent to, if that is a name of the house. */
export const ownOrigin = 'http://*.local';

/** An address, `localhost` or a name of mDNS: names that no foreign site can have. */
function isHouseName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 || bare === 'localhost' || bare.endsWith('.local');
}

/** Whether a browser's page may write, or open a socket; also true for a caller without an origin. */
export function isKnownOrigin(
  { origin, host }: IncomingHttpHeaders,
  origins: ReadonlySet<string>,
): boolean {
  if (origin === undefined || origins.has(origin)) return true;
  if (!origins.has(ownOrigin) || origin !== `http://${host}` || !URL.canParse(origin)) return false;
  return isHouseName(new URL(origin).hostname);
}

import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** What an address counts by: itself, or the /56 of an IPv6 address, which one subscriber owns. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr
    .fromByteArray([...parsed.toByteArray().slice(0, 7), ...Array(9).fill(0)])
    .toString();
}

/** What the first of so many trusted proxies saw. For requests that Express does not see. */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const seen = forwarded.map((each) => each.trim()).filter(Boolean);
  const nearestFirst = [socket.remoteAddress ?? '', ...seen.reverse()];
  return nearestFirst[Math.min(trustedProxies, nearestFirst.length - 1)] ?? '';
}

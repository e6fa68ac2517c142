import type { KeyValue } from '../../../lib/storage.ts';

const key = 'craque.told-winners';
/** More than a player returns to within the 48 hours that a challenge can last. */
const most = 50;

/** True the first time: neither an event nor the poll nor a reload announces a winner again. */
export function announceOnce(area: KeyValue, name: string): boolean {
  const names = (area.read(key) ?? '').split(' ').filter(Boolean);
  if (names.includes(name)) return false;
  area.write(key, [...names, name].slice(-most).join(' '));
  return true;
}

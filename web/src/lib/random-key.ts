/**
 * 32 random hexadecimal digits. Not `randomUUID`, which browsers offer only on https and localhost.
 */
export function randomKey(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

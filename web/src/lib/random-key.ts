/** 32 hexadecimal digits of chance. Not `randomUUID`, which browsers give to https and localhost alone. */
export function randomKey(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

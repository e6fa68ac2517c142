import unhomoglyph from 'unhomoglyph';

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** The skeleton of UTS 39, equal for texts that look alike. Never to be shown. */
export function lookKey(name: string): string {
  const parts = name.normalize('NFKC').normalize('NFD').replace(invisible, '');
  const skeleton = unhomoglyph(parts).normalize('NFD').toLowerCase();
  return skeleton.replace(/\s+/gu, ' ').trim();
}

export function looksLike(one: string, other: string): boolean {
  const keysOf = (name: string) => [name, name.toLowerCase(), name.toUpperCase()].map(lookKey);
  const keys = new Set(keysOf(one));
  return keysOf(other).some((key) => keys.has(key));
}

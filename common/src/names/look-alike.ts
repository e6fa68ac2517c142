import unhomoglyph from 'unhomoglyph';

const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Small capitals, which the confusables of UTS 39 know only in part. */
const smallCapitals = new Map(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', (letter, at) => [
    letter,
    'ABCDEFGHIJKLMNOPQRSTUVWYZ'[at],
  ]),
);

/** The skeleton of UTS 39, equal for texts that look alike. Never to be shown. */
export function lookKey(name: string): string {
  const parts = name.normalize('NFKC').normalize('NFD').replace(invisible, '');
  const letters = Array.from(parts, (letter) => smallCapitals.get(letter) ?? letter).join('');
  const skeleton = unhomoglyph(letters).normalize('NFD').toLowerCase();
  return skeleton.replace(/\s+/gu, ' ').trim();
}

export function looksLike(one: string, other: string): boolean {
  const keysOf = (name: string) => [name, name.toLowerCase(), name.toUpperCase()].map(lookKey);
  const keys = new Set(keysOf(one));
  return keysOf(other).some((key) => keys.has(key));
}

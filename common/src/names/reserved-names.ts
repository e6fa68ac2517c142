import { lookKey } from './look-alike.ts';

/* Whoever is called so seems to speak for the game (rules: accounts), in all six languages. */

const words = [
  ...['craque', 'mod', 'mods', 'moderation', 'moderator', 'moderators', 'moderatorin'],
  ...['moderador', 'moderadora', 'moderadores', 'moderacao', 'moderacion', 'moderateur'],
  ...['moderatrice', 'moderateurs', 'moderatore', 'moderatori', 'moderazione'],
  ...['support', 'suporte', 'soporte', 'supporto', 'assistenza', 'helpdesk', 'kundendienst'],
  ...['system', 'systems', 'sistema', 'systeme', 'staff', 'mitarbeiter', 'mitarbeiterin'],
  ...['amministratore', 'amministratrice', 'amministratori', 'amministrazione'],
];
/** Also as the beginning or the end of a longer word; badminton is neither. */
const stem = 'admin';

const imitations = new Map(Object.entries({ '4': 'a', '3': 'e', l: 'i', '5': 's', '7': 't' }));
const signs = new Map(Object.entries({ '@': 'a', $: 's', '!': 'i', '|': 'i' }));
const replaced = (text: string, by: ReadonlyMap<string, string>) =>
  Array.from(text, (letter) => by.get(letter) ?? letter).join('');

/** The look without marks, with digits as the letters that they imitate. */
function plainKey(word: string): string {
  const bare = lookKey(word).normalize('NFD').replace(/\p{M}/gu, '');
  // A small m is rn in a look, a capital one is not.
  return replaced(bare.replaceAll('rn', 'm'), imitations);
}

const isLetter = /[\p{L}\p{N}\p{M}]+/gu;
const wordsOf = (text: string): string[] => text.match(isLetter) ?? [];
/** Signs stand for letters, or are decoration. */
const readings = (text: string) => [text, replaced(text, signs)];

/** What is left of a name without blanks, signs and marks: `Boss ✔` and `b0ss` are one. */
export const bareKeys = (name: string): string[] =>
  readings(name).map((text) => plainKey(wordsOf(text).join('')));

const reserved = new Set(words.map(plainKey));
const plainStem = plainKey(stem);

export function isReservedName(name: string): boolean {
  const numbered = /^\p{N}+|\p{N}+$/gu;
  const parts = readings(name).flatMap(wordsOf);
  const single = parts.flatMap((word) => [word, word.replace(numbered, '')]).map(plainKey);
  const isStem = (key: string) => key.startsWith(plainStem) || key.endsWith(plainStem);
  if (single.some((key) => reserved.has(key) || isStem(key))) return true;
  return bareKeys(name).some((key) => reserved.has(key) || key === plainStem);
}

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
/** What such a name, or an admin's, is dressed up with. */
const titles = [
  ...['the', 'team', 'equipe', 'equipo', 'squadra'],
  ...['official', 'oficial', 'officiel', 'officielle', 'offiziell', 'ufficiale'],
];

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
/** Written small, as in `boss²` and `ᵐᵒᵈ`. */
const small = /[\p{No}\p{Lm}ªº]/gu;
/** White letters in black discs and squares, which no normalization knows. */
const enclosed = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu;
const letterIn = (sign: string) =>
  String.fromCodePoint(65 + (((sign.codePointAt(0) ?? 0) - 0x1f150) % 32));
/** Signs, small letters and enclosed ones stand for letters, or are decoration. */
const readings = (text: string) =>
  [text.replace(small, ''), text.normalize('NFKC').replace(enclosed, letterIn)].flatMap((each) => [
    each,
    replaced(each, signs),
  ]);
const joined = (text: string) => readings(text).map((each) => wordsOf(each).join(''));
const numbered = /^\p{N}+|\p{N}+$/gu;
const withoutNumbers = (word: string) => [word, word.replace(numbered, '')];

/** What is left of a name without blanks, signs and marks: `Boss ✔` and `b0ss` are one. */
export const bareKeys = (name: string): string[] => joined(name).map(plainKey);

const title = `(?:${titles.map(plainKey).join('|')})`;
const titled = new RegExp(`^${title}+|${title}+$`, 'g');

/** The bare keys that a name could be taken for: `boss1` and `boss.official` pass for boss. */
export const passedKeys = (name: string): string[] =>
  joined(name)
    .flatMap(withoutNumbers)
    .map(plainKey)
    .flatMap((key) => [key, key.replace(titled, '')]);

const word = `(?:${words.map(plainKey).join('|')})`;
const reserved = new RegExp(`^${title}*${word}(?:${title}|${word})*$`);
const plainStem = plainKey(stem);

export function isReservedName(name: string): boolean {
  const single = readings(name).flatMap(wordsOf).flatMap(withoutNumbers).map(plainKey);
  const isStem = (key: string) => key.startsWith(plainStem) || key.endsWith(plainStem);
  if (single.some((key) => reserved.test(key) || isStem(key))) return true;
  return passedKeys(name).some((key) => reserved.test(key) || key === plainStem);
}

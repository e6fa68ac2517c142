const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};
const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue' };
const apostrophesAndDots = /['’‘‛`´′.ʹʻʼʽʾʿ]/gu;
const particles = new Set(
  'af al ben bin da das de del della den der di do dos du el ibn la le ten ter van vom von zu zum zur'.split(
    ' ',
  ),
);

/** The form in which names are compared: no marks, no punctuation, no trailing jr, sr, ii, iii. */
export function normaliseName(text: string): string {
  return plainName(text).replace(seniority, '');
}

/** Like `normaliseName`, but jr, sr, ii and iii stay, for those who are searched by them. */
export function plainName(text: string): string {
  const lower = text.toLowerCase();
  return alreadyPlain.test(lower) ? lower : withoutSigns(lower);
}

const alreadyPlain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const seniority = /(?: (?:jr|sr|ii|iii))+$/u;

function withoutSigns(lower: string): string {
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øđłßæœıþð]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(apostrophesAndDots, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export type NamedPerson = {
  name: string;
  fullName?: string;
  surname?: string;
  alsoKnownAs: readonly string[];
};

/**
 * Usual and full name, first + last, last + first, initial + last, surname, other names;
 * normalised.
 */
export function acceptedNames(person: NamedPerson): string[] {
  const forms = new Set(formsOf(person));
  if (hasDigraphs(person)) for (const form of formsOf(withDigraphs(person))) forms.add(form);
  forms.delete('');
  return [...forms];
}

function hasDigraphs({ name, fullName = '', surname = '', alsoKnownAs }: NamedPerson): boolean {
  return [name, fullName, surname, ...alsoKnownAs].some((each) =>
    /[äöøü]/iu.test(each.normalize('NFC')),
  );
}

function formsOf({ name, fullName, surname, alsoKnownAs }: NamedPerson): string[] {
  const whole = [name, ...(fullName === undefined ? [] : [fullName])].map(normaliseName);
  const surnames = surname === undefined ? [] : surnameForms(surname);
  const last = surnames[0];
  const given = last === undefined ? [] : whole.flatMap((each) => givenNames(each, last));
  const combined = surnames.flatMap((each) =>
    given.flatMap((first) => [`${first} ${each}`, `${each} ${first}`, `${first[0]} ${each}`]),
  );
  return [...whole, ...combined, ...surnames, ...alsoKnownAs.map(normaliseName)];
}

/** The surname, then without its leading particles one by one: van de ven, de ven, ven. */
function surnameForms(surname: string): string[] {
  const words = normaliseName(surname).split(' ');
  const leading = words.findIndex((word) => !particles.has(word));
  const forms = words
    .slice(0, Math.max(leading, 0) + 1)
    .map((_, start) => words.slice(start).join(' '));
  const elided = /^\s*(?:d|l|dell)['’](.+)$/iu.exec(surname)?.[1];
  return elided === undefined ? forms : [...forms, normaliseName(elided)];
}

function givenNames(name: string, surname: string): string[] {
  const [before, after] = ` ${name} `.split(` ${surname} `, 2).map((part) => part.trim());
  if (after === undefined) return [];
  const given = before || after;
  const first = given.split(' ')[0] ?? '';
  return first === '' ? [] : [...new Set([given, first])];
}

function withDigraphs(person: NamedPerson): NamedPerson {
  return {
    name: spellOut(person.name),
    ...(person.fullName === undefined ? {} : { fullName: spellOut(person.fullName) }),
    ...(person.surname === undefined ? {} : { surname: spellOut(person.surname) }),
    alsoKnownAs: person.alsoKnownAs.map(spellOut),
  };
}

export function spellOut(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöøü]/gu, (letter) => digraphs[letter] ?? letter);
}

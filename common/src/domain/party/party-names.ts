import type { Language } from '../language.ts';

/* Two words each, of at most 16 letters together, that agree whatever their gender. */
const animals: Readonly<Record<Language, readonly string[]>> = {
  en: ['Tiger', 'Falcon', 'Panther', 'Wolf', 'Eagle', 'Shark', 'Fox', 'Dolphin', 'Bear', 'Owl'],
  pt: ['Tigre', 'Falcão', 'Pantera', 'Lobo', 'Águia', 'Tubarão', 'Raposa', 'Boto', 'Urso', 'Onça'],
  es: ['Tigre', 'Halcón', 'Pantera', 'Lobo', 'Águila', 'Tiburón', 'Zorro', 'Delfín', 'Oso', 'Puma'],
  fr: ['Tigre', 'Faucon', 'Panthère', 'Loup', 'Aigle', 'Requin', 'Renard', 'Lynx', 'Ours', 'Puma'],
  de: ['Tiger', 'Falke', 'Panther', 'Wolf', 'Adler', 'Hai', 'Fuchs', 'Delfin', 'Bär', 'Luchs'],
  it: ['Tigre', 'Falco', 'Pantera', 'Lupo', 'Aquila', 'Squalo', 'Volpe', 'Lince', 'Orso', 'Puma'],
};
const manners: Readonly<Record<Language, readonly string[]>> = {
  en: ['Swift', 'Brave', 'Happy', 'Clever', 'Mighty', 'Lucky', 'Golden', 'Bold', 'Wild'],
  pt: ['Veloz', 'Feliz', 'Audaz', 'Genial', 'Valente', 'Ágil', 'Forte', 'Leve', 'Tenaz'],
  es: ['Veloz', 'Feliz', 'Audaz', 'Genial', 'Valiente', 'Ágil', 'Fuerte', 'Alegre', 'Tenaz'],
  fr: ['Rapide', 'Agile', 'Habile', 'Brave', 'Calme', 'Magique', 'Célèbre', 'Tenace', 'Libre'],
  de: ['Turbo', 'Super', 'Mega', 'Blitz', 'Gold', 'Silber', 'Kobalt', 'Sturm', 'Kosmo'],
  it: ['Veloce', 'Felice', 'Agile', 'Forte', 'Audace', 'Abile', 'Tenace', 'Celebre', 'Geniale'],
};
const mannerFirst: ReadonlySet<Language> = new Set(['en', 'de']);

/** All names of a language. */
export const partyNames = (language: Language): string[] =>
  animals[language].flatMap((animal) =>
    manners[language].map((manner) =>
      (mannerFirst.has(language) ? [manner, animal] : [animal, manner]).join(' '),
    ),
  );

/** One that nobody in the room has; there are more of them than seats. */
export function defaultName(
  language: Language,
  isTaken: (name: string) => boolean,
  random: () => number,
): string {
  const names = partyNames(language);
  const free = names.filter((name) => !isTaken(name));
  const name = free[Math.floor(random() * free.length)];
  return name ?? `${names[0]} ${Math.floor(100 + random() * 900)}`;
}

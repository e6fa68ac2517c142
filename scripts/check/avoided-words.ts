import type { Language } from '@craque/common/domain/language.ts';

type Avoided = readonly [pattern: RegExp, instead: string];

/** See "In the languages of players" in docs/glossary.md. */
const avoided: Readonly<Partial<Record<Language, readonly Avoided[]>>> = {
  en: [
    [/\bduels?\b/i, 'challenge'],
    [/\bshared games?\b/i, 'challenge'],
    [/\bsign(?:ed)? (?:in|out)\b/i, 'log in, log out'],
    [/\b(?:centre|colour|favourite)\b/i, 'American spelling'],
  ],
  pt: [
    [/\bchut(?:e|es|ar)\b/i, 'palpite'],
    [/\bmultijogador\b|\bduelos?\b/i, 'desafio'],
    [/\bcomo convidado\b/i, 'visitante'],
    [/\bpontuação\b/i, 'pontos'],
    [/\brivais\b|\brival\b/i, 'adversário'],
    [/\bpartidas?\b/i, 'jogo'],
  ],
  es: [
    [/\bcromos?\b/i, 'figurita'],
    [/\bdesafí/i, 'reto'],
    [/\bmóvil(?:es)?\b/i, 'teléfono'],
    [/\bsois\b|\bvosotros\b/i, 'son, ustedes'],
    [/\bbaloncesto\b/i, 'básquet'],
    [/\bpuntuación\b/i, 'puntos'],
  ],
  fr: [
    [/\bathlètes?\b/i, 'sportif'],
    [/\bligues?\b/i, 'championnat'],
    [/\bscores?\b/i, 'points'],
    [/\bduels?\b|partie multijoueur/i, 'défi'],
    [/'/, '’'],
    [/\p{L} [?!:;]/u, 'a no-break space before ? ! : ;'],
  ],
  de: [
    [/\bLevels?\b/, 'Stufe'],
    [/\bMitspieler/, 'Gegner'],
    [/\bDuelle?\b|Mehrspieler|Multiplayer-Spiel/, 'Herausforderung'],
    [/\bSchwierigkeit/, 'Stufe'],
    [/athlet(?!es?\})/i, 'Star'],
    [/'/, '’'],
  ],
  it: [
    [/\bleg(?:a|he)\b/i, 'campionato'],
    [/\bduell[oi]\b|\bpartita multigiocatore\b/i, 'sfida'],
    [/\bpunteggi[o]?\b/i, 'punti'],
    [/\bdifficoltà\b/i, 'livello'],
    [/'/, '’'],
  ],
};

export function avoidedWordsIn(language: Language, texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([key, text]) =>
    (avoided[language] ?? [])
      .filter(([pattern]) => pattern.test(text))
      .map(([, instead]) => `${key}: "${text}": ${instead}`),
  );
}

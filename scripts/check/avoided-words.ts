import type { Language } from '@craque/common/domain/language.ts';

type Avoided = readonly [pattern: RegExp, instead: string];

/** Three English texts have them because the product must say them so. */
const dots: Avoided = [/^(?!Logging in|Registering|Submitting).*[.]{3}/, '…'];

/** See "In the languages of players" in docs/glossary.md. */
const avoided: Readonly<Partial<Record<Language, readonly Avoided[]>>> = {
  en: [
    [/\bduels?\b/i, 'challenge'],
    [/\bshared games?\b/i, 'challenge'],
    [/\bsign(?:ed)? (?:in|out)\b/i, 'log in, log out'],
    [/\b(?:centre|colour|favourite|cancelled|shirt number)\b/i, 'American words'],
    [/\b(?:some|every|any)body\b/i, 'someone, everyone, anyone'],
    [/\bsolved\b|\bnot found yet\b/i, 'got it, missed it'],
    // Two have a straight one because the product must say them so.
    [/^(?!You've \w+ the multiplayer game).*'/, '’'],
  ],
  pt: [
    [/\bchut(?:e|es|ar)\b/i, 'palpite'],
    [/\bmultijogador\b|\bduelos?\b/i, 'desafio'],
    [/\bcomo convidado\b/i, 'visitante'],
    [/\bpontuação\b/i, 'pontos'],
    [/\brivais\b|\brival\b/i, 'adversário'],
    [/\bpartidas?\b/i, 'jogo'],
    [
      /(?:\d|\}\}|\} de|\bmenos|\bpoucos) palpites?\b|º palpite/i,
      'tentativa, where they are counted',
    ],
    [/\bEuroLeague\b/, 'Euroliga'],
    [/\btent(?:ar|e) novamente\b/i, 'tentar de novo'],
    // One has it because the product must say it so.
    [/\bfalha ao (?!criar novo jogo)/i, 'não foi possível'],
    [/\bimagem [^.]*mais clara\b/i, 'mais nítida'],
    [/^A jogar$|\bé dos\b/, 'as Brazilians say it'],
  ],
  es: [
    [/\bcromos?\b/i, 'figurita'],
    [/\bdesafí/i, 'reto'],
    [/\bmóvil(?:es)?\b/i, 'teléfono'],
    [/\bsois\b|\bvosotros\b|\bvuestr|\p{L}[áé]is\b/iu, 'son, ustedes'],
    [
      /\b(?:coche|dorsal|peña|en directo|caduc\p{L}+)\b/iu,
      'auto, camiseta, grupo, en vivo, vencido',
    ],
    [/\bpetici/i, 'solicitud'],
    [/\bbaloncesto\b/i, 'básquet'],
    [/\bpuntuación\b/i, 'puntos'],
    [/\bporter[oa]s?\b|\bcentrocampista|\bañad/i, 'arquero, mediocampista, agregar'],
    [/\b(?:ha|has|han) (?:se )?\p{L}+(?:[ai]do|to|cho)\b/iu, 'the simple past of the Americas'],
  ],
  fr: [
    [/\b(?:athlètes?|sportifs?)\b/i, 'star'],
    [/\bligues?\b(?! (?:des champions|Europa|1))/i, 'championnat'],
    [/\bscores?\b/i, 'points'],
    [/\bduels?\b|parties? (?:multijoueur|partagée)/i, 'défi'],
    [/\brediffusion/i, 'replay'],
    [/\bfêtes?\b/i, 'soirée'],
    [/'/, '’'],
    [/\p{L} [?!:;]/u, 'a no-break space before ? ! : ;'],
  ],
  de: [
    [/\bLevels?\b/, 'Stufe'],
    [/\bMitspieler/, 'Gegner'],
    [/\bDuelle?\b|Mehrspieler|Multiplayer-Spiel/, 'Herausforderung'],
    [/\bSchwierigkeit/, 'Stufe'],
    [/(?:\d|\}\}|ein paar|keine) Tipps?\b/i, 'Versuche, where they are counted'],
    [/\bHilfen?\b/, 'Hinweis'],
    [/\bTüten?\b/, 'Tütchen'],
    [/noch ?einmal versuchen/i, 'nochmal versuchen'],
    [/athlet(?!es?\})/i, 'Star'],
    [/'/, '’'],
  ],
  it: [
    [/\bleg(?:a|he)\b/i, 'campionato'],
    [/\bduell[oi]\b|\bpartita multigiocatore\b/i, 'sfida'],
    [/\bpunteggi[o]?\b/i, 'punti'],
    [/\bdifficoltà\b/i, 'livello'],
    [/\btuo tentativo|fatto un tentativo\b/i, 'risposta'],
    [/\bpartita condivisa\b/i, 'sfida'],
    [/\b(?:te stesso|sei entrato|per primo|connesso)\b/i, 'words without a gender'],
    [/'/, '’'],
  ],
};

/** A party has clues and no hints: the word of a hint there would be a second one for a clue. */
const hints: Readonly<Record<Language, Avoided>> = {
  en: [/\bhints?\b/i, 'clue'],
  pt: [/\bdicas?\b/i, 'pista'],
  es: [/\bpistas?\b/i, 'dato'],
  fr: [/\bindices?\b/i, 'info'],
  de: [/\bHinweis/, 'Info'],
  it: [/\baiut[oi]\b/i, 'indizio'],
};
const isOfParty = (key: string) => /^(?:party|stage)[.]/.test(key);

export function avoidedWordsIn(language: Language, texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([key, text]) =>
    [dots, ...(avoided[language] ?? []), ...(isOfParty(key) ? [hints[language]] : [])]
      .filter(([pattern]) => pattern.test(text))
      .map(([, instead]) => `${key}: "${text}": ${instead}`),
  );
}

import { readFileSync } from 'node:fs';
import type { Game } from '@craque/common/domain/game/game.ts';
import { isErrorCode } from '@craque/common/contracts/errors.ts';
import type { Fact } from '@craque/common/domain/athlete/athlete.ts';
import { type Clue, visibleClues } from '@craque/common/domain/game/game.ts';
import { languages } from '@craque/common/domain/language.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { leagueName } from '@craque/common/domain/sport.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import { factSentence } from '../games/fact-text.ts';
import type { Texts } from '../texts/texts.ts';

/** What no answer may contain in the game's present state. */
export type Secrets = {
  /** Accepted names of at least four letters, normalised: found as whole words, anywhere. */
  names: readonly string[];
  /** Ids and sources, found anywhere but within a longer word: `rai` is in `train`. */
  marks: readonly string[];
  /** Texts in every language of the facts that are not due, normalised: found as whole words. */
  facts: readonly string[];
  /** Texts and key of the position while it is hidden, found like facts. */
  positions: readonly string[];
  /** Country codes: found in capitals, as whole words. */
  codes: readonly string[];
  /** Sentences of facts that were not taken as a hint, found anywhere. */
  sentences: readonly string[];
};
/** Facts taken as hints may contain the word for the position (`champion`) and `US Open`. */
export type SentText = readonly string[];

type Sources = { catalogue: Catalogue; texts: (language: Texts['language']) => Texts };

const lettersIn = (text: string) => text.replaceAll(' ', '').length;

/** Cache: games are searched after every step, and formatting all texts again is expensive. */
const spokenTexts = new Map<string, readonly string[]>();

function spoken(key: readonly unknown[], speak: () => readonly string[]): readonly string[] {
  const name = JSON.stringify(key);
  const known = spokenTexts.get(name) ?? speak();
  spokenTexts.set(name, known);
  return known;
}

function hiddenTexts({ sport, athlete }: Game, clue: Clue, texts: Texts): string[] {
  if (clue === 'nationality') return athlete.nationality.map((code) => texts.nation(code));
  if (clue === 'team') {
    return [
      athlete.team,
      texts.country(athlete.team),
      texts.t(`rankings.${athlete.team.replace('.', '')}`),
    ];
  }
  const keys = [`positions.${sport}.${athlete.position}`, `positions.${athlete.position}`];
  return ['male', 'female'].map((context) => texts.t(keys, { context }));
}

function allTextsOf(game: Game, clue: Clue, texts: Sources['texts']): readonly string[] {
  const { nationality, team, position } = game.athlete;
  return spoken([clue, game.sport, nationality, team, position], () =>
    languages.flatMap((language) => hiddenTexts(game, clue, texts(language))).map(normaliseName),
  );
}

export function secretsOf(game: Game, { catalogue, texts }: Sources): Secrets {
  const { athlete, players } = game;
  const [player] = players;
  const visible = player ? visibleClues(player) : [];
  // If team and country are one, the one that is due reveals the other.
  const shown = new Set(visible.flatMap((clue) => allTextsOf(game, clue, texts)));
  const textsOf = (clue: Clue) =>
    visible.includes(clue) ? [] : allTextsOf(game, clue, texts).filter((text) => !shown.has(text));
  const unpaid = [...athlete.facts, ...athlete.derivedFacts].filter(
    ({ kind }) => !paidFacts(game).some((fact) => fact.kind === kind),
  );
  const memberships = catalogue.athlete(athlete.athleteId)?.memberships ?? [];
  const names = [athlete.name, athlete.surname ?? '', ...athlete.names].map(normaliseName);
  return {
    names: [...new Set(names)].filter((name) => lettersIn(name) >= 4),
    marks: [athlete.athleteId, ...memberships.map(({ source }) => source)],
    facts: [...textsOf('nationality'), ...textsOf('team')],
    positions: visible.includes('position')
      ? []
      : [...textsOf('position'), normaliseName(athlete.position)],
    codes: visible.includes('nationality') ? [] : athlete.nationality,
    sentences: sentencesOf(game, unpaid, texts),
  };
}

function paidFacts({ players }: Game): Fact[] {
  const hints = players[0]?.hints ?? [];
  return hints.flatMap(({ content }) => (content.kind === 'fact' ? [content.fact] : []));
}

function sentencesOf(
  { league, athlete }: Game,
  facts: readonly Fact[],
  texts: Sources['texts'],
): string[] {
  return facts.flatMap((fact) =>
    spoken([league, fact, athlete.gender], () =>
      languages.map((language) => factSentence(texts(language), league, fact, athlete.gender)),
    ),
  );
}

export function paidTexts(game: Game, { texts }: Pick<Sources, 'texts'>): SentText {
  return sentencesOf(game, paidFacts(game), texts);
}

const holdsWords = (text: string, words: string) =>
  words !== '' && ` ${text} `.includes(` ${words} `);

/** Whether the text holds the id with no letter or digit beside it. */
function standsAlone(text: string, id: string): boolean {
  const around = text.split(id);
  return around
    .slice(1)
    .some((after, at) => !/[A-Za-z0-9]$/.test(around[at] ?? '') && !/^[A-Za-z0-9]/.test(after));
}

type Part = keyof Secrets;
const everyPart: readonly Part[] = ['names', 'marks', 'facts', 'positions', 'codes', 'sentences'];

export function leaksInText(text: string, secrets: Secrets, parts = everyPart): string[] {
  const normal = normaliseName(text);
  const holds = (part: Part, secret: string) => {
    if (part === 'codes') return text.split(/[^A-Za-z-]+/).includes(secret);
    if (part === 'marks') return text.includes(secret) && standsAlone(text, secret);
    if (part === 'sentences') return text.includes(secret);
    return holdsWords(normal, secret);
  };
  return parts.flatMap((part) =>
    secrets[part].filter((secret) => holds(part, secret)).map((secret) => `${part}: ${secret}`),
  );
}

type Search = { game: Game; secrets: Secrets; paid: SentText };

const pictureTexts = languages.map((language) => {
  const { hidden, seen } = JSON.parse(
    readFileSync(new URL(`../texts/${language}.json`, import.meta.url), 'utf8'),
  ).picture as { hidden: string; seen: Record<string, string> };
  const [before = '', after = ''] = hidden.split('{{seen}}');
  const form = before.replaceAll('.', '\\.').replaceAll(/{{\w+}}/g, '[1-7]');
  const words = Object.values(seen).join('|');
  return new RegExp(`^${form}(?:${words})(?:, (?:${words}))*${after}$`);
});
const isOfPictureWords = (text: string) => pictureTexts.some((form) => form.test(text));

/** Fields that have to be exactly what the player sent or paid for. */
function leaksInLeaf(key: string, text: string, { game, secrets, paid }: Search): string[] {
  const guesses = game.players[0]?.guesses ?? [];
  if (key === 'guess')
    return guesses.some((each) => each.text === text) ? [] : [`no guess: ${text}`];
  if (key === 'resolvedName') {
    const isAnother = guesses.some(
      ({ outcome }) =>
        outcome.kind === 'athlete' &&
        outcome.name === text &&
        outcome.athleteId !== game.athlete.athleteId,
    );
    return isAnother ? [] : [`resolved: ${text}`];
  }
  if (key === 'sport' || key === 'league' || key === 'difficulty') {
    const expected = key === 'league' ? leagueName(game.league) : game[key];
    return expected === text || text === 'same' || text === 'different' ? [] : [`${key}: ${text}`];
  }
  // One of a closed list, in which not_the_starter has the word for a position.
  if (key === 'code' && isErrorCode(text)) return [];
  // Of a closed list too, in which somebody may be called Ball or Long.
  if (key === 'athleteImageText') return isOfPictureWords(text) ? [] : [`picture: ${text}`];
  const isPaid = key === 'hint' && paid.includes(text);
  return leaksInText(
    text,
    secrets,
    isPaid ? everyPart.filter((part) => part !== 'positions' && part !== 'codes') : everyPart,
  );
}

function leaksInValue(key: string, value: unknown, search: Search): string[] {
  if (typeof value === 'string') return leaksInLeaf(key, value, search);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) => [
    ...(Array.isArray(value) ? [] : leaksInText(name, search.secrets, ['names', 'marks'])),
    ...leaksInValue(Array.isArray(value) ? key : name, each, search),
  ]);
}

/** The text has to be that of its parsed value, so that no byte is skipped. */
export function leaksInJson(text: string, search: Search): string[] {
  const value: unknown = JSON.parse(text);
  if (JSON.stringify(value) !== text) return ['bytes beside the JSON value'];
  return leaksInValue('', value, search);
}

/** Headers with random values or times, whose whole form is checked instead. */
const forms: Readonly<Record<string, RegExp>> = {
  'set-cookie':
    /^gid=[\w-]{22}\.[\w-]{43}; Max-Age=\d+; Path=\/; Expires=[^;]{29}; HttpOnly; SameSite=Lax$/,
  'x-request-id': /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  date: /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/,
};

export function leaksInHeaders(headers: Headers, secrets: Secrets): string[] {
  return [...headers].flatMap(([name, value]) => {
    const form = forms[name];
    if (form) return form.test(value) ? [] : [`${name}: ${value}`];
    return leaksInText(`${name}: ${value}`, secrets);
  });
}

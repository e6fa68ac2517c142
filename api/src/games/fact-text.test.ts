import { describe, expect, test } from '@jest/globals';
import {
  derivedFactKinds,
  type Fact,
  type FactForm,
  factKindsOf,
} from '@craque/common/domain/athlete/athlete.ts';
import { type Language, languages } from '@craque/common/domain/language.ts';
import { type League, leagues, leaguesOf, sports } from '@craque/common/domain/sport.ts';
import { loadTexts } from '../texts/texts.ts';
import { factSentence, factStat, type Gender } from './fact-text.ts';

const textsIn = loadTexts();
const numbers = [1, 2, 5, 21];
const genders = ['female', 'male', undefined] as const;

const premierLeague: League = 'english-premier-league';
type Kind = Fact['kind'];

const sentence = (
  language: Language,
  kind: Kind,
  value: Fact['value'],
  { league = premierLeague, gender = 'male' }: { league?: League; gender?: Gender } = {},
) => factSentence(textsIn(language), league, { kind, value }, gender);

const valuesOf = (form: FactForm): readonly Fact['value'][] => {
  if (typeof form !== 'string') return form;
  if (form === 'year') return [1998];
  if (form === 'cm') return [186];
  return form === 'years' ? [[1987], [1987, 2015], [2015], [2012, 2015, 2022]] : numbers;
};

const derivedForms = derivedFactKinds.map((kind): [Kind, FactForm] => [kind, 'count']);
/** A weekday is a day of the week, so 21 is none. */
const isPossible = (kind: Kind, value: Fact['value']) => kind !== 'birthWeekday' || value !== 21;
const allFacts = sports.flatMap((sport) =>
  [...(Object.entries(factKindsOf[sport]) as [Kind, FactForm][]), ...derivedForms].flatMap(
    ([kind, form]) =>
      valuesOf(form)
        .filter((value) => isPossible(kind, value))
        .map((value) => ({ sport, league: leaguesOf[sport][0], fact: { kind, value } })),
  ),
);

/** Every template in every grammar, with what it is made of. */
const rendered = languages.flatMap((language) =>
  allFacts.flatMap(({ league, fact }) =>
    genders.map((gender) => ({
      language,
      fact,
      text: factSentence(textsIn(language), league, fact, gender),
    })),
  ),
);
const readings = (broken: (each: (typeof rendered)[number]) => boolean) =>
  rendered.filter(broken).map(({ language, fact, text }) => `${language} ${fact.kind}: ${text}`);

describe('every template in every language, for 1, 2, 5 and 21, women and men', () => {
  test('is a whole sentence without a gap', () => {
    expect(readings(({ text }) => !/^\p{L}|^\d/u.test(text) || !text.endsWith('.'))).toEqual([]);
    expect(readings(({ text }) => /[{}]|\(s\)|undefined|\(\)| {2}|^\w+\.\w+\./.test(text))).toEqual(
      [],
    );
  });

  test('says one in words, but for a place in a ranking', () => {
    const inNames = /(Formula|Formel|Formule|Fórmula)[ -]1/g;
    const hasDigit = ({ fact, text }: (typeof rendered)[number]) =>
      fact.value === 1 && fact.kind !== 'bestRanking' && /1/.test(text.replaceAll(inNames, ''));
    expect(readings(hasDigit)).toEqual([]);
  });

  test('shows the number of a count of five or more, in digits or in words', () => {
    const isSpelt = /fünfmal/;
    const hidden = ({ fact, text }: (typeof rendered)[number]) =>
      typeof fact.value === 'number' &&
      fact.value >= 5 &&
      fact.kind !== 'birthWeekday' &&
      !text.includes(String(fact.value)) &&
      !isSpelt.test(text);
    expect(readings(hidden)).toEqual([]);
  });

  test('is in no tense that a retirement or a death makes false', () => {
    const present =
      /^(Is (?!the)|Plays|Ist |Spielt |Mesure |Joue |Mide |Maneja |È alt|Calcia|Gioca|Conta |Compte |Chuta|Bate |Suma )/;
    expect(readings(({ text }) => present.test(text))).toEqual([]);
  });

  test('has a label', () => {
    for (const language of languages) {
      for (const { sport, fact } of allFacts) {
        if (derivedFactKinds.some((kind) => kind === fact.kind)) continue;
        expect(factStat(textsIn(language), sport, fact, 'female').key).not.toMatch(
          /statLabels|^\w+\.\w+/,
        );
      }
    }
  });
});

describe('how often something was won', () => {
  test.each([
    ['en', ['once', 'twice', '5 times', '21 times']],
    ['pt', ['uma vez', 'duas vezes', '5 vezes', '21 vezes']],
    ['es', ['una vez', 'dos veces', '5 veces', '21 veces']],
    ['fr', ['une fois', 'deux fois', '5 fois', '21 fois']],
    ['de', ['einmal', 'zweimal', 'fünfmal', '21-mal']],
    ['it', ['una volta', 'due volte', '5 volte', '21 volte']],
  ] as const)('is written in %s as %j', (language, times) => {
    for (const [index, value] of numbers.entries()) {
      expect(sentence(language, 'leagueTitles', value)).toContain(times[index]);
      expect(sentence(language, 'podiums', value, { league: 'formula-1' })).toMatch(
        language === 'it' ? /un podio|\d podi / : (times[index] ?? ''),
      );
    }
  });
});

describe('an ordinal', () => {
  test.each([
    ['en', "Is the oldest active athlete on Craque's English Premier League list."],
    ['pt', 'É a pessoa mais velha em atividade na lista da Premier League inglesa do Craque.'],
    [
      'es',
      'Es la persona en activo de más edad en la lista de Craque de la Premier League inglesa.',
    ],
    [
      'fr',
      'Est la personne en activité la plus âgée dans la liste de Craque pour la Premier League anglaise.',
    ],
    ['de', 'Niemand unter den Aktiven in Craques Liste zur Premier League ist älter.'],
    ['it', 'È la persona in attività più anziana nella lista di Craque per la Premier League.'],
  ] as const)('of age is replaced in %s for the oldest', (language, text) => {
    expect(sentence(language, 'activeAgeRank', 1)).toBe(text);
    expect(sentence(language, 'activeAgeRank', 2)).toMatch(/2/);
  });
});

describe('a count of our list', () => {
  const lists = Object.entries({
    en: ['on Craque’s NBA list', 'ATP list', 'FIBA World Cup list', 'Formula 1 list', 'Grand Slam'],
    pt: ['da NBA', 'do circuito ATP', 'da Copa do Mundo FIBA', 'da Fórmula 1', 'dos torneios'],
    es: ['de la NBA', 'del circuito ATP', 'del Mundial FIBA', 'de la Fórmula 1', 'de los torneos'],
    fr: ['la NBA', 'le circuit ATP', 'la Coupe du monde FIBA', 'la Formule 1', 'les tournois'],
    de: ['zur NBA', 'zur ATP-Tour', 'zur FIBA-WM', 'zur Formel 1', 'zu den Grand-Slam-Turnieren'],
    it: ['la NBA', 'il circuito ATP', 'i Mondiali FIBA', 'la Formula 1', 'i tornei'],
  }) as [Language, string[]][];

  test.each(lists)(
    'names in %s the list, and not every competition a league: %j',
    (language, names) => {
      const shown: League[] = ['nba', 'atp', 'fiba-world-cup', 'formula-1', 'grand-slam'];
      for (const [index, league] of shown.entries()) {
        for (const kind of ['compatriots', 'sharedBirthday', 'activeAgeRank'] as const) {
          const text = sentence(language, kind, 2, { league }).replaceAll("'", '’');
          expect(text).toContain(names[index]);
          expect(text).toContain('Craque');
        }
      }
    },
  );

  test.each([...languages])('in %s names the list of every league', (language) => {
    for (const league of leagues) {
      const text = sentence(language, 'compatriots', 0, { league });
      expect(text).toMatch(/Craque/);
      expect(text).not.toMatch(/\{|lists\./);
    }
  });
});

test.each([...languages])(
  'in %s an age rank of a game of an earlier version still has a sentence',
  (language) => {
    const fact: Fact = JSON.parse('{"kind":"ageRank","value":87}');
    const text = factSentence(textsIn(language), premierLeague, fact, 'male');
    expect(text).toMatch(/ 87 .*Premier League/);
  },
);

describe('a competition that changed its name', () => {
  test.each([
    [[2003], 'Won the UEFA Cup (2003).'],
    [[2009, 2010], 'Won the UEFA Cup (2009) and the Europa League (2010).'],
    [[2010], 'Won the Europa League (2010).'],
  ])('is named as it was called in %j', (years, text) => {
    expect(sentence('en', 'europaLeaguesWon', years)).toBe(text);
  });

  test('is another one for women', () => {
    const years = [1992, 1993, 2009, 2010];
    expect(sentence('en', 'championsLeaguesWon', years)).toBe(
      'Won the European Cup (1992) and the Champions League (1993, 2009, and 2010).',
    );
    expect(sentence('en', 'championsLeaguesWon', years, { gender: 'female' })).toBe(
      "Won the UEFA Women's Cup (1992, 1993, and 2009) and the Women's Champions League (2010).",
    );
  });
});

describe('a woman', () => {
  test.each([
    ['en', 'Made her senior debut in 2015.', 'Was top scorer of this league twice.'],
    ['pt', 'Estreou no time principal em 2015.', 'Foi artilheira desta liga duas vezes.'],
    [
      'es',
      'Debutó en la categoría absoluta en 2015.',
      'Fue máxima goleadora de esta liga dos veces.',
    ],
    [
      'fr',
      'A débuté chez les seniors en 2015.',
      'A fini deux fois meilleure buteuse de ce championnat.',
    ],
    ['de', 'Debütierte 2015 bei den Erwachsenen.', 'War zweimal Torschützenkönigin dieser Liga.'],
    [
      'it',
      'Ha esordito in prima squadra nel 2015.',
      'Ha vinto la classifica marcatrici di questo campionato due volte.',
    ],
  ] as const)('has in %s the texts for women', (language, debut, scorer) => {
    const woman = { gender: 'female' } as const;
    expect(sentence(language, 'firstTeamDebutYear', 2015, woman)).toBe(debut);
    expect(sentence(language, 'leagueTopScorer', 2, woman)).toBe(scorer);
  });

  test.each([...languages])(
    'in %s shows in a mixed league by no text, while hidden',
    (language) => {
      const neutral = (sport: 'tennis' | 'formula1', kind: string, value: Fact['value']) =>
        factSentence(
          textsIn(language),
          sport === 'tennis' ? 'grand-slam' : 'formula-1',
          { kind: kind as Kind, value },
          undefined,
        );
      for (const sport of ['tennis', 'formula1'] as const) {
        for (const [kind, form] of Object.entries(factKindsOf[sport]) as [string, FactForm][]) {
          for (const value of valuesOf(form)) {
            expect(neutral(sport, kind, value)).not.toMatch(
              /\b(his|her|seine|ihre|est née?|È nat[oa]|È diventat[oa]|champion |campe[oó]n|campeã|campione)\b/i,
            );
          }
        }
      }
    },
  );
});

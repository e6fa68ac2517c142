import { describe, expect, test } from '@jest/globals';
import {
  derivedFactKinds,
  earlierFactKinds,
  type Fact,
  type FactForm,
  factKindsOf,
} from '@craque/common/domain/athlete/athlete.ts';
import { type Language, languages } from '@craque/common/domain/language.ts';
import {
  type League,
  leagues,
  leaguesOf,
  type Sport,
  sports,
} from '@craque/common/domain/sport.ts';
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

/** Of games of earlier days, whose years are in the data now. */
const oldCounts: readonly [Sport, readonly Kind[]][] = [
  ['soccer', ['ballonDor']],
  ['tennis', ['australianOpens', 'rolandGarros', 'wimbledons', 'usOpens']],
  [
    'basketball',
    [
      ...(['mvpAwards', 'finalsMvpAwards', 'scoringTitles', 'defensivePlayerAwards'] as const),
      ...(['wnbaMvpAwards', 'wnbaFinalsMvpAwards', 'wnbaDefensivePlayerAwards'] as const),
      ...(['euroLeagueMvpAwards', 'finalFourMvpAwards'] as const),
    ],
  ],
];
const countsOf = (sport: Sport): [Kind, FactForm][] =>
  oldCounts.flatMap(([of, kinds]) =>
    of === sport ? kinds.map((kind): [Kind, FactForm] => [kind, 'count']) : [],
  );

const derivedForms = [...derivedFactKinds, ...earlierFactKinds].map((kind): [Kind, FactForm] => [
  kind,
  'count',
]);
/** A weekday is a day of the week, so 21 is none. */
const isPossible = (kind: Kind, value: Fact['value']) => kind !== 'birthWeekday' || value !== 21;
const allFacts = sports.flatMap((sport) =>
  [
    ...(Object.entries(factKindsOf[sport]) as [Kind, FactForm][]),
    ...countsOf(sport),
    ...derivedForms,
  ].flatMap(([kind, form]) =>
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
      fact.value === 1 &&
      !['bestRanking', 'draftPick', 'ageRank'].includes(fact.kind) &&
      /1/.test(text.replaceAll(inNames, ''));
    expect(readings(hasDigit)).toEqual([]);
  });

  test('shows the number of a count of five or more, in digits or in words', () => {
    const isSpelt = /five|fifth|cinco|quint|cinq|fünf|cinque/i;
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
        if (derivedForms.some(([kind]) => kind === fact.kind)) continue;
        expect(factStat(textsIn(language), sport, fact, 'female').key).not.toMatch(
          /statLabels|^\w+\.\w+/,
        );
      }
    }
  });
});

describe('how often something was won', () => {
  test.each([
    ['en', ['once', 'twice', 'five times', '21 times']],
    ['pt', ['uma vez', 'duas vezes', 'cinco vezes', '21 vezes']],
    ['es', ['una vez', 'dos veces', 'cinco veces', '21 veces']],
    ['fr', ['une fois', 'deux fois', 'cinq fois', '21 fois']],
    ['de', ['einmal', 'zweimal', 'fünfmal', '21-mal']],
    ['it', ['una volta', 'due volte', 'cinque volte', '21 volte']],
  ] as const)('is written in %s as %j', (language, times) => {
    for (const [index, value] of numbers.entries()) {
      expect(sentence(language, 'leagueTitles', value)).toContain(times[index]);
      expect(sentence(language, 'podiums', value, { league: 'formula-1' })).toContain(times[index]);
    }
  });
});

describe('years', () => {
  test.each([
    [[2003], 'Won the NBA title (2003).'],
    [[1991, 1992, 1993, 1996], 'Won the NBA title (1991–1993 and 1996).'],
    [[2012, 2013, 2016], 'Won the NBA title (2012, 2013, and 2016).'],
  ])('in a row are a run: %j', (years, text) => {
    expect(sentence('en', 'titles', years, { league: 'nba' })).toBe(text);
  });

  test.each([
    [2, 'Won Wimbledon twice.'],
    [[2008, 2009], 'Won Wimbledon (2008 and 2009).'],
    [[2003, 2004, 2005, 2006, 2007, 2009], 'Won Wimbledon six times (2003–2007 and 2009).'],
  ])('stand where a count stood before: %j', (value, text) => {
    expect(sentence('en', 'wimbledons', value, { league: 'atp' })).toBe(text);
  });

  test.each([...languages])('end in %s the sentence', (language) => {
    for (const [sport, kinds] of oldCounts)
      for (const kind of kinds) {
        const [league] = leaguesOf[sport];
        const text = sentence(language, kind, [2008, 2010], { league });
        expect(text).toMatch(/ \(2008 \p{L}+ 2010\)\.$/u);
      }
  });
});

describe('an ordinal', () => {
  test.each([
    ['en', 'Oldest active player in the Premier League album.', 'Second-oldest active', '21st-'],
    [
      'pt',
      'Jogador mais velho em atividade no álbum da Premier League.',
      'O segundo jogador',
      'O 21º',
    ],
    [
      'es',
      'El jugador en actividad de más edad en el álbum de la Premier League.',
      'Segundo jugador',
      '21.º jugador',
    ],
    [
      'fr',
      'Doyen des joueurs en activité dans l’album Premier League.',
      'Deuxième joueur',
      '21e joueur',
    ],
    ['de', 'Niemand unter den Aktiven im Premier-League-Album ist älter.', '', ''],
    [
      'it',
      'Il giocatore in attività più anziano nell’album della Premier League.',
      'Secondo giocatore',
      '21º giocatore',
    ],
  ] as const)('of age is replaced in %s for the oldest', (language, first, second, later) => {
    expect(sentence(language, 'activeAgeRank', 1)).toBe(first);
    expect(sentence(language, 'activeAgeRank', 2)).toContain(second);
    expect(sentence(language, 'activeAgeRank', 21)).toContain(later);
  });
});

describe('a count of the album', () => {
  const lists = Object.entries({
    en: ['in the NBA album', 'the ATP', 'the FIBA World Cup', 'the Formula 1', 'Grand Slam'],
    pt: ['da NBA', 'do circuito ATP', 'da Copa do Mundo FIBA', 'da Fórmula 1', 'dos torneios'],
    es: ['de la NBA', 'del circuito ATP', 'del Mundial FIBA', 'de la Fórmula 1', 'de los torneos'],
    fr: ['album NBA', 'album ATP', 'album Coupe du monde FIBA', 'album Formule 1', 'Grand Chelem'],
    de: ['im NBA-Album', 'im ATP-Album', 'FIBA-WM', 'im Formel-1-Album', 'im Grand-Slam-Album'],
    it: ['album NBA', 'album ATP', 'album Mondiali FIBA', 'album Formula 1', 'album Slam'],
  }) as [Language, string[]][];

  test.each(lists)(
    'names in %s the album, and not every competition a league: %j',
    (language, names) => {
      const shown: League[] = ['nba', 'atp', 'fiba-world-cup', 'formula-1', 'grand-slam'];
      for (const [index, league] of shown.entries()) {
        for (const kind of ['compatriots', 'sharedBirthday', 'activeAgeRank'] as const) {
          const text = sentence(language, kind, 2, { league }).replaceAll("'", '’');
          expect(text).toContain(names[index]);
          expect(text).toMatch(/[aá]lbum/i);
        }
      }
    },
  );

  test.each([...languages])('in %s names the album of every league', (language) => {
    for (const league of leagues) {
      const text = sentence(language, 'compatriots', 0, { league });
      expect(text).toMatch(/[aá]lbum/i);
      expect(text).not.toMatch(/\{|lists\./);
    }
  });
});

test.each([...languages])(
  'in %s an age rank of a game of an earlier version still has a sentence',
  (language) => {
    expect(sentence(language, 'ageRank', 87)).toMatch(/ 87 .*Premier.League/);
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
      'Won the UEFA Women’s Cup (1992, 1993, and 2009) and the Women’s Champions League (2010).',
    );
  });
});

describe('a woman', () => {
  test.each([
    ['en', 'Made her senior debut in 2015.', 'Led this league in scoring twice.'],
    ['pt', 'Estreou no time principal em 2015.', 'Foi artilheira desta liga duas vezes.'],
    ['es', 'Debutó en mayores en 2015.', 'Fue máxima goleadora de esta liga dos veces.'],
    ['fr', 'Débuts chez les seniors en 2015.', 'Meilleure buteuse de ce championnat deux fois.'],
    ['de', 'Debütierte 2015 bei den Erwachsenen.', 'War zweimal Torschützenkönigin dieser Liga.'],
    [
      'it',
      'Ha esordito in prima squadra nel 2015.',
      'Capocannoniera di questo campionato due volte.',
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

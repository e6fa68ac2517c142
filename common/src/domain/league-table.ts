import type { Language } from './language.ts';

type LeagueRow = {
  slug: string;
  name: string;
  names?: Readonly<Partial<Record<Language, string>>>;
  /** What everybody calls it, in every language, where the name is too long for the place. */
  short?: string;
  /** In a mixed league figure and grammar may not reveal the gender. */
  gender: 'male' | 'female' | 'mixed';
  athletes: number;
  teamIsCountry?: true;
};

export const leagueTable = {
  soccer: [
    {
      slug: 'english-premier-league',
      name: 'English Premier League',
      short: 'Premier',
      names: {
        pt: 'Premier League inglesa',
        es: 'Premier League inglesa',
        fr: 'Premier League anglaise',
        de: 'Premier League',
        it: 'Premier League',
      },
      gender: 'male',
      athletes: 120,
    },
    {
      slug: 'spanish-la-liga',
      name: 'Spanish La Liga',
      short: 'La Liga',
      names: {
        pt: 'La Liga espanhola',
        es: 'LaLiga española',
        fr: 'Liga espagnole',
        de: 'La Liga',
        it: 'Liga spagnola',
      },
      gender: 'male',
      athletes: 120,
    },
    {
      slug: 'italian-serie-a',
      name: 'Italian Serie A',
      short: 'Serie A',
      names: {
        pt: 'Serie A italiana',
        es: 'Serie A italiana',
        fr: 'Serie A italienne',
        de: 'Serie A',
        it: 'Serie A',
      },
      gender: 'male',
      athletes: 120,
    },
    {
      slug: 'german-bundesliga',
      name: 'German Bundesliga',
      short: 'Bundesliga',
      names: {
        pt: 'Bundesliga alemã',
        es: 'Bundesliga alemana',
        fr: 'Bundesliga allemande',
        de: 'Bundesliga',
        it: 'Bundesliga',
      },
      gender: 'male',
      athletes: 120,
    },
    {
      slug: 'french-ligue-1',
      name: 'French Ligue 1',
      short: 'Ligue 1',
      names: {
        pt: 'Ligue 1 francesa',
        es: 'Ligue 1 francesa',
        fr: 'Ligue 1 française',
        de: 'Ligue 1',
        it: 'Ligue 1',
      },
      gender: 'male',
      athletes: 120,
    },
    { slug: 'brasileirao', name: 'Brasileirão', gender: 'male', athletes: 100 },
    { slug: 'nwsl', name: 'NWSL', gender: 'female', athletes: 120 },
    {
      slug: 'womens-super-league',
      name: "Women's Super League",
      short: 'WSL',
      gender: 'female',
      athletes: 120,
    },
    {
      slug: 'fifa-womens-world-cup',
      name: "FIFA Women's World Cup",
      short: 'FIFA',
      names: {
        pt: 'Copa do Mundo Feminina',
        es: 'Mundial Femenino',
        fr: 'Coupe du monde féminine',
        de: 'Frauen-WM',
        it: 'Mondiali femminili',
      },
      gender: 'female',
      athletes: 120,
      teamIsCountry: true,
    },
  ],
  basketball: [
    { slug: 'nba', name: 'NBA', gender: 'male', athletes: 120 },
    {
      slug: 'euroleague',
      name: 'EuroLeague',
      names: { pt: 'Euroliga', es: 'Euroliga', fr: 'Euroligue', it: 'Eurolega' },
      gender: 'male',
      athletes: 100,
    },
    {
      slug: 'fiba-world-cup',
      name: 'FIBA World Cup',
      short: 'FIBA',
      names: {
        pt: 'Copa do Mundo FIBA',
        es: 'Mundial FIBA',
        fr: 'Coupe du monde FIBA',
        de: 'FIBA-WM',
        it: 'Mondiali FIBA',
      },
      gender: 'male',
      athletes: 60,
      teamIsCountry: true,
    },
    { slug: 'wnba', name: 'WNBA', gender: 'female', athletes: 120 },
  ],
  tennis: [
    { slug: 'atp', name: 'ATP', gender: 'male', athletes: 120 },
    { slug: 'wta', name: 'WTA', gender: 'female', athletes: 120 },
    {
      slug: 'grand-slam',
      name: 'Grand Slam',
      names: { fr: 'Grand Chelem', it: 'Slam' },
      gender: 'mixed',
      athletes: 100,
    },
  ],
  formula1: [
    {
      slug: 'formula-1',
      name: 'Formula 1',
      short: 'F1',
      names: { pt: 'Fórmula 1', es: 'Fórmula 1', fr: 'Formule 1', de: 'Formel 1' },
      gender: 'mixed',
      athletes: 100,
    },
    {
      slug: 'formula-2',
      name: 'Formula 2',
      short: 'F2',
      names: { pt: 'Fórmula 2', es: 'Fórmula 2', fr: 'Formule 2', de: 'Formel 2' },
      gender: 'mixed',
      athletes: 60,
    },
  ],
} as const satisfies Readonly<Record<string, readonly [LeagueRow, ...LeagueRow[]]>>;

type Rows = (typeof leagueTable)[keyof typeof leagueTable];
export type League = Rows[number]['slug'];
export type { LeagueRow };

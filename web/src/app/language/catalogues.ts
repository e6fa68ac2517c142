import type { Language } from '@craque/common/domain/language.ts';
import { leagueName, leagues } from '@craque/common/domain/sport.ts';
import type { LatePart } from '../../lib/late-texts.ts';

export type Catalogue = { [key: string]: string | Catalogue };

/** `game`: what the first page needs; `party`: the pages of a party; `account`: everything else. */
export type CataloguePart = 'game' | LatePart;

export type LoadCatalogue = (language: Language, part: CataloguePart) => Promise<Catalogue>;

type Module = { default: Catalogue };

/** One lazy chunk per language and part, so that a visitor loads only what is needed. */
const loaders: Record<CataloguePart, (language: Language) => Promise<Module>> = {
  game: (language) => import(`../../locales/${language}.json`, { with: { type: 'json' } }),
  account: (language) =>
    import(`../../locales/account/${language}.json`, { with: { type: 'json' } }),
  party: (language) => import(`../../locales/party/${language}.json`, { with: { type: 'json' } }),
};

const leagueNames = (language: Language): Catalogue =>
  Object.fromEntries(leagues.map((league) => [league, leagueName(league, language)]));

/** The names of the leagues, taken from their table, are part of what the game needs. */
export const loadCatalogue: LoadCatalogue = async (language, part) => {
  const { default: texts } = await loaders[part](language);
  return part === 'game' ? { ...texts, leagues: leagueNames(language) } : texts;
};

import type { GameView } from '@craque/common/contracts/games.ts';
import type { ListedLeagues } from '../../lib/leagues.ts';
import { createStorage } from '../../lib/storage.ts';
import { type Language, newcomersLeague } from '@craque/common/domain/language.ts';
import type { Preferences } from '@craque/common/domain/preferences.ts';
import {
  difficulties,
  type Difficulty,
  type League,
  leagueNamed,
  leaguesOf,
  type Sport,
} from '@craque/common/domain/sport.ts';

export type GameChoice = {
  sport: Sport;
  league: League;
  difficulty: Difficulty;
  /** The player has chosen none of it, or only the sport. */
  unchosen?: true;
};

/** The game with which a first visit begins, or the one after that; index.html asks for it. */
export function unchosenGame(language: Language, before?: League): GameChoice {
  const league = newcomersLeague(language, before);
  return { sport: 'soccer', league, difficulty: 'medium', unchosen: true };
}

/** The first open league of a sport; until the list is loaded, the first one. */
export function firstLeague(sport: Sport, listed: ListedLeagues): League {
  const open = leaguesOf[sport].find((league) =>
    listed.some((each) => each.league === league && each.open),
  );
  return open ?? leaguesOf[sport][0];
}

/** The choice for a user's first game. */
export function preferredChoice(
  { defaultSport, defaultDifficulty }: Preferences,
  listed: ListedLeagues,
  language: Language,
): GameChoice {
  const usual = unchosenGame(language);
  if (defaultSport === usual.sport && defaultDifficulty === usual.difficulty) return usual;
  return {
    sport: defaultSport,
    league: firstLeague(defaultSport, listed),
    difficulty: defaultDifficulty,
  };
}

const tab = createStorage(() => window.sessionStorage);
/** index.html reads it, too: it asks for the first game. */
const key = 'craque.choice';

/** For a reload; the first game of another visit is that of the preferences again. */
export function rememberChoice({ sport, league, difficulty }: GameChoice): void {
  tab.write(key, JSON.stringify({ sport, league, difficulty }));
}

export const forgetChoice = () => tab.write(key, '');

/** What the player has chosen last in this tab. */
export function chosenLast(): GameChoice | undefined {
  try {
    const { sport, league, difficulty } = JSON.parse(tab.read(key) || '{}') as GameChoice;
    const isWhole = leaguesOf[sport]?.some((each) => each === league);
    return isWhole && difficulties.includes(difficulty) ? { sport, league, difficulty } : undefined;
  } catch {
    return undefined;
  }
}

export function isSameChoice(one: GameChoice, other: GameChoice): boolean {
  return (
    one.sport === other.sport && one.league === other.league && one.difficulty === other.difficulty
  );
}

export function choiceOf({ sport, league, difficulty }: GameView): GameChoice {
  return { sport, league: leagueNamed(league) ?? leaguesOf[sport][0], difficulty };
}

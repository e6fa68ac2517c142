import type { GameView } from '@craque/common/contracts/games.ts';
import type { Language } from '@craque/common/domain/language.ts';
import { leagueNamed, teamIsCountry } from '@craque/common/domain/sport.ts';
import type { TFunction } from 'i18next';
import { dateText } from '../../ui/language/reader-language.ts';

/** `value` is null while the clue is hidden. */
export type ClueRow = { label: string; value: string | null };

/** National teams are labelled like basketball teams, not as clubs. */
export function teamWord({ sport, league = '' }: Pick<GameView, 'sport'> & { league?: string }) {
  const named = leagueNamed(league);
  return named && teamIsCountry(named) ? 'basketball' : sport;
}

/** The four clues in the order of the strip, all hidden before there is a game. */
export function clueRows(
  t: TFunction,
  language: Language,
  {
    sport,
    league,
    athleteDetail,
  }: Pick<GameView, 'sport'> & Partial<Pick<GameView, 'league' | 'athleteDetail'>>,
): ClueRow[] {
  const { dateBorn = null, nationality = null, team = null, position = null } = athleteDetail ?? {};
  const teamOf = teamWord({ sport, league });
  return [
    { label: t('game.clues.dateBorn'), value: dateBorn && dateText(dateBorn, language) },
    { label: t('game.clues.nationality'), value: nationality },
    { label: t(`game.clues.team.${teamOf}`), value: team },
    { label: t(`game.clues.position.${sport}`), value: position },
  ];
}

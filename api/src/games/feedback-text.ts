import { bandOf, type Match } from '@craque/common/domain/athlete/closeness.ts';
import type { SeenGuess } from '@craque/common/domain/view/game-view.ts';
import { competitionOf, type League, sportOf, teamIsCountry } from '@craque/common/domain/sport.ts';
import type { Texts } from '../texts/texts.ts';
import type { Gender } from './fact-text.ts';

const bandSigns = { far: '▲', close: '◆', 'very-close': '●' } as const;

function capitalised(text: string, language: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

function matchText(texts: Texts, league: League, match: Match, gender: Gender | undefined): string {
  const { t, language } = texts;
  const sport = sportOf(league);
  const inLeague =
    match.league === 'same' ? [t(`feedback.competition.${competitionOf(league)}`)] : [];
  const same = (['team', 'nationality', 'position'] as const)
    .filter((part) => match[part] === 'same')
    .map((part) => {
      const own =
        part === 'team' && teamIsCountry(league) ? [] : [`feedback.same.${sport}.${part}`];
      return t([...own, `feedback.same.any.${part}`]);
    });
  const near = match.nationality === 'near' ? [t('feedback.near')] : [];
  const parts = [...inLeague, ...same, ...near];
  const agreeing = parts.length > 0 ? parts.join(', ') : t('feedback.nothing');
  return `${capitalised(agreeing, language)}. ${t(`feedback.age.${match.age}`, { context: gender })}`;
}

function verdictText(texts: Texts, accuracy: number): string {
  const band = bandOf(accuracy);
  return texts.t('feedback.band', {
    sign: bandSigns[band],
    band: texts.t(`bands.${band}`),
    accuracy,
  });
}

/** The matches that the level shows, or why the guess names nobody. */
export function explanationText(
  texts: Texts,
  league: League,
  guess: SeenGuess,
): string | undefined {
  const { kind, match, gender } = guess;
  if (kind === 'right') return undefined;
  if (kind !== 'athlete') return texts.once(`feedback ${kind}`, () => texts.t(`feedback.${kind}`));
  if (!match) return undefined;
  const { team, nationality, position, age } = match;
  const game = [sportOf(league), competitionOf(league)];
  const key = [...game, gender, match.league, team, nationality, position, age].join();
  return texts.once(key, () => matchText(texts, league, match, gender));
}

export function feedbackText(texts: Texts, league: League, guess: SeenGuess): string {
  const { kind, accuracy } = guess;
  if (kind === 'right') return texts.once('feedback right', () => texts.t('feedback.right'));
  const explanation = explanationText(texts, league, guess);
  if (kind !== 'athlete') return explanation ?? '';
  const verdict = texts.once(`feedback ${accuracy} %`, () => verdictText(texts, accuracy));
  return explanation === undefined ? verdict : `${verdict} ${explanation}`;
}

import { dailyMarkOf } from '@craque/common/contracts/daily-mark.ts';
import type { GameView, GuessView } from '@craque/common/contracts/games.ts';
import { type People, presentChallenge } from '@craque/common/contracts/push/present-challenge.ts';
import type { Clue } from '@craque/common/domain/game/game.ts';
import {
  hasBegun,
  isAthleteRevealed,
  type SeenGame,
  type SeenGuess,
  type SeenHint,
} from '@craque/common/domain/view/game-view.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';
import type { Strength } from '@craque/common/domain/athlete/strength.ts';
import { isOlderThanAYear } from '@craque/common/domain/athlete/team-date.ts';
import { leagueName, teamIsCountry } from '@craque/common/domain/sport.ts';
import type { PhotoCredit } from '../athletes/photo-book.ts';
import { keptSetTitle } from '../texts/set-title.ts';
import type { Texts } from '../texts/texts.ts';
import { factSentence } from './fact-text.ts';
import { explanationText, feedbackText } from './feedback-text.ts';
import { photoStepOf } from './game-portrait.ts';
import { pictureText } from './picture-text.ts';

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();

/** `Club` in soccer, `Best ranking` in tennis; `Team` in a league where it is a country. */
export function clueLabel(texts: Texts, sport: Sport, clue: string, league?: League): string {
  if (clue === 'team' && league && teamIsCountry(league)) return texts.t('labels.any.team');
  return texts.t([`labels.${sport}.${clue}`, `labels.any.${clue}`]);
}

function positionText(
  texts: Texts,
  sport: Sport,
  { position, gender }: SeenGame['athlete'],
): string | undefined {
  if (!position) return undefined;
  return texts.t([`positions.${sport}.${position}`, `positions.${position}`], { context: gender });
}

/** Undefined if it is not due. */
export function clueText(
  texts: Texts,
  { athlete, league, sport }: SeenGame,
  clue: Clue,
): string | undefined {
  if (clue === 'nationality') {
    return athlete.nationality?.map((code) => texts.nation(code)).join(' / ');
  }
  if (clue === 'team') {
    const { team } = athlete;
    if (team && teamIsCountry(league)) return texts.country(team);
    return team && sport === 'tennis' ? texts.t(`rankings.${team.replace('.', '')}`) : team;
  }
  return positionText(texts, sport, athlete);
}

export function presentGuess(
  texts: Texts,
  seen: Pick<SeenGame, 'league'>,
  guess: SeenGuess,
  index: number,
): GuessView {
  const { text, accuracy, at, match, resolvedName } = guess;
  const explanation = explanationText(texts, seen.league, guess);
  return {
    id: String(index + 1),
    guess: text,
    accuracy,
    feedback: feedbackText(texts, seen.league, guess),
    ...(explanation !== undefined && { explanation }),
    createdAt: isoTime(at),
    ...(match && { match: { sport: 'same', ...match } }),
    ...(resolvedName !== undefined && { resolvedName }),
  };
}

export function presentHint(texts: Texts, game: SeenGame, { seen }: SeenHint): string {
  const { t } = texts;
  if (seen.kind === 'fact') return factSentence(texts, game.league, seen.fact, game.athlete.gender);
  if (seen.kind === 'clue') {
    const label = clueLabel(texts, game.sport, seen.clue, game.league);
    return t('hint.clue', { label, value: clueText(texts, game, seen.clue) });
  }
  const { initials, letters, mononym } = seen;
  return t(initialsKey(initials, mononym), { initials, count: letters });
}

/** A name of one word has one initial, and no surname. */
function initialsKey(initials: string, mononym: boolean): string {
  if (!mononym) return 'hint.surname';
  return initials.includes(' ') ? 'hint.mononym' : 'hint.initial';
}

function presentAthlete(texts: Texts, seen: SeenGame): GameView['athleteDetail'] {
  const { athlete } = seen;
  return {
    dateBorn: athlete.dateOfBirth ?? null,
    nationality: clueText(texts, seen, 'nationality') ?? null,
    team: clueText(texts, seen, 'team') ?? null,
    position: clueText(texts, seen, 'position') ?? null,
    nationalityCodes: athlete.nationality ? [...athlete.nationality] : null,
    positionKey: athlete.position ?? null,
  };
}

/** Past teams and countries do not age; games of old releases do not say who still plays. */
function teamAsOf({ athlete, league }: SeenGame, now: number): string | null {
  const { asOf, active } = athlete;
  const mayHaveChanged = active === true && asOf !== undefined && !teamIsCountry(league);
  return mayHaveChanged && isOlderThanAYear(asOf, now) ? asOf : null;
}

function presentEnd({ end }: SeenGame) {
  return {
    score: end?.score ?? 0,
    completed: end !== undefined,
    won: end?.status === 'won',
    abandoned: end?.status === 'abandoned',
    speedBonus: end?.speedBonus ?? 0,
    streakBonus: end?.streakBonus ?? 0,
    streakCount: end?.streakCount ?? 0,
    timeTaken: end?.timeTaken ?? null,
    finishedAt: end ? isoTime(end.at) : null,
  };
}

export type GameSources = {
  /** Of the league, which says nothing about a single athlete. */
  leagueFactsAsOf: string;
  /** Credit of the athlete's photo; withheld like the athlete, whom it may name. */
  photoCredit: PhotoCredit | undefined;
  /** Withheld like the athlete, and undefined for too few players. */
  strength: Strength | undefined;
  people: People;
  isRematchOver: boolean;
  ticket: string | null;
  /** Milliseconds since the epoch. */
  now: number;
};

export function presentGame(
  texts: Texts,
  seen: SeenGame,
  { leagueFactsAsOf, photoCredit, strength, ...sources }: GameSources,
): GameView {
  const { id, sport, league, difficulty, totalGuesses, remainingGuesses } = seen;
  const { potentialScore, potentialSpeedBonus } = seen;
  const { remainingHints, nextHintPenalty, totalPenalty, version } = seen;
  const isRevealed = isAthleteRevealed(seen);
  const setName = seen.set === undefined ? undefined : keptSetTitle(texts, seen.set);
  return {
    ...{ id, sport, difficulty, totalGuesses, remainingGuesses },
    ...{ potentialScore, potentialSpeedBonus },
    league: leagueName(league),
    ...dailyMarkOf(seen.daily),
    ...(setName !== undefined && { set: setName }),
    ...{ remainingHints, nextHintPenalty, totalPenalty, version },
    factsAsOf: seen.athlete.asOf ?? leagueFactsAsOf,
    teamAsOf: teamAsOf(seen, sources.now),
    ...presentEnd(seen),
    athleteName: seen.athlete.name ?? null,
    athleteImageUrl: hasBegun(seen)
      ? `/api/games/${id}/photo?step=${photoStepOf(seen)}&v=${version}`
      : null,
    athleteImageText: pictureText(texts, seen, photoCredit !== undefined),
    photoCredit: (isRevealed && photoCredit) || null,
    athleteStrength: (isRevealed && strength) || null,
    athleteDetail: presentAthlete(texts, seen),
    guesses: seen.guesses.map((guess, index) => presentGuess(texts, seen, guess, index)),
    hints: seen.hints.map((hint) => ({
      rung: hint.rung,
      hint: presentHint(texts, seen, hint),
      penalty: hint.penalty,
    })),
    ...(seen.detailsRemoved && { detailsRemoved: true }),
    startedAt: seen.startedAt === undefined ? null : isoTime(seen.startedAt),
    waitsUntil: seen.waitsUntil === undefined ? null : isoTime(seen.waitsUntil),
    ...presentChallenge(seen, sources),
  };
}

import type { Correctable } from '@craque/common/contracts/corrections.ts';
import type { CorrectionField } from '@craque/common/domain/athlete/correction.ts';
import { type Game, playerOf } from '@craque/common/domain/game/game.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { FactKind } from '@craque/common/domain/athlete/athlete.ts';
import { genderOf, type League, sportOf } from '@craque/common/domain/sport.ts';
import { isAthleteRevealed, type SeenGame } from '@craque/common/domain/view/game-view.ts';
import { AppError } from '../errors/app-error.ts';
import { seenBy } from '../games/game-access.ts';
import { factStat } from '../games/fact-text.ts';
import { clueLabel, clueText } from '../games/game-presenter.ts';
import type { Texts } from '../texts/texts.ts';

const clueKeys: Readonly<Partial<Record<CorrectionField, string>>> = {
  alsoKnownAs: 'alsoKnownAs',
  name: 'name',
  dateOfBirth: 'dateBorn',
  nationality: 'nationality',
  team: 'team',
  position: 'position',
  number: 'number',
  neverAsked: 'neverAsked',
};

export function fieldLabel(texts: Texts, league: League, field: CorrectionField): string {
  const sport = sportOf(league);
  const clue = clueKeys[field];
  if (clue) return clueLabel(texts, sport, clue, league);
  return factStat(texts, sport, { kind: field as FactKind, value: 0 }, genderOf(league)).key;
}

/** Throws `still_playing` for a game that has not revealed the athlete. */
export type RevealedGame = { game: Game; seen: SeenGame; player: PlayerId };
export function revealedGame(player: PlayerId, game: Game, now: number): RevealedGame {
  const seen = seenBy(player, game, now);
  if (!seen.end || !isAthleteRevealed(seen)) throw new AppError('still_playing');
  return { game, seen, player };
}

/** Only what the game has revealed to its player, so all facts only after a win. */
export function correctableOf(texts: Texts, { game, seen, player }: RevealedGame): Correctable {
  const { sport, athlete } = game;
  const { name = '', number } = seen.athlete;
  const labelled = (field: CorrectionField, value: string) => ({
    field,
    label: fieldLabel(texts, game.league, field),
    value,
  });
  const clues = (['nationality', 'team', 'position'] as const).map((clue) =>
    labelled(clue, clueText(texts, seen, clue) ?? ''),
  );
  const facts = seen.end?.status === 'won' ? athlete.facts : [];
  const guesses = game.detailsRemoved ? [] : playerOf(game, player)?.guesses;
  const wrong = guesses?.filter(({ outcome }) => outcome.kind !== 'right');
  return {
    names: [...new Set(wrong?.map(({ text }) => text))],
    fields: [
      labelled('name', name),
      labelled('dateOfBirth', texts.date(athlete.dateOfBirth)),
      ...clues,
      ...(number === undefined ? [] : [labelled('number', String(number))]),
      ...facts.map((fact) => labelled(fact.kind as FactKind, factStat(texts, sport, fact).value)),
    ],
  };
}

import type { GameView } from '@craque/common/contracts/games.ts';
import type { Language } from '@craque/common/domain/language.ts';
import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { clueRows } from '../sticker/clue-rows.ts';
import { useLanguage } from '../../ui/language/use-language.ts';

/**
 * Announces to screen readers the answer to a guess and the clues it opened. The number of the attempt
 * makes equal answers different texts, so that the second is spoken too.
 */
export function GuessVoice({ game }: { game: GameView | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [spoken, setSpoken] = useState({ game, text: '' });
  if (spoken.game !== game) setSpoken({ game, text: nextText(t, language, spoken, game) });
  return <VisuallyHidden role="status">{spoken.text}</VisuallyHidden>;
}

type Spoken = { game: GameView | undefined; text: string };

/** The text stays if something other than a guess has changed, such as a hint. */
function nextText(t: TFunction, language: Language, spoken: Spoken, game: GameView | undefined) {
  const before = spoken.game;
  const guess = game?.guesses.at(-1);
  if (!game || !guess || before?.id !== game.id) return '';
  if (before.guesses.length === game.guesses.length) return spoken.text;
  const { accuracy, explanation } = guess;
  const k = game.guesses.length;
  const hidden = clueRows(t, language, before).filter(({ value }) => value === null);
  const opened = clueRows(t, language, game).filter(
    ({ label, value }) => value !== null && hidden.some((clue) => clue.label === label),
  );
  const said = (label: string, value: string | number) => `${t('labelled', { label, value })}.`;
  const band = t(`game.bands.${accuracy === 100 ? 'right' : bandOf(accuracy)}`);
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(accuracy / 100);
  return [
    said(
      `${t('game.attempt', { k, total: game.totalGuesses })}, ${guess.resolvedName ?? guess.guess}`,
      `${band}, ${percent}`,
    ),
    ...(explanation ? [explanation] : []),
    ...opened.map(({ label, value }) => said(label, value ?? '')),
    game.completed ? said(t('game.score'), game.score) : said(t('game.worth'), game.potentialScore),
  ].join(' ');
}

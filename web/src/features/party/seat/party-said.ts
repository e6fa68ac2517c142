import type { GuessView } from '@craque/common/contracts/games.ts';
import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import { clueRows } from '../../../play/sticker/clue-rows.ts';
import { teamPlaceText, wonText } from '../teams/team-texts.ts';
import { seatNow } from '../state/party-views.ts';
import { gameOfRound } from './round-game.ts';
import {
  firstText,
  isScored,
  lettersText,
  movedText,
  placeText,
  roundText,
  sportText,
} from './party-texts.ts';
import { pointsText, type Words } from '../state/use-words.ts';

/** What a screen reader is told of a change of the room; undefined if there is nothing. */
export function saidOf(
  words: Words,
  before: PartyView | undefined,
  view: PartyView,
): string | undefined {
  const isOther =
    before?.state.phase !== view.state.phase ||
    before.state.round?.number !== view.state.round?.number;
  const lines = isOther
    ? [...phaseLines(words, before, view), ...(isScored(view) ? ownLines(words, view) : [])]
    : inPhase(words, before, view);
  return lines.length > 0 ? lines.map(stopped).join(' ') : undefined;
}

/** Without a stop at its end a line is read as one with the next. */
const stopped = (line: string) => (/[.!?]$/.test(line) ? line : `${line}.`);

const said = ({ t }: Words, label: string, value: string | number) =>
  t('labelled', { label, value });

function phaseLines(words: Words, before: PartyView | undefined, view: PartyView): string[] {
  const { t } = words;
  const { state, seat } = view;
  const { phase, seats, round } = state;
  if (phase === 'lobby')
    return [t('party.lobby.here', { count: seats }), ...teamLines(words, view)];
  const isNew = before?.state.round?.number !== round?.number;
  const next = round && isNew ? [roundText(t, state), sportText(t, state)] : [];
  if (phase === 'countdown') return next;
  if (phase === 'round') return [...next, t('party.said.go'), ...clueLines(words, undefined, view)];
  if (phase === 'reveal')
    return [round?.answer?.athleteName ?? '', firstText(t, state, seat?.seat)];
  const won = wonText(t, state);
  return [t(`party.podium.${phase === 'over' ? 'over' : 'title'}`), ...(won ? [won] : [])];
}

function teamLines(words: Words, { seat }: PartyView): string[] {
  const { t } = words;
  const team = seat?.row?.team;
  return team ? [said(words, t('party.teams.own'), t(`party.teams.${team}`))] : [];
}

function ownLines(words: Words, { state, seat }: PartyView): string[] {
  const { t } = words;
  const { row } = seat ?? {};
  if (!seat || !row) return [];
  const points = pointsText(words, seat.roundPoints ?? 0);
  const moved = movedText(t, state, row.moved);
  const place = [placeText(t, row.place, state.seats), ...(moved ? [moved] : [])].join(', ');
  const team = teamPlaceText(t, state, seat);
  const places = [place, ...(team ? [team] : [])];
  return state.phase === 'reveal' ? [points, ...places] : places;
}

function inPhase(words: Words, before: PartyView, view: PartyView): string[] {
  const { phase } = view.state;
  if (phase === 'reveal') return isScored(view) && !isScored(before) ? ownLines(words, view) : [];
  const isMoved = before.seat?.row?.team !== view.seat?.row?.team;
  if (phase === 'lobby' && isMoved) return teamLines(words, view);
  if (phase !== 'round') return [];
  return [...guessLines(words, before, view), ...clueLines(words, before, view)];
}

function guessLines(words: Words, before: PartyView, view: PartyView): string[] {
  const [old, now] = [seatNow(before), seatNow(view)];
  const guess = now?.guesses.at(-1);
  if (!now || !guess || (old?.guesses.length ?? 0) >= now.guesses.length) return [];
  const { t } = words;
  const k = now.guesses.length;
  const attempt = t('game.attempt', { k, total: k + now.left });
  const lines = [
    said(words, `${attempt}, ${guess.resolvedName ?? guess.guess}`, bandText(words, guess)),
  ];
  if (guess.explanation) lines.push(guess.explanation);
  if (now.solved) lines.push(pointsText(words, now.roundPoints ?? 0));
  else if (now.done) lines.push(t('party.round.out'));
  return lines;
}

function bandText({ t, language }: Words, { accuracy }: GuessView): string {
  const band = t(`game.bands.${accuracy === 100 ? 'right' : bandOf(accuracy)}`);
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(accuracy / 100);
  return `${band}, ${percent}`;
}

function rowsOf({ t, language }: Words, view: PartyView | undefined) {
  const game = view && gameOfRound(view, language);
  if (!game) return [];
  const { initials } = view.state.round ?? {};
  const value = initials && `${initials.initials}, ${lettersText(t, initials)}`;
  const last = value ? [{ label: t('party.round.initials'), value }] : [];
  return [...clueRows(t, language, game), ...last].filter(({ value }) => value !== null);
}

function clueLines(words: Words, before: PartyView | undefined, view: PartyView): string[] {
  const known = new Set(rowsOf(words, before).map(({ label }) => label));
  const opened = rowsOf(words, view).filter(({ label }) => !known.has(label));
  return opened.map(({ label, value }) => said(words, label, value ?? ''));
}

import { createHash } from 'node:crypto';
import type { GuessView } from '@craque/common/contracts/games.ts';
import type { PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import { fallbackLanguage, type Language, languages } from '@craque/common/domain/language.ts';
import type { Clue } from '@craque/common/domain/game/game.ts';
import {
  fullStep,
  type SeenAnswer,
  type SeenBest,
  type SeenParty,
  type SeenPartyRound,
  type SeenRoundEnd,
  type SeenRow,
  type SeenScreen,
} from '@craque/common/domain/party/party-view.ts';
import type { TeamRow } from '@craque/common/domain/party/party-teams.ts';
import type { SeenHost, SeenSeat } from '@craque/common/domain/party/party-own-view.ts';
import type { Party } from '@craque/common/domain/party/party.ts';
import { type League, leagueName } from '@craque/common/domain/sport.ts';
import type { PhotoBook, PhotoCredit } from '../athletes/photo-book.ts';
import { clueText, presentGuess } from '../games/game-presenter.ts';
import type { Texts } from '../texts/texts.ts';

type Sources = { texts: (language: Language) => Texts; creditOf: CreditOf };

/** Short for all of it, as a client may know it. */
export const markOf = (told: object): string =>
  createHash('sha1').update(JSON.stringify(told)).digest('base64url').slice(0, 8);

const isoTime = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

const pictureOf = (code: string, number: number, step: number) =>
  `/api/parties/${code}/rounds/${number}/photo?step=${step}`;

type CreditOf = (round: number) => PhotoCredit | undefined;

/** Of the photos of a room, by the numbers of their rounds. */
export function creditsIn(photos: Pick<PhotoBook, 'creditOf'>, { rounds }: Party): CreditOf {
  return (number) => {
    const round = rounds.find((each) => each.number === number);
    return round && photos.creditOf(round.athlete.athleteId);
  };
}

/** The credit may name the athlete: it is told with them. */
function answerView({ name, first, solved }: SeenAnswer, photoCredit: PhotoCredit | undefined) {
  return {
    ...{ athleteName: name, first: first ?? null, solved },
    ...(photoCredit && { photoCredit }),
  };
}

function roundView(
  code: string,
  round: SeenPartyRound,
  { texts, creditOf }: Sources,
): PartyState['round'] {
  const { number, index, clues, sport, league, step, seen, initials, answer } = round;
  const { dateOfBirth = null, nationality, position } = seen?.athlete ?? {};
  const credit = creditOf(number);
  const inWords = (clue: Clue) => {
    if (!seen?.athlete[clue]) return null;
    const inLanguage = (language: Language) => clueText(texts(language), seen, clue);
    const all = languages.map((language) => [language, inLanguage(language)] as const);
    const [, english] = all.find(([language]) => language === fallbackLanguage) ?? [];
    return Object.fromEntries(
      all.filter(([language, text]) => language === fallbackLanguage || text !== english),
    ) as Record<string, string>;
  };
  return {
    ...{ number, index, clues },
    sport,
    league: leagueName(league),
    dateBorn: dateOfBirth,
    nationalityCodes: nationality ? [...nationality] : null,
    nationality: inWords('nationality'),
    team: inWords('team'),
    positionKey: position ?? null,
    position: inWords('position'),
    initials: initials ?? null,
    imageUrl: seen && step !== undefined ? pictureOf(code, number, step) : null,
    ...(step && credit && { isPhoto: true as const }),
    answer: answer ? answerView(answer, credit) : null,
  };
}

const rowView = ({ band, ...row }: SeenRow) => ({ ...row, band: band ?? null });
const teamView = ({ place, ...row }: TeamRow) => ({ ...row, place: place ?? null });
const best = (guess: SeenBest | undefined) => guess ?? null;
const endView = (
  code: string,
  { number, answer, closest, wildest }: SeenRoundEnd,
  creditOf: CreditOf,
) => ({
  ...{ number, imageUrl: pictureOf(code, number, fullStep) },
  answer: answerView(answer, creditOf(number)),
  ...{ closest: best(closest), wildest: best(wildest) },
});

/** The same for all readers, whatever their language. */
export function presentParty(
  seen: SeenParty | SeenScreen,
  { now, ...sources }: Sources & { now: number },
): PartyState {
  const { code, version, phase, settings, startsAt, endsAt, locked, doorOpen } = seen;
  const { hostAway, seats, done, round, top } = seen;
  const { rounds, seconds, leagues, difficulty, teams } = settings;
  const told = {
    ...{ code, version, phase },
    ...{ startsAt: isoTime(startsAt), endsAt: isoTime(endsAt) },
    settings: {
      ...{ rounds, seconds, difficulty, ...(teams && { teams }) },
      leagues: leagues.map((league) => leagueName(league)),
    },
    ...{ locked, doorOpen, hostAway, seats, done },
    round: round ? roundView(code, round, sources) : null,
    top: [...top],
    ...(seen.teams.length > 0 && { teams: seen.teams.map(teamView) }),
    ...('rows' in seen && {
      rows: seen.rows.map(rowView),
      ends: seen.ends.map((end) => endView(code, end, sources.creditOf)),
    }),
  };
  return { ...told, mark: markOf(told), now: new Date(now).toISOString() };
}

export const presentPartyGuess = (
  texts: Texts,
  league: League,
  guess: SeenSeat['guesses'][number],
  index: number,
): GuessView => presentGuess(texts, { league }, guess, index);

/** What a guess changes. `league`: of the round of the guesses. */
export function presentPlay(seen: SeenSeat, texts: Texts, league: League | undefined) {
  const { seat, name, wish, plays, number, guesses, left, done, solved, roundPoints } = seen;
  const told = {
    ...{ seat, name, plays, left, done, solved, ...(wish !== undefined && { wish }) },
    number: number ?? null,
    guesses: league
      ? guesses.map((guess, index) => presentPartyGuess(texts, league, guess, index))
      : [],
    roundPoints: roundPoints ?? null,
  };
  return { ...told, mark: markOf(told) };
}

export const presentSeat = (
  seen: SeenSeat,
  texts: Texts,
  league: League | undefined,
): NonNullable<PartyView['seat']> => ({
  ...presentPlay(seen, texts, league),
  row: seen.row ?? null,
  sheet: seen.sheet.map((each) => ({ ...each, bands: [...each.bands] })),
});

export const presentHost = ({ people, steps, ...host }: SeenHost) => ({
  ...host,
  steps: [...steps],
  people: people.map((each) => ({ ...each })),
});

import * as z from 'zod/mini';
import { hostSteps, partyPhases, partyTeams } from '../domain/party/party.ts';
import { count, difficultyField, isoDateTime, sportField } from './fields.ts';
import { guessView, photoCreditView } from './games.ts';

const nullable = z.nullable;
const band = z.enum(['far', 'close', 'very-close']);

export const partySettingsView = z.object({
  rounds: count,
  /** Of a round; null without a clock. */
  seconds: nullable(count),
  leagues: z.array(z.string()),
  difficulty: difficultyField,
  /** Absent without teams. */
  teams: z.optional(count),
});

const team = z.enum(partyTeams);

/** A clue in the languages, as a state is pushed to all readers alike: one that is not there says it as English does. */
const words = z.record(z.string(), z.string());

/** Of what is told beside: another one as soon as anything of it is different. */
const mark = z.string();

export const partyAnswer = z.object({
  athleteName: z.string(),
  /** Absent for a drawing. */
  photoCredit: z.optional(photoCreditView),
  /** `time` in ms. */
  first: nullable(z.object({ seat: count, name: z.string(), time: count })),
  solved: count,
});

/** What is not due is null, before the start everything but sport and league. */
export const partyRoundView = z.object({
  /** Goes on when the same people play again; `index` of the settings' rounds. */
  number: count,
  index: count,
  /** Told before the start, so that the names are there. */
  sport: sportField,
  league: z.string(),
  clues: count,
  dateBorn: nullable(z.iso.date()),
  nationalityCodes: nullable(z.array(z.string())),
  nationality: nullable(words),
  team: nullable(words),
  positionKey: nullable(z.string()),
  position: nullable(words),
  initials: nullable(z.object({ initials: z.string(), letters: count, mononym: z.boolean() })),
  imageUrl: nullable(z.string()),
  /** A part of a photo, which is seen through a dark layer until the answer. */
  isPhoto: z.optional(z.literal(true)),
  answer: nullable(partyAnswer),
});

export const partyRow = z.object({
  seat: count,
  name: z.string(),
  team: z.optional(team),
  points: count,
  /** Milliseconds of all rounds; one that was not solved counts whole. */
  time: count,
  place: count,
  moved: z.int(),
});

/** Its points are the mean of those who play; without any it has no place. */
export const partyTeamRow = z.object({
  team,
  size: count,
  points: count,
  place: nullable(count),
  moved: z.int(),
});

/** Everybody with what they are doing: only on the big screen. */
export const partySeatRow = z.extend(partyRow, {
  here: z.boolean(),
  plays: z.boolean(),
  done: z.boolean(),
  solved: z.boolean(),
  used: count,
  band: nullable(band),
  /** Points of the round whose answer is shown; absent at other times. */
  gained: z.optional(count),
});

const bestGuess = z.object({
  seat: count,
  name: z.string(),
  athleteName: z.string(),
  accuracy: count,
});
export const partyRoundEnd = z.object({
  number: count,
  imageUrl: z.string(),
  answer: partyAnswer,
  closest: nullable(bestGuess),
  wildest: nullable(bestGuess),
});

/** The whole public state; a newer version replaces an older one. */
export const partyState = z.object({
  code: z.string(),
  version: count,
  mark,
  phase: z.enum(partyPhases),
  /** The server's clock when it was made. */
  now: isoDateTime,
  /** Of the phase: the start of the round, its deadline; when the answer is shown, and until when. */
  startsAt: nullable(isoDateTime),
  endsAt: nullable(isoDateTime),
  settings: partySettingsView,
  locked: z.boolean(),
  /** The code stays on the screen. */
  doorOpen: z.boolean(),
  hostAway: z.boolean(),
  seats: count,
  done: count,
  round: nullable(partyRoundView),
  top: z.array(partyRow),
  /** Best first; absent without teams. */
  teams: z.optional(z.array(partyTeamRow)),
  rows: z.optional(z.array(partySeatRow)),
  ends: z.optional(z.array(partyRoundEnd)),
});
export type PartyState = z.output<typeof partyState>;

/** A state as it is pushed: a phone's is without what was told before (`push/party-news.ts`). */
export const partyPush = z.extend(partyState, {
  ...z.partial(z.pick(partyState, { code: true, startsAt: true, endsAt: true, settings: true }))
    .shape,
  round: nullable(z.extend(z.partial(partyRoundView), { number: count, clues: count })),
});
export type PartyPush = z.output<typeof partyPush>;

export const partySheet = z.object({
  number: count,
  points: count,
  solved: z.boolean(),
  bands: z.array(band),
});

export const partySeatView = z.object({
  seat: count,
  /** Without place and sheet. */
  mark,
  name: z.string(),
  /** The own name from the answer on, chosen since the round began. */
  wish: z.optional(z.string()),
  /** False for a latecomer until the next round. */
  plays: z.boolean(),
  /** The round of these guesses. */
  number: nullable(count),
  guesses: z.array(guessView),
  left: count,
  done: z.boolean(),
  solved: z.boolean(),
  roundPoints: nullable(count),
  row: nullable(partyRow),
  sheet: z.array(partySheet),
});

export const partyHostView = z.object({
  isHost: z.boolean(),
  mayTakeOver: z.boolean(),
  steps: z.array(z.enum(hostSteps)),
  people: z.array(
    z.object({
      ...{ seat: count, name: z.string(), team: z.optional(team), here: z.boolean() },
      /** The seat of the room's creator or host: nobody takes it out. */
      stays: z.optional(z.literal(true)),
    }),
  ),
});

export const partyView = z.object({
  state: partyState,
  seat: nullable(partySeatView),
  host: nullable(partyHostView),
  /** What to watch for `party-state`, with a ticket of five minutes; null without a cookie. */
  topic: z.int(),
  ticket: nullable(z.string()),
  /** Of the seat's place and sheet, and of what a host sees. */
  mark,
});
export type PartyView = z.output<typeof partyView>;

/** Null if nothing is new; without the state if that is as it was known. */
export const partyNews = nullable(z.extend(partyView, { state: nullable(partyState) }));

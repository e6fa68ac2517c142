import * as z from 'zod/mini';
import {
  hostSteps,
  partyCodeForm,
  partyRounds,
  partySeconds,
  partyTeams,
  teamNumbers,
} from '../domain/party/party.ts';
import { type Endpoint, get, post } from './endpoint.ts';
import {
  blankAsAbsent,
  count,
  difficultyField,
  guessText,
  languageField,
  languageQuery,
  leagueField,
  nameField,
} from './fields.ts';
import { guessView } from './games.ts';
import { partyNews, partySeatView, partyView } from './party-view.ts';

const mostLeagues = 30;
const mostSeatNumbers = 99_999;

/** In either case; a code of another form is one that nobody has. */
const partyCode = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.toUpperCase()),
  ),
  z.string().check(z.regex(partyCodeForm, { error: 'party_not_found' })),
);
const ofCode = z.object({ code: partyCode });

const wholeBetween = (error: string, { least, most }: { least: number; most: number }) =>
  z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }));

const settings = {
  rounds: z.optional(wholeBetween('invalid_rounds', partyRounds)),
  /** Null without a clock. */
  seconds: z.optional(z.nullable(wholeBetween('invalid_seconds', partySeconds))),
  /** Absent: all that can be played. */
  leagues: z.optional(
    z
      .array(leagueField, { error: 'invalid_league' })
      .check(
        z.minLength(1, { error: 'invalid_league' }),
        z.maxLength(mostLeagues, { error: 'invalid_league' }),
      ),
  ),
  difficulty: z.optional(difficultyField),
  /** Null without teams. */
  teams: z.optional(z.nullable(wholeBetween('invalid_teams', teamNumbers))),
};
export const createPartyRequest = z.object(settings);
export const changePartyRequest = z
  .object({ ...settings, locked: z.optional(z.boolean({ error: 'invalid_toggle' })) })
  .check(
    z.refine((body) => Object.values(body).some((value) => value !== undefined), {
      error: 'nothing_to_update',
    }),
  );

export const partyNameField = nameField({
  ...{ least: 2, most: 16 },
  ...{ tooShort: 'party_name_too_short', tooLong: 'party_name_too_long' },
});
const teamField = z.enum(partyTeams, { error: 'invalid_team' });
const seatField = wholeBetween('invalid_id', { least: 1, most: mostSeatNumbers });
export const takePartySeatRequest = z.object({
  /** Absent: two words in the language of the call. */
  name: blankAsAbsent(partyNameField),
  /** Before the start; absent: the smallest, or as before. */
  team: z.optional(teamField),
  language: z.optional(languageField),
});
export const guessInPartyRequest = z.object({
  guess: guessText,
  /** Of the round, so that a late guess is not judged in the next one. */
  number: wholeBetween('invalid_id', { least: 1, most: 2 ** 31 }),
  language: z.optional(languageField),
});
export const partyGuessReply = z.object({
  guess: guessView,
  seat: z.omit(partySeatView, { row: true, sheet: true }),
});
export const partyStepRequest = z.object({ step: z.enum(hostSteps, { error: 'invalid_step' }) });
export const removePartySeatRequest = z.object({
  language: z.optional(languageField),
  seat: seatField,
});
export const renamePartySeatRequest = z.object({
  name: z.optional(partyNameField),
  team: z.optional(teamField),
  seat: seatField,
});

const ofParty = {
  access: 'guest',
  params: ofCode,
  query: languageQuery,
  reply: partyView,
  allowsEndedSession: true,
} as const;

const readQuery = z.extend(languageQuery, {
  as: z.optional(z.enum(['screen', 'seat'], { error: 'invalid_query' })),
});

/** The marks of the state, of the seat if there is one, and of the view. */
export const partyMarks = /^[\w-]{8}[.](?:[\w-]{8})?[.][\w-]{8}$/;

export const createParty = {
  ...post,
  name: 'createParty',
  summary: 'Open a room for one screen and up to sixty phones; its maker is the host',
  path: '/api/parties',
  access: 'guest',
  isSocial: true,
  limit: 'party',
  query: languageQuery,
  body: createPartyRequest,
  status: 201,
  reply: partyView,
  allowsEndedSession: true,
} as const satisfies Endpoint;

export const readParty = {
  ...get,
  ...ofParty,
  name: 'readParty',
  summary:
    "The room as the caller may see it: with their seat, and with as=screen everybody's progress",
  path: '/api/parties/:code',
  query: readQuery,
} as const satisfies Endpoint;

export const readPartyNews = {
  ...get,
  ...ofParty,
  name: 'readPartyNews',
  summary:
    'The room as readParty tells it, unless it is as `known`: without the state, or 204 if nothing is new. To be called every ten seconds by who is there',
  path: '/api/parties/:code/news',
  query: z.extend(readQuery, {
    known: z.optional(z.string().check(z.regex(partyMarks, { error: 'invalid_query' }))),
  }),
  reply: partyNews,
} as const satisfies Endpoint;

export const openPartyScreen = {
  ...post,
  ...ofParty,
  name: 'openPartyScreen',
  summary: 'Be a big screen of the room, on a device without a seat; there are eight at most',
  path: '/api/parties/:code/screen',
} as const satisfies Endpoint;

export const takePartySeat = {
  ...post,
  ...ofParty,
  name: 'takePartySeat',
  summary:
    'Take a seat, without an account; with a name or, before the start, a team also to change it. In a round the name waits for the answer',
  path: '/api/parties/:code/seat',
  isSocial: true,
  limit: 'game',
  body: takePartySeatRequest,
  /** Of somebody without a cookie, whose first answer may be lost with it. */
  idempotent: true,
} as const satisfies Endpoint;

export const guessInParty = {
  ...post,
  ...ofParty,
  name: 'guessInParty',
  summary: 'Guess in the round of this number; nobody else is told what',
  path: '/api/parties/:code/guess',
  limit: 'guess',
  body: guessInPartyRequest,
  reply: partyGuessReply,
  idempotent: true,
} as const satisfies Endpoint;

export const changeParty = {
  ...post,
  ...ofParty,
  name: 'changeParty',
  summary: 'Host: settings, before the start; the lock at any time',
  method: 'PATCH',
  path: '/api/parties/:code',
  body: changePartyRequest,
} as const satisfies Endpoint;

export const stepParty = {
  ...post,
  ...ofParty,
  name: 'stepParty',
  summary:
    'Host: start, open the next clue without a clock, reveal, next round, end, play again; 409 if it is not due',
  path: '/api/parties/:code/step',
  body: partyStepRequest,
} as const satisfies Endpoint;

export const removePartySeat = {
  ...post,
  ...ofParty,
  name: 'removePartySeat',
  summary: 'Host: take somebody out of the room, who stays out; not who has made it or leads it',
  path: '/api/parties/:code/remove',
  body: removePartySeatRequest,
} as const satisfies Endpoint;

export const renamePartySeat = {
  ...post,
  ...ofParty,
  name: 'renamePartySeat',
  summary: 'Host: give a seat another name or, before the start, another team',
  path: '/api/parties/:code/rename',
  body: renamePartySeatRequest,
} as const satisfies Endpoint;

export const takeOverParty = {
  ...post,
  ...ofParty,
  name: 'takeOverParty',
  summary: 'Be the host while the host is away: for who is here longest, and for the oldest screen',
  path: '/api/parties/:code/host',
} as const satisfies Endpoint;

const digits = (most: number) =>
  z.pipe(
    z
      .string({ error: 'invalid_query' })
      .check(z.regex(new RegExp(`^[0-9]{1,${most}}$`), { error: 'invalid_query' })),
    z.pipe(z.transform(Number), count),
  );

export const readPartyPhoto = {
  ...get,
  name: 'readPartyPhoto',
  summary: 'The picture of a round at a step that is due; the same for everybody',
  path: '/api/parties/:code/rounds/:number/photo',
  access: 'guest',
  allowsEndedSession: true,
  params: z.object({
    code: partyCode,
    number: z.pipe(
      z.string().check(z.regex(/^[1-9][0-9]{0,8}$/, { error: 'party_not_found' })),
      z.transform(Number),
    ),
  }),
  query: z.object({ step: z.optional(digits(2)) }),
} as const satisfies Endpoint;

export const readPartyResults = {
  ...get,
  name: 'readPartyResults',
  summary: 'Host: the table as CSV',
  path: '/api/parties/:code/results',
  access: 'guest',
  allowsEndedSession: true,
  params: ofCode,
  query: languageQuery,
  isTable: true,
} as const satisfies Endpoint;

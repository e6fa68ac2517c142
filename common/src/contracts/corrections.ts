import * as z from 'zod/mini';
import { correctionFields, correctionStatuses } from '../domain/athlete/correction.ts';
import { usernameField } from './accounts.ts';
import { type Endpoint, get, post } from './endpoint.ts';
import {
  blankAsAbsent,
  count,
  gameParams,
  isoDateTime,
  languageQuery,
  lineField,
  rowIdParam,
} from './fields.ts';

const fieldField = z.enum(correctionFields, { error: 'invalid_field' });
const line = (most: number) =>
  lineField({ least: 1, most, tooShort: 'correction_required', tooLong: 'correction_too_long' });

/** What a player may report of a finished game: own guesses that did not count, and what it revealed. */
export const correctable = z.object({
  names: z.array(z.string()),
  fields: z.array(z.object({ field: fieldField, label: z.string(), value: z.string() })),
});
export type Correctable = z.output<typeof correctable>;

export const correctionItem = z.object({
  id: z.string(),
  athlete: z.string(),
  field: fieldField,
  label: z.string(),
  text: z.string(),
  status: z.enum(correctionStatuses),
  /** What an admin has accepted, in the form of the data files. */
  value: z.nullable(z.string()),
  note: z.nullable(z.string()),
  reportedAt: isoDateTime,
});
export type CorrectionItem = z.output<typeof correctionItem>;

export const weighedCorrection = z.extend(correctionItem, {
  /** Different people whose report weighs. */
  reports: count,
  /** The username of who began it; null once that account is gone. */
  by: z.nullable(z.string()),
  league: z.string(),
  /** Today's value in the form of the data files; null if there is none. */
  current: z.nullable(z.string()),
});
export type WeighedCorrection = z.output<typeof weighedCorrection>;

export const readCorrectable = {
  ...get,
  name: 'readCorrectable',
  summary: 'What of a finished game can be reported as wrong',
  path: '/api/games/:id/corrections',
  params: gameParams,
  query: languageQuery,
  reply: correctable,
} as const satisfies Endpoint;

export const reportCorrection = {
  ...post,
  name: 'reportCorrection',
  summary: 'Report a name that should count, or a value that is wrong, after the end of a game',
  path: '/api/games/:id/corrections',
  limit: 'correction',
  params: gameParams,
  query: languageQuery,
  body: z.object({ field: fieldField, text: line(100) }),
  status: 201,
  reply: correctionItem,
} as const satisfies Endpoint;

export const readOwnCorrections = {
  ...get,
  name: 'readOwnCorrections',
  summary: "The user's own reports and what became of them, newest first",
  path: '/api/corrections/user',
  query: languageQuery,
  reply: z.array(correctionItem),
} as const satisfies Endpoint;

export const readAllCorrections = {
  ...get,
  name: 'readAllCorrections',
  summary: 'All reports, the open ones first, each by the number of reporters; for admins',
  path: '/api/corrections/all',
  access: 'admin',
  query: languageQuery,
  reply: z.array(weighedCorrection),
} as const satisfies Endpoint;

/** Without a value the reported text is accepted. */
const decision = z.object({
  status: z.enum(['accepted', 'refused'], { error: 'invalid_status' }),
  value: blankAsAbsent(line(100)),
  note: blankAsAbsent(line(300)),
});
export type Decision = z.output<typeof decision>;

export const decideCorrection = {
  ...post,
  name: 'decideCorrection',
  summary: 'Accept or refuse a report, in any order; for admins',
  method: 'PATCH',
  path: '/api/corrections/:id/decision',
  access: 'admin',
  params: z.object({ id: rowIdParam('correction_not_found') }),
  query: languageQuery,
  body: decision,
  reply: weighedCorrection,
} as const satisfies Endpoint;

export const refuseReporter = {
  ...post,
  name: 'refuseReporter',
  summary: 'Refuse all open reports that only this user has sent; for admins',
  path: '/api/corrections/refusals',
  access: 'admin',
  body: z.object({ username: usernameField }),
  reply: z.object({ refused: count }),
} as const satisfies Endpoint;

/** CSV as `npm run import:athletes` reads it. */
export const exportCorrections = {
  ...get,
  name: 'exportCorrections',
  summary: 'What has been accepted, as a table for the data files; for admins',
  path: '/api/corrections/table',
  access: 'admin',
  isTable: true,
} as const satisfies Endpoint;

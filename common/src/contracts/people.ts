import * as z from 'zod/mini';
import { avatars } from '../domain/avatar.ts';
import { reportDecisions, reportKinds, reportReasons, reportStatuses } from '../domain/report.ts';
import { usernameField } from './accounts.ts';
import { type Endpoint, get, post } from './endpoint.ts';
import { count, isoDateTime, rowIdParam } from './fields.ts';

/* Blocks and reports, of which the others hear nothing. */

export const blockedUser = z.object({
  id: z.string(),
  username: z.string(),
  displayName: z.nullable(z.string()),
  blockedAt: isoDateTime,
});
export type BlockedUser = z.output<typeof blockedUser>;

const kindField = z.enum(reportKinds, { error: 'invalid_field' });
const reasonField = z.enum(reportReasons, { error: 'invalid_value' });

export const reportItem = z.object({
  id: z.string(),
  kind: kindField,
  /** The name, or the address or name of the picture, as it was. */
  value: z.string(),
  status: z.enum(reportStatuses),
  username: z.string(),
  displayName: z.nullable(z.string()),
  reasons: z.object({ insult: count, sexual: count, impersonation: count, other: count }),
  reportedAt: isoDateTime,
});
export type ReportItem = z.output<typeof reportItem>;

export const readAvatar = {
  ...get,
  name: 'readAvatar',
  summary: 'A drawn avatar as an SVG picture',
  path: '/api/avatars/:id',
  access: 'public',
  params: z.object({ id: z.enum(avatars, { error: 'not_found' }) }),
} as const satisfies Endpoint;

export const readBlocks = {
  ...get,
  name: 'readBlocks',
  summary: 'Whom the user has blocked, the latest first',
  path: '/api/user/blocks',
  reply: z.array(blockedUser),
} as const satisfies Endpoint;

export const blockUser = {
  ...post,
  name: 'blockUser',
  summary: 'Block a user, who hears nothing of it; repeating it changes nothing',
  path: '/api/user/blocks',
  limit: 'report',
  body: z.object({ username: usernameField }),
  status: 201,
  reply: blockedUser,
} as const satisfies Endpoint;

export const unblockUser = {
  ...post,
  name: 'unblockUser',
  summary: 'End a block by the id of the user; what it ended does not come back',
  method: 'DELETE',
  path: '/api/user/blocks/:id',
  params: z.object({ id: rowIdParam('user_not_found') }),
  reply: z.object({ id: z.string(), status: z.literal('removed') }),
} as const satisfies Endpoint;

export const reportUser = {
  ...post,
  name: 'reportUser',
  summary: 'Report the name or the picture of a user to the admins; once each',
  path: '/api/user/reports',
  limit: 'report',
  body: z.object({ username: usernameField, kind: kindField, reason: reasonField }),
  status: 201,
  reply: z.object({ kind: kindField, reason: reasonField }),
} as const satisfies Endpoint;

export const readReports = {
  ...get,
  name: 'readReports',
  summary: 'Reported names and pictures, the open ones first, by the number of reports; for admins',
  path: '/api/admin/reports',
  access: 'admin',
  reply: z.array(reportItem),
} as const satisfies Endpoint;

export const decideReport = {
  ...post,
  name: 'decideReport',
  summary:
    'Dismiss a report, take the name or picture away, or close what the account shares with ' +
    'others; in any order; for admins',
  method: 'PATCH',
  path: '/api/admin/reports/:id/decision',
  access: 'admin',
  params: z.object({ id: rowIdParam('correction_not_found') }),
  body: z.object({ decision: z.enum(reportDecisions, { error: 'invalid_value' }) }),
  reply: reportItem,
} as const satisfies Endpoint;

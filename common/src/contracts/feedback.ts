import * as z from 'zod/mini';
import { feedbackStatuses, feedbackTypes } from '../domain/feedback.ts';
import { type Endpoint, get, post } from './endpoint.ts';
import { blankAsAbsent, count, emailField, isoDateTime, lineField, rowIdParam } from './fields.ts';

const typeField = z.enum(feedbackTypes, { error: 'invalid_feedback_type' });
const statusField = z.enum(feedbackStatuses, { error: 'invalid_status' });

export const feedbackItem = z.object({
  id: z.string(),
  type: typeField,
  title: z.string(),
  content: z.string(),
  email: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  status: statusField,
  createdAt: isoDateTime,
  user: z.nullable(
    z.object({
      avatarUrl: z.nullable(z.string()),
      displayName: z.nullable(z.string()),
      username: z.string(),
    }),
  ),
});
export type FeedbackItem = z.output<typeof feedbackItem>;

const contentField = z.pipe(
  z.string({ error: 'content_required' }),
  z.pipe(
    z.transform((text: string) => text.replace(/\r\n?/g, '\n').trim()),
    z.string().check(
      z.refine((text) => !/[^\P{Cc}\n\t]/u.test(text) && text.isWellFormed(), {
        error: 'invalid_characters',
        abort: true,
      }),
      z.minLength(1, { error: 'content_required', abort: true }),
      z.refine((text) => [...text].length <= 5000, { error: 'content_too_long' }),
    ),
  ),
);

/** The author comes from the session: a `userId` in the body is ignored. */
export const feedbackRequest = z.object({
  type: z.optional(typeField),
  title: lineField({
    least: 1,
    most: 120,
    tooShort: 'title_required',
    tooLong: 'title_too_long',
  }),
  content: contentField,
  email: blankAsAbsent(emailField),
});

export const submitFeedback = {
  ...post,
  name: 'submitFeedback',
  summary: 'Send feedback, a suggestion or the report of a bug',
  path: '/api/feedback',
  limit: 'feedback',
  body: feedbackRequest,
  status: 201,
  reply: feedbackItem,
  idempotent: true,
} as const satisfies Endpoint;

export const readOwnFeedback = {
  ...get,
  name: 'readOwnFeedback',
  summary: "The user's own feedback, newest first",
  path: '/api/feedback/user',
  reply: z.array(feedbackItem),
} as const satisfies Endpoint;

export const readAllFeedback = {
  ...get,
  name: 'readAllFeedback',
  summary: 'All feedback, newest first; for admins',
  path: '/api/feedback/all',
  access: 'admin',
  reply: z.array(feedbackItem),
} as const satisfies Endpoint;

export const setFeedbackStatus = {
  ...post,
  name: 'setFeedbackStatus',
  summary: 'Set the status of a feedback, in any order; for admins',
  method: 'PATCH',
  path: '/api/feedback/:id/status',
  access: 'admin',
  params: z.object({ id: rowIdParam('feedback_not_found') }),
  body: z.object({ status: statusField }),
  reply: feedbackItem,
} as const satisfies Endpoint;

export const markedAccount = z.object({
  userId: z.string(),
  username: z.string(),
  displayName: z.nullable(z.string()),
  marked: count,
  wins: count,
  shortest: count,
  firstAt: isoDateTime,
  lastAt: isoDateTime,
});
export type MarkedAccount = z.output<typeof markedAccount>;

export const readMarkedWins = {
  ...get,
  name: 'readMarkedWins',
  summary: 'Accounts with wins that no person could have made, the highest share first; for admins',
  path: '/api/admin/marked-wins',
  access: 'admin',
  reply: z.array(markedAccount),
} as const satisfies Endpoint;

import * as z from 'zod/mini';
import { achievementKeys } from '../domain/record/achievement.ts';
import type { Endpoint } from './endpoint.ts';
import { count, isoDateTime, languageField } from './fields.ts';
import { publicUser } from './friends.ts';

/** What has happened to a user since the visit before this one; the rest is in their own lists. */
export const visitReply = z.object({
  /** When the visit before ended; null on the first one, which has no news. */
  since: z.nullable(isoDateTime),
  /** Games won in a row, now. */
  streak: count,
  /** Solo games that were left too long and are lost, the latest first. */
  expired: z.array(z.object({ id: z.int(), athleteName: z.string(), endedAt: isoDateTime })),
  /** Challenges that have finished, the latest first, with the user's rank among all who played. */
  challenges: z.array(z.object({ id: z.int(), rank: count, players: count })),
  /** Whose friendship has begun, the latest first. */
  friends: z.array(publicUser),
  /** Unlocked achievements, in the language of the answer. */
  achievements: z.array(z.object({ key: z.enum(achievementKeys), title: z.string() })),
});
export type VisitReply = z.output<typeof visitReply>;

export const noteVisit = {
  name: 'noteVisit',
  summary: 'Note that the user is on their home page; what has happened since the visit before',
  method: 'POST',
  path: '/api/user/visits',
  access: 'user',
  limit: 'other',
  query: z.object({ language: z.optional(languageField) }),
  status: 200,
  reply: visitReply,
} as const satisfies Endpoint;

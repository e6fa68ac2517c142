import * as z from 'zod/mini';
import { achievementState } from './achievements.ts';
import type { Endpoint } from './endpoint.ts';
import { feedbackItem } from './feedback.ts';
import { isoDateTime } from './fields.ts';
import { friendEntry } from './friends.ts';
import { historyItem } from './history.ts';
import { user } from './user.ts';

/** Everything that is held about the user (reliability §1). */
export const accountExport = z.object({
  exportedAt: isoDateTime,
  user,
  timeZone: z.nullable(z.string()),
  createdAt: isoDateTime,
  sessions: z.array(z.object({ createdAt: isoDateTime, expiresAt: isoDateTime })),
  games: z.array(historyItem),
  achievements: z.array(achievementState),
  friends: z.array(friendEntry),
  friendRequests: z.array(
    z.object({
      direction: z.enum(['sent', 'received']),
      username: z.string(),
      createdAt: isoDateTime,
    }),
  ),
  feedback: z.array(feedbackItem),
});
export type AccountExport = z.output<typeof accountExport>;

export const exportAccount = {
  name: 'exportAccount',
  summary: 'Everything held about the user, as a file',
  method: 'GET',
  path: '/api/user/export',
  access: 'user',
  limit: 'other',
  status: 200,
  reply: accountExport,
} as const satisfies Endpoint;

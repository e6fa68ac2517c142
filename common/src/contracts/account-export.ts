import * as z from 'zod/mini';
import { achievementState } from './achievements.ts';
import { correctionItem } from './corrections.ts';
import { type Endpoint, get } from './endpoint.ts';
import { feedbackItem } from './feedback.ts';
import { count, difficultyField, isoDateTime } from './fields.ts';
import { friendEntry } from './friends.ts';
import { reportKinds, reportReasons, reportStatuses } from '../domain/report.ts';
import { blockedUser } from './people.ts';
import { tokenItem } from './personal-tokens.ts';
import { playedGame } from './history.ts';
import { user } from './user.ts';

/** A game of the history with its guesses and hints; `end` is null while it runs; in seconds. */
export const exportedGame = z.extend(playedGame, {
  guesses: z.array(z.object({ text: z.string(), accuracy: count, at: isoDateTime })),
  hints: z.array(z.object({ rung: count, penalty: count, at: isoDateTime })),
  /** Guesses and hints are no longer kept (rules: history). */
  detailsRemoved: z.optional(z.literal(true)),
  end: z.nullable(
    z.object({
      status: z.enum(['won', 'lost', 'abandoned']),
      at: isoDateTime,
      timeTaken: count,
      speedBonus: count,
      streakBonus: count,
      streakCount: count,
    }),
  ),
});
export type ExportedGame = z.output<typeof exportedGame>;

const exportedCorrection = z.extend(
  z.pick(correctionItem, { field: true, text: true, status: true, value: true, note: true }),
  { athleteId: z.string(), league: z.string(), reportedAt: isoDateTime },
);

const exportedReport = z.object({
  kind: z.enum(reportKinds),
  value: z.string(),
  reason: z.enum(reportReasons),
  status: z.enum(reportStatuses),
  reportedAt: isoDateTime,
});

/** A room with a part in it, kept for seven days after its end. */
const exportedParty = z.object({
  code: z.string(),
  hosted: z.boolean(),
  seat: z.nullable(
    z.object({
      name: z.string(),
      joinedAt: isoDateTime,
      guesses: z.array(z.object({ text: z.string(), accuracy: count, at: isoDateTime })),
    }),
  ),
});

/** An athlete solved at a party: a sticker of the album that no game tells of. */
const exportedPartyFind = z.object({
  ...{ league: z.string(), athleteId: z.string(), difficulty: difficultyField },
  ...{ guesses: count, solvedAt: isoDateTime },
});

export const accountExport = z.object({
  exportedAt: isoDateTime,
  user,
  timeZone: z.nullable(z.string()),
  createdAt: isoDateTime,
  visitedAt: z.nullable(isoDateTime),
  newsSince: z.nullable(isoDateTime),
  sessions: z.array(z.object({ createdAt: isoDateTime, expiresAt: isoDateTime })),
  tokens: z.array(tokenItem),
  games: z.array(exportedGame),
  achievements: z.array(achievementState),
  friends: z.array(friendEntry),
  /** Includes requests rejected in the last 24 h, because the sender does not hear of a rejection. */
  friendRequests: z.array(
    z.object({
      direction: z.enum(['sent', 'received']),
      username: z.string(),
      createdAt: isoDateTime,
    }),
  ),
  blocks: z.array(blockedUser),
  reports: z.array(exportedReport),
  /** An admin has closed what the account shares with others. */
  isClosed: z.boolean(),
  feedback: z.array(feedbackItem),
  corrections: z.array(exportedCorrection),
  parties: z.array(exportedParty),
  partyFinds: z.array(exportedPartyFind),
});
export type AccountExport = z.output<typeof accountExport>;

export const exportAccount = {
  ...get,
  name: 'exportAccount',
  summary: 'Everything held about the user, as a file',
  path: '/api/user/export',
  limit: 'export',
  reply: accountExport,
} as const satisfies Endpoint;

import type { ReportKind, ReportReason, ReportStatus } from '@craque/common/domain/report.ts';
import type { FeedbackStatus, FeedbackType } from '@craque/common/domain/feedback.ts';

export type Feedback = {
  id: string;
  /** Null once the account is gone. */
  userId: string | null;
  type: FeedbackType;
  title: string;
  content: string;
  email: string | null;
  status: FeedbackStatus;
  createdAt: number;
  /** The Idempotency-Key of the call, unique per user. */
  key?: string;
};

/** A name or picture of a user, as it was; the id follows from it. */
export type Reported = { id: string; kind: ReportKind; userId: string; value: string };

export type Report = Reported & {
  status: ReportStatus;
  reports: number;
  reporters: readonly { userId: string; reason: ReportReason; at: number }[];
  lastAt: number;
  decidedAt: number | null;
  /** Null while it is open, and once that account is gone. */
  decidedBy: string | null;
};

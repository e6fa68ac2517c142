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

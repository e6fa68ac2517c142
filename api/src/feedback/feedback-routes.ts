import {
  readAllFeedback,
  type MarkedAccount,
  readMarkedWins,
  readOwnFeedback,
  setFeedbackStatus,
  submitFeedback,
} from '@craque/common/contracts/feedback.ts';
import type { Mount } from '../http/mount.ts';
import type { FeedbackService } from './feedback-service.ts';

export type FeedbackRoutesDependencies = {
  feedback: FeedbackService;
  /** For admins: who has wins that no person could have made. */
  markedAccounts: () => Promise<MarkedAccount[]>;
};

export function mountFeedback(
  mount: Mount,
  { feedback, markedAccounts }: FeedbackRoutesDependencies,
): void {
  mount(submitFeedback, ({ session, body, idempotencyKey }) =>
    feedback.submit(session.account, body, idempotencyKey),
  );
  mount(readOwnFeedback, ({ session }) => feedback.listOf(session.account));
  mount(readAllFeedback, ({ session }) => feedback.listAll(session.account));
  mount(setFeedbackStatus, ({ session, params, body }) =>
    feedback.setStatus(session.account, params.id, body.status),
  );
  mount(readMarkedWins, () => markedAccounts());
}

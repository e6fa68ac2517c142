import { type FeedbackItem, setFeedbackStatus } from '@craque/common/contracts/feedback.ts';
import type { FeedbackStatus } from '@craque/common/domain/feedback.ts';
import { ApiError } from '../../lib/api.ts';
import type { FeedbackDeps } from './feedback-state.ts';

type ChangeItem = (id: string, change: (item: FeedbackItem) => FeedbackItem) => void;

/** The status of an item: as last confirmed by the server, and the changes in flight. */
type Course = { known: FeedbackStatus; turn: number; last: Promise<unknown> };

/**
 * Shows a new status at once and sends it; on failure the confirmed status is restored. The changes
 * of one item are sent one after the other, so that the last one made is the last to arrive.
 */
export function createStatusSender(
  { call, onStatusFailure }: Pick<FeedbackDeps, 'call' | 'onStatusFailure'>,
  changeItem: ChangeItem,
) {
  const courses = new Map<string, Course>();

  async function sendNow(id: string, status: FeedbackStatus): Promise<FeedbackItem> {
    const item = await call(setFeedbackStatus, { params: { id }, body: { status } });
    if (item === null) throw new ApiError(200, 'invalid_reply', 'The server sent nothing');
    return item;
  }

  return {
    async send(id: string, from: FeedbackStatus, status: FeedbackStatus): Promise<void> {
      const course = courses.get(id) ?? { known: from, turn: 0, last: Promise.resolve() };
      courses.set(id, course);
      const turn = ++course.turn;
      changeItem(id, (item) => ({ ...item, status }));
      const sent = course.last.then(() => sendNow(id, status));
      course.last = sent.catch(() => undefined);
      try {
        const item = await sent;
        course.known = item.status;
        if (turn === course.turn) changeItem(id, () => item);
      } catch (error) {
        if (turn === course.turn) changeItem(id, (item) => ({ ...item, status: course.known }));
        onStatusFailure(error);
      } finally {
        if (turn === course.turn) courses.delete(id);
      }
    },
  };
}

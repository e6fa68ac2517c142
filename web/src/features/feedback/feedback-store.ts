import {
  type Decision,
  decideCorrection,
  readAllCorrections,
  type WeighedCorrection,
} from '@craque/common/contracts/corrections.ts';
import {
  type FeedbackItem,
  readAllFeedback,
  readOwnFeedback,
  setFeedbackStatus,
  submitFeedback,
} from '@craque/common/contracts/feedback.ts';
import type { FeedbackStatus } from '@craque/common/domain/feedback.ts';
import type { Language } from '@craque/common/domain/language.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Call } from '../../lib/api.ts';
import { reads } from '../../lib/use-read.ts';
import {
  type Draft,
  type DraftErrors,
  type DraftField,
  emptyDraft,
  errorsOf,
  firstError,
} from './feedback-draft.ts';

/** The four states of the form. `failed` keeps the input for a retry. */
export type FormState =
  | { phase: 'editing'; draft: Draft; errors: DraftErrors }
  | { phase: 'submitting'; draft: Draft }
  | { phase: 'sent' }
  | { phase: 'failed'; draft: Draft; key: string; error: unknown };

export type FeedbackDeps = {
  call: Call;
  /** A new idempotency key. */
  newKey: () => string;
  /** The email on record, sent along if the form does not ask for one. */
  ownEmail: () => string | null;
  /** The reader's. */
  language: () => Language;
  onSent: () => void;
  onStatusFailure: (error: unknown) => void;
};

const blankForm: FormState = { phase: 'editing', draft: emptyDraft, errors: {} };

/** The feedback centre: the form, and what admins do with the lists. No action rejects. */
export function createFeedbackStore(deps: FeedbackDeps) {
  const { call, language, onStatusFailure } = deps;
  const store = createStore<{ form: FormState }>(() => ({ form: blankForm }));

  async function send(draft: Draft, key: string): Promise<void> {
    store.setState({ form: { phase: 'submitting', draft } });
    try {
      const { email, ...words } = draft;
      const body = { ...words, email: email.trim() || (deps.ownEmail() ?? undefined) };
      await call(submitFeedback, { body, idempotencyKey: key });
    } catch (error) {
      store.setState({ form: { phase: 'failed', draft, key, error } });
      return;
    }
    store.setState({ form: { phase: 'sent' } });
    deps.onSent();
    await reads.refresh(readOwnFeedback);
  }

  return {
    ...store,
    setStatus: createStatusSender(deps),
    /**
     * A field with an error is validated on every key press, so that the error goes as soon as it
     * is fixed.
     */
    change(part: Partial<Draft>): void {
      const { form } = store.getState();
      if (form.phase !== 'editing') return;
      const draft = { ...form.draft, ...part };
      const now = errorsOf(draft);
      const marked = Object.keys(form.errors) as DraftField[];
      const errors = Object.fromEntries(
        marked.filter((name) => now[name]).map((name) => [name, now[name]]),
      );
      store.setState({ form: { phase: 'editing', draft, errors } });
    },
    /** Sends the draft, or returns the first field to correct. */
    async submit(): Promise<DraftField | undefined> {
      const { form } = store.getState();
      if (form.phase !== 'editing') return undefined;
      const errors = errorsOf(form.draft);
      const wrong = firstError(errors);
      if (wrong) store.setState({ form: { ...form, errors } });
      else await send(form.draft, deps.newKey());
      return wrong;
    },
    /** Retries with the same key: if only the answer was lost, nothing is stored twice. */
    async sendAgain(): Promise<void> {
      const { form } = store.getState();
      if (form.phase === 'failed') await send(form.draft, form.key);
    },
    /** Back to the form, now empty. */
    reset: () => store.setState({ form: blankForm }),
    /** An admin's answer to a report; the list is read again, because the order follows it. */
    async decide({ id }: WeighedCorrection, body: Decision): Promise<void> {
      try {
        await call(decideCorrection, { params: { id }, query: { language: language() }, body });
        await reads.refresh(readAllCorrections);
      } catch (error) {
        onStatusFailure(error);
      }
    },
  };
}

/** The status of an item: as last confirmed by the server, and the changes in flight. */
type Course = { known: FeedbackStatus; turn: number; last: Promise<unknown> };

/**
 * Shows a new status at once and sends it; on failure the confirmed status is restored. The changes
 * of one item are sent one after the other, so that the last one made is the last to arrive.
 */
function createStatusSender({ call, onStatusFailure }: FeedbackDeps) {
  const courses = new Map<string, Course>();
  return async ({ id, status: from }: FeedbackItem, status: FeedbackStatus): Promise<void> => {
    const course = courses.get(id) ?? { known: from, turn: 0, last: Promise.resolve() };
    courses.set(id, course);
    const turn = ++course.turn;
    changeItem(id, (item) => ({ ...item, status }));
    const sent = course.last.then(() =>
      call(setFeedbackStatus, { params: { id }, body: { status } }),
    );
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
  };
}

/** An admin's own feedback is in both lists. */
function changeItem(id: string, change: (item: FeedbackItem) => FeedbackItem): void {
  for (const endpoint of [readOwnFeedback, readAllFeedback]) {
    reads.change(endpoint, {}, (items) =>
      items.map((item) => (item.id === id ? change(item) : item)),
    );
  }
}

export type FeedbackStore = ReturnType<typeof createFeedbackStore>;

export const useFeedbackForm = (store: FeedbackStore): FormState =>
  useStore(store, ({ form }) => form);

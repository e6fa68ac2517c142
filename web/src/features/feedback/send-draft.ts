import { submitFeedback } from '@craque/common/contracts/feedback.ts';
import type { StoreApi } from 'zustand/vanilla';
import { type Draft, type DraftField, errorsOf, firstError } from './feedback-draft.ts';
import { blankForm, type FeedbackDeps, type FeedbackState } from './feedback-state.ts';

type SendDeps = Pick<FeedbackDeps, 'call' | 'newKey' | 'ownEmail' | 'onSent'> & {
  refresh: () => Promise<void>;
};

/** The actions of the form. */
export function createDraftSender(store: StoreApi<FeedbackState>, deps: SendDeps) {
  async function send(draft: Draft, key: string): Promise<void> {
    store.setState({ form: { phase: 'submitting', draft } });
    try {
      const { email, ...words } = draft;
      const body = { ...words, email: email.trim() || (deps.ownEmail() ?? undefined) };
      await deps.call(submitFeedback, { body, idempotencyKey: key });
    } catch (error) {
      store.setState({ form: { phase: 'failed', draft, key, error } });
      return;
    }
    store.setState({ form: { phase: 'sent' } });
    deps.onSent();
    await deps.refresh();
  }

  return {
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
  };
}

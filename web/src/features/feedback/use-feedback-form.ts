import {
  readOwnFeedback,
  submitFeedback,
  feedbackRequest,
} from '@craque/common/contracts/feedback.ts';
import type { FeedbackType } from '@craque/common/domain/feedback.ts';
import { useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { contractErrors, useFormFields } from '../../lib/form-fields.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useTranslation } from '../../lib/translation.ts';
import { reads } from '../../lib/use-read.ts';
import { showToast } from '../../ui/toast/toast.tsx';

/** The form's input; the email is asked for only if the account has none. */
type Draft = { type: FeedbackType; title: string; content: string; email: string };
export type DraftField = 'title' | 'content' | 'email';

const emptyDraft: Draft = { type: 'feedback', title: '', content: '', email: '' };
const names: readonly DraftField[] = ['title', 'content', 'email'];

/** The form in its four phases; `failed` keeps the input for a retry. */
export function useFeedbackForm(ownEmail: string | null) {
  const { t } = useTranslation();
  const form = useFormFields(emptyDraft, names, (draft) =>
    contractErrors(feedbackRequest, names, draft),
  );
  const [phase, setPhase] = useState<'editing' | 'submitting' | 'sent' | 'failed'>('editing');
  const [error, setError] = useState<unknown>();
  const key = useRef('');

  async function send(): Promise<void> {
    setPhase('submitting');
    try {
      const { email, ...words } = form.fields;
      const body = { ...words, email: email.trim() || (ownEmail ?? undefined) };
      await call(submitFeedback, { body, idempotencyKey: key.current });
    } catch (failure) {
      setError(failure);
      setPhase('failed');
      return;
    }
    setPhase('sent');
    showToast({ title: t('feedback.thanks'), description: t('feedback.sent') });
    await reads.refresh(readOwnFeedback);
  }

  return {
    ...form,
    phase,
    error,
    /** Sends the draft, or returns the first field to correct. */
    async submit(): Promise<DraftField | undefined> {
      const wrong = form.validate();
      if (wrong) return wrong;
      key.current = randomKey();
      await send();
      return undefined;
    },
    /** Retries with the same key: if only the answer was lost, nothing is stored twice. */
    sendAgain: send,
    reset(): void {
      form.reset();
      setPhase('editing');
    },
  };
}

export type FeedbackFormState = ReturnType<typeof useFeedbackForm>;

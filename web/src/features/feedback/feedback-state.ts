import type { CorrectionItem, WeighedCorrection } from '@craque/common/contracts/corrections.ts';
import type { FeedbackItem, MarkedAccount } from '@craque/common/contracts/feedback.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { Call } from '../../lib/api.ts';
import { type Draft, type DraftErrors, emptyDraft } from './feedback-draft.ts';

/** The four states of the form. `failed` keeps the input for a retry. */
export type FormState =
  | { phase: 'editing'; draft: Draft; errors: DraftErrors }
  | { phase: 'submitting'; draft: Draft }
  | { phase: 'sent' }
  | { phase: 'failed'; draft: Draft; key: string; error: unknown };

export type ListState<Item> =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; items: readonly Item[] };

export type ListName = 'own' | 'all';
/** The lists of the feedback page: those of feedback, and for admins that of corrections. */
export type ListTab = ListName | 'corrections';
export type FeedbackState = { form: FormState } & Record<ListName, ListState<FeedbackItem>> & {
    /** For admins: the accounts with wins that no person could have made. */
    marked: ListState<MarkedAccount>;
    ownCorrections: ListState<CorrectionItem>;
    /** For admins: everybody's, by their weight. */
    corrections: ListState<WeighedCorrection>;
  };

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

export const blankForm: FormState = { phase: 'editing', draft: emptyDraft, errors: {} };

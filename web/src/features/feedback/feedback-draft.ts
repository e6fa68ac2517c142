import { type ErrorCode, isErrorCode } from '@craque/common/contracts/errors.ts';
import { feedbackRequest } from '@craque/common/contracts/feedback.ts';
import type { FeedbackType } from '@craque/common/domain/feedback.ts';

/** The form's input; the email is asked for only if the account has none. */
export type Draft = { type: FeedbackType; title: string; content: string; email: string };
export type DraftField = 'title' | 'content' | 'email';

/** Error of a field, as a code of the contract's table; `errors.<code>` is its text. */
export type DraftErrors = Partial<Record<DraftField, ErrorCode>>;

export const emptyDraft: Draft = { type: 'feedback', title: '', content: '', email: '' };

/** In screen order. */
const fields: readonly DraftField[] = ['title', 'content', 'email'];

/** Validates the draft by the contract that the api uses too: at most one error per field. */
export function errorsOf(draft: Draft): DraftErrors {
  const errors: DraftErrors = {};
  for (const { path, message } of feedbackRequest.safeParse(draft).error?.issues ?? []) {
    const name = fields.find((each) => each === path[0]);
    if (name && isErrorCode(message)) errors[name] ??= message;
  }
  return errors;
}

export function firstError(errors: DraftErrors): DraftField | undefined {
  return fields.find((name) => errors[name] !== undefined);
}

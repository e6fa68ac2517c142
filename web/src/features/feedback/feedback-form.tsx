import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack } from '../../ui/layout.ts';
import { emptyDraft } from './feedback-draft.ts';
import { type FeedbackStore, useFeedbackForm } from './feedback-store.ts';
import { FailureCard, SuccessCard } from './outcome-card.tsx';
import { TypeChoice } from './type-choice.tsx';

export type FeedbackFormProps = {
  store: FeedbackStore;
  /** The account has no email on record. */
  asksEmail: boolean;
};

export function FeedbackForm({ store, asksEmail }: FeedbackFormProps) {
  const { phase } = useFeedbackForm(store);
  if (phase === 'sent') return <SuccessCard onAgain={store.reset} />;
  if (phase === 'failed') return <FailureCard store={store} />;
  return <OpenForm store={store} asksEmail={asksEmail} />;
}

function OpenForm({ store, asksEmail }: FeedbackFormProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLFormElement>(null);
  const form = useFeedbackForm(store);
  const draft = 'draft' in form ? form.draft : emptyDraft;
  const errors = 'errors' in form ? form.errors : {};
  const busy = form.phase === 'submitting';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await store.submit();
    if (wrong) place.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const field = (name: 'title' | 'content' | 'email') => ({
    name,
    value: draft[name],
    readOnly: busy,
    error: errors[name] && t(`errors.${errors[name]}`),
    onChange: (value: string) => store.change({ [name]: value }),
  });
  return (
    <Stack as="form" $gap={4} $pad={3} ref={place} noValidate onSubmit={submit}>
      <TypeChoice value={draft.type} disabled={busy} onChange={(type) => store.change({ type })} />
      <TextField {...field('title')} label={t('feedback.fields.title')} autoComplete="off" />
      <TextField
        {...field('content')}
        multiline
        minHeight={120}
        label={t('feedback.fields.content')}
        placeholder={t('feedback.fields.contentPlaceholder')}
      />
      {asksEmail && (
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          label={t('feedback.fields.email')}
          note={t('feedback.fields.optional')}
          hint={t('feedback.fields.emailHint')}
        />
      )}
      <Button large type="submit" busy={busy}>
        {t(busy ? 'feedback.submitting' : 'feedback.submit')}
      </Button>
    </Stack>
  );
}

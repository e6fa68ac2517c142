import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Row, Stack } from '../../ui/layout.ts';
import { emptyDraft } from './feedback-draft.ts';
import { type FeedbackStore, useFeedbackForm } from './feedback-store.ts';
import { type FeedbackType, feedbackTypes } from '@craque/common/domain/feedback.ts';
import { Segments } from '../../ui/form/segments.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Heading, Text } from '../../ui/type.ts';
import { styled } from 'styled-components';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { color } from '../../ui/tokens.ts';

type FeedbackFormProps = {
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

const icons: Record<FeedbackType, IconName> = {
  feedback: 'medal',
  suggestion: 'lightbulb',
  bug: 'warning',
};

type TypeChoiceProps = {
  value: FeedbackType;
  disabled: boolean;
  onChange: (type: FeedbackType) => void;
};

/** The kind of what is written. */
function TypeChoice({ value, disabled, onChange }: TypeChoiceProps) {
  const { t } = useTranslation();
  return (
    <Stack $gap={2}>
      <Text as="b" $step={2} $weight={700} aria-hidden="true">
        {t('feedback.fields.type')}
      </Text>
      <Segments
        legend={t('feedback.fields.type')}
        options={feedbackTypes.map((type) => ({
          value: type,
          label: t(`feedback.types.${type}`),
          sign: <Icon name={icons[type]} />,
        }))}
        value={value}
        onChoose={onChange}
        disabled={disabled}
      />
    </Stack>
  );
}

type CardProps = {
  role: 'status' | 'alert';
  icon: IconName;
  title: string;
  children: ReactNode;
};

/**
 * Replaces the form and takes over its focus, but only once, or it would steal it from the tabs.
 */
function Card({ role, icon, title, children }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <Frame role={role} ref={card} tabIndex={-1} data-tone={role} $align="start" $pad={6}>
      <Icon name={icon} size={56} />
      <Heading $step={7}>{title}</Heading>
      {children}
    </Frame>
  );
}

function SuccessCard({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <Card role="status" icon="check" title={t('feedback.success.title')}>
      <Text $step={4}>{t('feedback.success.text')}</Text>
      <Button onClick={onAgain}>{t('feedback.success.again')}</Button>
    </Card>
  );
}

/** Errors whose text says what to do. */
const telling: readonly number[] = [400, 409, 429];

function FailureCard({ store }: { store: FeedbackStore }) {
  const { t } = useTranslation();
  const form = useFeedbackForm(store);
  const error = form.phase === 'failed' ? form.error : undefined;
  return (
    <Card role="alert" icon="warning" title={t('feedback.error')}>
      <Text $step={4}>{t('feedback.failure.text')}</Text>
      {error instanceof ApiError && telling.includes(error.status) && (
        <Text $step={4}>{errorText(t, error)}</Text>
      )}
      <Row $gap={3} $top={3}>
        <Button onClick={() => void store.sendAgain()}>{t('feedback.retry')}</Button>
        <Button variant="paper" onClick={store.reset}>
          {t('feedback.failure.back')}
        </Button>
      </Row>
    </Card>
  );
}

const Frame = styled(Stack)`
  &:focus {
    outline: none;
  }
  > svg {
    color: ${color.veryClose};
  }
  &[data-tone='alert'] > svg {
    color: ${color.far};
  }
`;

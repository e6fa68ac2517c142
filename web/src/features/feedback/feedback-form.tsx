import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Row, Stack } from '../../ui/layout.ts';
import type { DraftField, FeedbackFormState } from './use-feedback-form.ts';
import { type FeedbackType, feedbackTypes } from '@craque/common/domain/feedback.ts';
import { Segments } from '../../ui/form/segments.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Heading, Text } from '../../ui/type.ts';
import { styled } from 'styled-components';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { color } from '../../ui/tokens.ts';

type FeedbackFormProps = {
  form: FeedbackFormState;
  asksEmail: boolean;
};

export function FeedbackForm({ form, asksEmail }: FeedbackFormProps) {
  if (form.phase === 'sent') return <SuccessCard onAgain={form.reset} />;
  if (form.phase === 'failed') return <FailureCard form={form} />;
  return <OpenForm form={form} asksEmail={asksEmail} />;
}

function OpenForm({ form, asksEmail }: FeedbackFormProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLFormElement>(null);
  const { fields, errors, phase, change } = form;
  const busy = phase === 'submitting';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await form.submit();
    if (wrong) place.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const field = (name: DraftField) => ({
    name,
    value: fields[name],
    readOnly: busy,
    error: errors[name] && t(`errors.${errors[name]}`),
    onChange: (value: string) => change({ [name]: value }),
  });
  const type = {
    legend: t('feedback.fields.type'),
    value: fields.type,
    disabled: busy,
    onChoose: (chosen: FeedbackType) => change({ type: chosen }),
  };
  return (
    <Stack as="form" $gap={4} $pad={3} ref={place} noValidate onSubmit={submit}>
      <Stack $gap={2}>
        <Text as="b" $step={2} $weight={700} aria-hidden="true">
          {type.legend}
        </Text>
        <Segments
          {...type}
          options={feedbackTypes.map((each) => ({
            value: each,
            label: t(`feedback.types.${each}`),
            sign: <Icon name={icons[each]} />,
          }))}
        />
      </Stack>
      <TextField {...field('title')} label={t('feedback.fields.title')} autoComplete="off" />
      <TextField
        {...field('content')}
        multiline
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

type CardProps = {
  role: 'status' | 'alert';
  icon: IconName;
  title: string;
  children: ReactNode;
};

/** Replaces the form and takes over its focus once, or it would steal it from the tabs. */
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
const specificStatus: readonly number[] = [400, 409, 429];

function FailureCard({ form }: { form: FeedbackFormState }) {
  const { t } = useTranslation();
  const { error } = form;
  return (
    <Card role="alert" icon="warning" title={t('feedback.error')}>
      <Text $step={4}>{t('feedback.failure.text')}</Text>
      {error instanceof ApiError && specificStatus.includes(error.status) && (
        <Text $step={4}>{errorText(t, error)}</Text>
      )}
      <Row $gap={3} $top={3}>
        <Button onClick={() => void form.sendAgain()}>{t('feedback.retry')}</Button>
        <Button variant="paper" onClick={form.reset}>
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

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Row, Stack } from '../../ui/layout.ts';
import { color } from '../../ui/tokens.ts';
import { Heading, Text } from '../../ui/type.ts';
import { type FeedbackStore, useFeedbackForm } from './feedback-store.ts';

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

export function SuccessCard({ onAgain }: { onAgain: () => void }) {
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

export function FailureCard({ store }: { store: FeedbackStore }) {
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

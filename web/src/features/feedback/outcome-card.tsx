import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { stack } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';
import { heading, words } from '../../ui/type.ts';
import { type FeedbackStore, useFeedback } from './feedback-store.ts';

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
    <Frame role={role} ref={card} tabIndex={-1} data-tone={role}>
      <Icon name={icon} size={56} />
      <h2>{title}</h2>
      {children}
    </Frame>
  );
}

export function SuccessCard({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <Card role="status" icon="check" title={t('feedback.success.title')}>
      <p>{t('feedback.success.text')}</p>
      <Button onClick={onAgain}>{t('feedback.success.again')}</Button>
    </Card>
  );
}

/** Errors whose text says what to do. */
const telling: readonly number[] = [400, 409, 429];

export function FailureCard({ store }: { store: FeedbackStore }) {
  const { t } = useTranslation();
  const form = useFeedback(store, (state) => state.form);
  const error = form.phase === 'failed' ? form.error : undefined;
  return (
    <Card role="alert" icon="warning" title={t('feedback.error')}>
      <p>{t('feedback.failure.text')}</p>
      {error instanceof ApiError && telling.includes(error.status) && <p>{errorText(t, error)}</p>}
      <div>
        <Button onClick={() => void store.sendAgain()}>{t('feedback.retry')}</Button>
        <Button variant="paper" onClick={store.reset}>
          {t('feedback.failure.back')}
        </Button>
      </div>
    </Card>
  );
}

const Frame = styled.div`
  ${stack(3)}
  justify-items: start;
  padding: ${space[6]} 0;
  color: ${color.ink};
  &:focus {
    outline: none;
  }
  > svg {
    color: ${color.veryClose};
  }
  &[data-tone='alert'] > svg {
    color: ${color.far};
  }
  h2 {
    ${heading(8)}
  }
  p {
    ${words(4)}
    max-width: 48ch;
  }
  > button,
  > div {
    margin-top: ${space[3]};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;

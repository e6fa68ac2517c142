import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../icon.tsx';
import { Stack, line } from '../layout.ts';
import { color } from '../tokens.ts';
import { words } from '../type.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Button } from './button.tsx';

export type LoadFailureProps = {
  text?: string;
  onRetry: () => void;
};

/** Replaces what could not be loaded: a message, and another try. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <Stack role="alert" $align="start" $pad={4}>
      <Message>
        <Icon name="warning" size={24} />
        {text ?? t('profile.failed')}
      </Message>
      <Button variant="paper" onClick={onRetry}>
        {t('profile.retry')}
      </Button>
    </Stack>
  );
}

export function LoadingNote() {
  const { t } = useTranslation();
  return <VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>;
}

const Message = styled.p`
  ${line(3)}
  ${words(4, 700)}
  svg {
    flex: none;
    color: ${color.far};
  }
`;

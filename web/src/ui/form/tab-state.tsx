import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from './button.tsx';
import { Icon } from '../icon.tsx';
import { stack } from '../layout.ts';
import { color, space } from '../tokens.ts';
import { capitals, words } from '../type.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** Replaces what could not be loaded: a message and a retry. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Failure role="alert">
      <Icon name="warning" size={40} />
      <p>{t('profile.failed')}</p>
      <Button variant="paper" onClick={onRetry}>
        {t('profile.retry')}
      </Button>
    </Failure>
  );
}

/** Tells screen readers what the placeholders show. */
export function LoadingNote() {
  const { t } = useTranslation();
  return <VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>;
}

/** The title of a section of a tab. */
export const PartTitle = styled.h2`
  margin: 0 0 ${space[3]};
  ${capitals(6)}
`;

const Failure = styled.div`
  ${stack(3)}
  justify-items: start;
  padding: ${space[5]} 0;
  svg {
    color: ${color.far};
  }
  p {
    ${words(4, 700)}
  }
`;

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { color, row, space } from '../../ui/tokens.ts';
import { size, words } from '../../ui/type.ts';
import type { ListState } from './feedback-state.ts';

export type ListStatusProps = {
  state: ListState<unknown>['state'];
  /** Text for an empty list. */
  empty: string;
  /** Text for a list that could not be loaded. */
  failed: string;
  onRetry: () => void;
};

/** What is shown in place of a list that is empty, loading, or could not be loaded. */
export function ListStatus({ state, empty, failed, onRetry }: ListStatusProps) {
  const { t } = useTranslation();
  if (state === 'loading') return <Line role="status">{t('feedback.loading')}</Line>;
  if (state === 'ready') return <Line>{empty}</Line>;
  return (
    <Failure role="alert">
      <Icon name="warning" size={40} />
      <p>{failed}</p>
      <Button variant="paper" onClick={onRetry}>
        {t('feedback.retry')}
      </Button>
    </Failure>
  );
}

const Line = styled.p`
  margin: 0;
  padding: ${space[5]} 0;
  color: ${color.quiet};
  font-size: ${size(4)};
`;

const Failure = styled.div`
  ${row}
  gap: ${space[3]} ${space[4]};
  padding: ${space[5]} 0;
  color: ${color.far};
  p {
    flex: 1 1 200px;
    ${words(4, 700)}
  }
  button {
    color: ${color.ink};
  }
`;

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from './button.tsx';
import { Icon } from '../icon.tsx';
import { line, stack } from '../layout.ts';
import { color, space } from '../tokens.ts';
import { words } from '../type.ts';

/** Replaces what could not be loaded: a message, and another try. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Failure role="alert">
      <p>
        <Icon name="warning" size={24} />
        {text}
      </p>
      <Button variant="paper" onClick={onRetry}>
        {t('profile.retry')}
      </Button>
    </Failure>
  );
}

const Failure = styled.div`
  ${stack(3)}
  justify-items: start;
  padding: ${space[4]} 0;
  p {
    ${line(3)}
    ${words(4, 700)}
  }
  svg {
    flex: none;
    color: ${color.far};
  }
`;

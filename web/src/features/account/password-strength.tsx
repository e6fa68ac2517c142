import { useDeferredValue, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { color, row, space } from '../../ui/tokens.ts';
import type { estimateStrength } from './estimate-strength.ts';

const parts = [1, 2, 3, 4] as const;

export type PasswordStrengthProps = {
  password: string;
  /** The other input of the form: a password made of it is easy to guess. */
  known: readonly string[];
};

/** Advice only: no password is refused for it. The estimator is loaded with the first letter. */
export function PasswordStrength({ password, known }: PasswordStrengthProps) {
  const { t } = useTranslation();
  const estimate = useEstimate(password !== '');
  const typed = useDeferredValue(password);
  if (!estimate || typed === '') return t('auth.hints.password');
  const strength = estimate(typed, known);
  return (
    <Row data-strength={strength}>
      <span>
        {t('auth.strength.label')} <b>{t(`auth.strength.${strength}`)}</b>
      </span>
      <Bars aria-hidden="true">
        {parts.map((part) => (
          <i key={part} data-on={part <= Math.max(strength, 1) || undefined} />
        ))}
      </Bars>
    </Row>
  );
}

/** Undefined until loaded; if it cannot be fetched the page works without it. */
function useEstimate(wanted: boolean): typeof estimateStrength | undefined {
  const [estimate, setEstimate] = useState<typeof estimateStrength>();
  useEffect(() => {
    if (!wanted || estimate) return;
    import('./estimate-strength.ts').then(
      (loaded) => setEstimate(() => loaded.estimateStrength),
      () => undefined,
    );
  }, [wanted, estimate]);
  return estimate;
}

const Row = styled.span`
  ${row}
  justify-content: space-between;
  gap: 0 ${space[4]};
  color: ${color.far};
  &[data-strength='2'] {
    color: ${color.close};
  }
  &[data-strength='3'],
  &[data-strength='4'] {
    color: ${color.veryClose};
  }
`;

const Bars = styled.span`
  display: grid;
  flex: 1 1 96px;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
  max-width: 176px;
  i {
    height: 6px;
    background: ${color.rule};
    transition: background 200ms;
  }
  i[data-on] {
    background: currentColor;
  }
`;

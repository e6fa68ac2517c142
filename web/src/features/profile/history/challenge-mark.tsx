import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { color } from '../../../ui/tokens.ts';

/** Marks a game against others. */
export function ChallengeMark() {
  const { t } = useTranslation();
  return <Mark>{t('history.challenge')}</Mark>;
}

const Mark = styled.em`
  align-self: center;
  padding: 2px 6px;
  background: ${color.ink};
  color: ${color.paper};
  font-size: 11.5px;
  font-style: normal;
  font-weight: 800;
  letter-spacing: 0.04em;
  line-height: 1.2;
  text-transform: uppercase;
`;

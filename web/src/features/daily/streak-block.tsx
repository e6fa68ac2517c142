import type { Daily } from '@craque/common/contracts/daily.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dayAndMonth } from '../../lib/time/date-texts.ts';
import { ShieldSign } from './shield-sign.tsx';
import { riskText } from '../../play/daily/risk-text.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { gapOf } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';
import { capitals, words, caption } from '../../ui/type.ts';

/** How many freezes can be held. */
const places = [1, 2] as const;

/** The daily streak, and the freezes that cover the dates it would miss. */
export function StreakBlock({ daily }: { daily: Daily }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { current, longest, freezes, covered } = daily.streak;
  const last = covered.at(-1);
  return (
    <Block>
      <div>
        <small>{t('daily.streak.title')}</small>
        <strong>
          {current > 0 ? t('daily.streak.days', { count: current }) : t('daily.streak.start')}
        </strong>
        {longest > current && <span>{t('daily.streak.longest', { count: longest })}</span>}
      </div>
      <div>
        <small>{t('daily.freeze.title')}</small>
        <Held role="img" aria-label={t('daily.freeze.held', { held: freezes })}>
          {places.map((place) => (
            <ShieldSign key={place} held={place <= freezes} size={34} />
          ))}
        </Held>
      </div>
      {daily.streak.atRisk && <Risk>{riskText(t, daily.streak)}</Risk>}
      <Note>
        {!daily.streak.atRisk && t(current > 0 ? 'daily.streak.kept' : 'daily.streak.none')}{' '}
        {last !== undefined && (
          <b>{t('daily.freeze.covered', { date: dayAndMonth(language, last) })}</b>
        )}{' '}
        {t('daily.freeze.explained')}
      </Note>
    </Block>
  );
}

const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${gapOf(3)} ${gapOf(5)};
  padding: ${gapOf(4)} 0;
  border-top: 2px solid ${color.ink};
  border-bottom: 1px dashed ${color.rule};
  > div {
    display: grid;
    align-content: start;
    gap: 2px;
  }
  small {
    ${caption()}
  }
  strong {
    ${capitals(8, 0.95)}
  }
  span {
    font-weight: 600;
  }
`;

const Held = styled.span`
  display: flex;
  gap: ${space[2]};
  padding-top: 4px;
`;

const Risk = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  padding-left: ${space[3]};
  border-left: 5px solid ${color.close};
  font-weight: 700;
  text-wrap: pretty;
`;

const Note = styled.p`
  grid-column: 1 / -1;
  ${words(2)}
  color: ${color.quiet};
  b {
    color: ${color.ink};
  }
`;

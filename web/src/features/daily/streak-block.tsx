import type { Daily } from '@craque/common/contracts/daily.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dayAndMonth } from '../../lib/time/date-texts.ts';
import { ShieldSign } from './shield-sign.tsx';
import { riskText } from '../../play/daily/risk-text.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { Row, Stack, gapOf } from '../../ui/layout.ts';
import { color } from '../../ui/tokens.ts';
import { Heading, Marked, Text } from '../../ui/type.ts';

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
      <Stack $gap={1}>
        <Text $step={2} $weight={600} $quiet>
          {t('daily.streak.title')}
        </Text>
        <Heading as="strong" $step={7}>
          {current > 0 ? t('daily.streak.days', { count: current }) : t('daily.streak.start')}
        </Heading>
        {longest > current && <span>{t('daily.streak.longest', { count: longest })}</span>}
      </Stack>
      <Stack $gap={1}>
        <Text $step={2} $weight={600} $quiet>
          {t('daily.freeze.title')}
        </Text>
        <Row role="img" aria-label={t('daily.freeze.held', { held: freezes })}>
          {places.map((place) => (
            <ShieldSign key={place} held={place <= freezes} size={34} />
          ))}
        </Row>
      </Stack>
      {daily.streak.atRisk && <Marked>{riskText(t, daily.streak)}</Marked>}
      <Text $step={2} $quiet>
        {!daily.streak.atRisk && t(current > 0 ? 'daily.streak.kept' : 'daily.streak.none')}{' '}
        {last !== undefined && (
          <b>{t('daily.freeze.covered', { date: dayAndMonth(language, last) })}</b>
        )}{' '}
        {t('daily.freeze.explained')}
      </Text>
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
  > p {
    grid-column: 1 / -1;
  }
`;

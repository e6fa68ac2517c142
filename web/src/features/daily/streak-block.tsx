import type { Daily } from '@craque/common/contracts/daily.ts';
import { styled } from 'styled-components';
import { dayAndMonth } from '../../lib/time/date-texts.ts';
import { useTranslation } from '../../lib/translation.ts';
import { riskText } from '../../play/daily/streak-risk.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';
import { gapOf, Grid, Row, Stack } from '../../ui/layout.ts';
import { color } from '../../ui/tokens.ts';
import { Heading, Marked, Text } from '../../ui/type.ts';

const places = [1, 2] as const;

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
      {daily.streak.atRisk && <Marked>{riskText(t, language, daily)}</Marked>}
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

const columns = 'minmax(0, 1fr) auto';

const Block = styled(Grid).attrs({ as: 'section', $columns: columns, $phone: columns, $pad: 4 })`
  column-gap: ${gapOf(5)};
  border-top: 2px solid ${color.ink};
  border-bottom: 1px dashed ${color.rule};
  > p {
    grid-column: 1 / -1;
  }
`;

/** A freeze that is held, filled; or the empty place of one. Decorative. */
export function ShieldSign({ held, size = 24 }: { held: boolean; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 2.2l8 2.9v6.4c0 5-3.3 8.6-8 10.3-4.7-1.7-8-5.3-8-10.3V5.1z"
        fill={held ? color.focus : 'none'}
        stroke={held ? color.focus : color.quiet}
        strokeWidth="1.7"
        strokeLinejoin="round"
        {...(!held && { strokeDasharray: '2.6 2.2' })}
      />
      {held && (
        <path
          d="M12 6.2v11.4M7 9l10 5.8M17 9L7 14.8"
          fill="none"
          stroke={color.paper}
          strokeWidth="1.7"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}

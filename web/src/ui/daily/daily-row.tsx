import { sports } from '@craque/common/domain/sport.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dailyGamePath, dailyPath } from '../../lib/addresses/daily-address.ts';
import { useDailyToday } from '../../lib/daily/use-daily.ts';
import { Icon } from '../icon.tsx';
import { PageLink } from '../page-link.tsx';
import { color, duration, media, plainList, shadow, space, still, tapLine } from '../tokens.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { DailySign, dailyStateText } from './daily-look.tsx';
import { riskText } from './risk-text.ts';
import { useStreakRisk } from './use-streak-risk.ts';

/**
 * The four daily athletes of today in one row, each with what is done and the way to it, and the way
 * to their page unless `bare`. In the evening it says once that the streak waits for today.
 */
export function DailyRow({ bare = false }: { bare?: boolean }) {
  const { t } = useTranslation();
  const daily = useDailyToday();
  const tellsRisk = useStreakRisk(daily);
  const streak = daily?.streak.current ?? 0;
  return (
    <Stack>
      <Row aria-label={t('daily.label')}>
        {sports.map((sport) => {
          const found = daily?.sports.find((each) => each.sport === sport);
          const state = found?.state ?? 'open';
          return (
            <li key={sport}>
              <Chip to={dailyGamePath(sport)} data-sport={sport}>
                <Icon name={sport} size={24} />
                <VisuallyHidden>
                  {t(`sports.${sport}`)}: {dailyStateText(t, state, found?.guessesUsed)}
                </VisuallyHidden>
                <span aria-hidden="true">
                  <DailySign state={state} size={20} />
                </span>
              </Chip>
            </li>
          );
        })}
      </Row>
      {tellsRisk && daily && <p role="status">{riskText(t, daily.streak)}</p>}
      {!bare && (
        <Way to={dailyPath}>
          {streak > 1
            ? t('daily.streak.line', { days: t('daily.streak.days', { count: streak }) })
            : t('daily.strip.more')}
        </Way>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space[1]};
  p {
    margin: ${space[2]} 0 0;
    padding-left: ${space[3]};
    border-left: 5px solid ${color.close};
    font-weight: 700;
    text-wrap: pretty;
  }
`;

const Row = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[2]};
  max-width: 480px;
`;

/** A small sticker: white border, the sport's colour. */
const Chip = styled(PageLink)`
  position: relative;
  display: grid;
  place-items: center;
  height: 56px;
  border: 4px solid ${color.border};
  border-radius: 7px;
  background: ${color.glow};
  color: ${color.onPage};
  box-shadow: ${shadow.slip};
  transition: translate ${duration.quick};
  > span:last-child {
    position: absolute;
    right: -8px;
    bottom: -8px;
    display: grid;
    padding: 2px;
    border-radius: 50%;
    background: ${color.paper};
    &:has([data-state='open']) {
      display: none;
    }
  }
  ${media.hover} {
    &:hover {
      translate: 0 -2px;
    }
  }
  ${still}
`;

const Way = styled(PageLink)`
  ${tapLine}
  justify-self: start;
  color: inherit;
  font-weight: 700;
  text-underline-offset: 5px;
`;

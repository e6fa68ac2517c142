import type { GameView } from '@craque/common/contracts/games.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { css, styled } from 'styled-components';
import { dailyArchivePath, dailyPath } from '../../lib/addresses/daily-address.ts';
import { dayText } from '../../lib/time/day-text.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { line, Row } from '../../ui/layout.ts';
import { space, tapLine } from '../../ui/tokens.ts';
import { fluid, stamped } from '../../ui/type.ts';
import { whenLow } from '../../ui/low-height.ts';
import { useLanguage } from '../../ui/language/use-language.ts';

/** In the place of the selectors: whose day it is, and the way back to the others. */
export function DailyTitle({ game, sport }: { game: GameView | undefined; sport: Sport }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const daily = game?.daily;
  const isArchive = daily !== undefined && !daily.counts;
  return (
    <Line $apart $gap={2}>
      <PageLink to={isArchive ? dailyArchivePath(daily.date) : dailyPath}>
        <Icon name="chevron" size={18} />
        {t(isArchive ? 'daily.archive.link' : 'daily.title')}
      </PageLink>
      <span>
        <Icon name={game?.sport ?? sport} size={22} />
        {daily && (
          <>
            <b>{t('daily.number', daily)}</b>
            {dayText(language, daily.date, 'UTC')}
          </>
        )}
      </span>
    </Line>
  );
}

const Line = styled(Row)`
  min-height: ${fluid(44, 48)};
  font-size: ${fluid(15, 16)};
  font-weight: 600;
  a {
    ${tapLine}
    gap: ${space[1]};
    color: inherit;
    font-weight: 700;
    text-underline-offset: 5px;
  }
  a svg {
    rotate: 90deg;
  }
  span {
    ${line(2)}
    font-size: ${fluid(13, 15)};
  }
  b {
    ${stamped(fluid(17, 20))}
    text-transform: uppercase;
  }
  ${whenLow(css`
    display: none;
  `)}
`;

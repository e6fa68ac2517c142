import type { GameView } from '@craque/common/contracts/games.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { css, styled } from 'styled-components';
import { dailyArchivePath, dailyPath } from '../../lib/addresses/daily-address.ts';
import { dayText } from '../../lib/time/day-text.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { font, media, row, space, tapLine } from '../../ui/tokens.ts';
import { whenLow } from '../../ui/low-height.ts';
import { useReaderLanguage } from '../../ui/language/reader-language.ts';

/** In the place of the selectors: whose day it is, and the way back to the others. */
export function DailyTitle({ game, sport }: { game: GameView | undefined; sport: Sport }) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  const daily = game?.daily;
  const isArchive = daily !== undefined && !daily.counts;
  return (
    <Line>
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

const Line = styled.div`
  ${row}
  justify-content: space-between;
  gap: 0 ${space[4]};
  min-height: 48px;
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
    display: flex;
    gap: ${space[2]};
    align-items: center;
    font-size: 15px;
  }
  b {
    font: 900 20px/1 ${font.display};
    text-transform: uppercase;
  }
  ${media.mobile} {
    min-height: 44px;
    font-size: 15px;
    span {
      font-size: 13px;
    }
    b {
      font-size: 17px;
    }
  }
  ${whenLow(css`
    display: none;
  `)}
`;

import type { GameView } from '@craque/common/contracts/games.ts';
import { styled } from 'styled-components';
import {
  dailyArchivePath,
  dailyBoardPath,
  dailyGamePath,
  dailyPath,
} from '../../lib/addresses/daily-address.ts';
import { useTranslation } from '../../lib/translation.ts';
import { nextToPlay, useKnownDaily } from '../../lib/use-daily.ts';
import { buttonLook } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { ButtonLink } from '../../ui/layout.ts';
import { row, space } from '../../ui/tokens.ts';
import { capitals } from '../../ui/type.ts';

/**
 * The streak that a daily has kept, and the ways on from it: the next sport, or after the last one
 * the four of the day, and its board; from one of the archive back to its date.
 */
export function DailyWays({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const today = useKnownDaily();
  const { daily } = game;
  if (!daily) return null;
  if (!daily.counts) {
    return (
      <ButtonLink data-main to={dailyArchivePath(daily.date)}>
        {t('daily.archive.link')}
      </ButtonLink>
    );
  }
  const isToday = today?.date === daily.date;
  const others = isToday ? today.sports.filter(({ sport }) => sport !== game.sport) : [];
  const next = nextToPlay(others);
  const streak = isToday && !game.abandoned ? today.streak.current : 0;
  return (
    <>
      <Line>
        <strong role="status">
          {streak > 0 &&
            t('daily.streak.line', { days: t('daily.streak.days', { count: streak }) })}
        </strong>
        {isToday && <Quiet to={dailyBoardPath(game.sport)}>{t('daily.game.board')}</Quiet>}
      </Line>
      {next ? (
        <ButtonLink data-main to={dailyGamePath(next.sport)}>
          <Icon name={next.sport} size={22} />
          {t('daily.game.next', { sport: t(`sports.${next.sport}`) })}
        </ButtonLink>
      ) : (
        <ButtonLink data-main to={dailyPath}>
          {t('daily.game.page')}
        </ButtonLink>
      )}
    </>
  );
}

const Line = styled.div`
  ${row}
  flex: 1 1 100%;
  justify-content: space-between;
  gap: 0 ${space[4]};
  strong {
    ${capitals(5)}
  }
`;

const Quiet = styled(PageLink)`
  ${buttonLook('quiet')}
`;

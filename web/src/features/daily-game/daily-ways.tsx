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
import { ButtonLink, Row } from '../../ui/layout.ts';
import { Heading } from '../../ui/type.ts';

/** The streak that a daily has kept, its board, and the next sport or the four of the day. */
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
      <Row $apart $gap={0} style={{ flexBasis: '100%' }}>
        <Heading as="strong" $step={5} role="status">
          {streak > 0 &&
            t('daily.streak.line', { days: t('daily.streak.days', { count: streak }) })}
        </Heading>
        {isToday && <Quiet to={dailyBoardPath(game.sport)}>{t('daily.game.board')}</Quiet>}
      </Row>
      <ButtonLink data-main to={next ? dailyGamePath(next.sport) : dailyPath}>
        {next && <Icon name={next.sport} size={22} />}
        {next ? t('daily.game.next', { sport: t(`sports.${next.sport}`) }) : t('daily.game.page')}
      </ButtonLink>
    </>
  );
}

const Quiet = styled(PageLink)`
  ${buttonLook('quiet')}
`;

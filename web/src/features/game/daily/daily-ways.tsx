import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import {
  dailyArchivePath,
  dailyBoardPath,
  dailyGamePath,
  dailyPath,
} from '../../../lib/daily-address.ts';
import { nextToPlay } from '../../../lib/daily-next.ts';
import { dailies } from '../../../lib/daily-store.ts';
import { buttonLook } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/page-link.tsx';

export type DailyWaysProps = {
  game: GameView;
  /** Only one of the ways is a clear button: there is little room. */
  inDialog?: boolean;
};

/**
 * The ways on from a daily that is over: the next sport, its board, and the four of the day; from one
 * of the archive back to its date.
 */
export function DailyWays({ game, inDialog = false }: DailyWaysProps) {
  const { t } = useTranslation();
  const today = useStore(dailies, (state) => state.today);
  const { daily } = game;
  if (!daily) return null;
  if (!daily.counts) {
    return (
      <Main data-main to={dailyArchivePath(daily.date)}>
        {t('daily.archive.link')}
      </Main>
    );
  }
  const isToday = today.state === 'ready' && today.daily.date === daily.date;
  const others = isToday ? today.daily.sports.filter(({ sport }) => sport !== game.sport) : [];
  const next = nextToPlay(others);
  const Page = next ? (inDialog ? Quiet : Other) : Main;
  return (
    <>
      {next && (
        <Main data-main to={dailyGamePath(next.sport)}>
          <Icon name={next.sport} size={22} />
          {t('daily.game.next', { sport: t(`sports.${next.sport}`) })}
        </Main>
      )}
      <Page data-main={Page !== Quiet || undefined} to={dailyPath}>
        {t('daily.game.page')}
      </Page>
      {isToday && <Quiet to={dailyBoardPath(game.sport)}>{t('daily.game.board')}</Quiet>}
    </>
  );
}

const Main = styled(PageLink)`
  ${buttonLook('ink')}
`;

const Other = styled(PageLink)`
  ${buttonLook('paper')}
`;

const Quiet = styled(PageLink)`
  ${buttonLook('quiet')}
`;

import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session-store.ts';
import { rankingAt } from '../../lib/addresses/ranking-address.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { SteadyPage } from '../../ui/album/steady-page.tsx';
import { RankingPage } from './ranking-page.tsx';
import { RankingSheet } from './ranking-sheet.tsx';
import { useRanking } from './use-ranking.ts';

/** The ranking: the best three on the page, on the sheet the choice and the whole list. */
export function RankingScreen() {
  const { t } = useTranslation();
  const choice = rankingAt(useLocation().search);
  const session = useSession();
  const isOpen = choice.scope === 'everyone' || session.state === 'user';
  const found = useRanking(choice, isOpen && session.state !== 'loading');
  const shown = isOpen ? found : { ...found, ranking: undefined };
  const user = session.state === 'user' ? session.user : undefined;
  return (
    <SteadyPage>
      <title>{`Craque: ${t('ranking.title')}`}</title>
      <AlbumSpread
        sport={choice.sport ?? user?.defaultSport ?? 'soccer'}
        page={<RankingPage choice={choice} rows={shown.ranking?.rows} />}
        sheet={<RankingSheet choice={choice} found={shown} isOpen={isOpen} user={user} />}
      />
    </SteadyPage>
  );
}

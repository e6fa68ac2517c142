import { useLocation } from 'react-router-dom';
import { readRanking } from '@craque/common/contracts/rankings.ts';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { rankingAt } from '../../lib/addresses/ranking-address.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { SteadyPage } from '../../ui/album/steady-page.tsx';
import { RankingPage } from './ranking-page.tsx';
import { RankingSheet } from './ranking-sheet.tsx';

export function RankingScreen() {
  const { t } = useTranslation();
  const choice = rankingAt(useLocation().search);
  const session = useSession();
  const isOpen = choice.scope === 'everyone' || session.state === 'user';
  const isWanted = isOpen && session.state !== 'loading';
  const { scope, window, sport } = choice;
  const query = { scope, window, sport };
  const found = useRead(readRanking, { query }, { isWanted, keepsBefore: true });
  const ranking = isOpen ? found.data : undefined;
  const user = session.state === 'user' ? session.user : undefined;
  return (
    <SteadyPage>
      <title>{`${t('ranking.title')} · Craque`}</title>
      <AlbumSpread
        sport={choice.sport ?? user?.defaultSport ?? 'soccer'}
        page={<RankingPage choice={choice} rows={ranking?.rows} />}
        sheet={<RankingSheet {...{ choice, found, ranking, isOpen, user }} />}
      />
    </SteadyPage>
  );
}

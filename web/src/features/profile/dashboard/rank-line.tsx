import type { Profile } from '@craque/common/contracts/history.ts';
import { readRanking } from '@craque/common/contracts/rankings.ts';
import { rankingPath } from '../../../lib/addresses/ranking-address.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { TextLink } from '../../../ui/layout.ts';
import { Blank } from '../../../ui/blank.tsx';
import { useRead } from '../../../lib/use-read.ts';
import { useProfileTexts } from '../profile-texts.ts';

/** The user's place of the week, which leads to the ranking; as high while it is loading. */
export function RankLine({ profile }: { profile: Profile | undefined }) {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const week = useRead(readRanking, { query: { window: 'week' } }).data;
  const isShown = profile?.showInRankings ?? true;
  const places = week?.own && {
    rank: number(week.own.rank),
    players: number(week.players),
  };
  return (
    <TextLink to={rankingPath}>
      {places && t('ranking.line.place', places)}
      {week && !places && t(isShown ? 'ranking.line.none' : 'ranking.line.open')}
      {!week && <Blank $width="18ch" />}
    </TextLink>
  );
}

import type { Profile } from '@craque/common/contracts/history.ts';
import { readRanking } from '@craque/common/contracts/rankings.ts';
import { styled } from 'styled-components';
import { rankingPath } from '../../../lib/addresses/ranking-address.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { PageLink } from '../../../ui/page-link.tsx';
import { color, space, tapLine } from '../../../ui/tokens.ts';
import { size } from '../../../ui/type.ts';
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
    <Line>
      <PageLink to={rankingPath}>
        {places && t('ranking.line.place', places)}
        {week && !places && t(isShown ? 'ranking.line.none' : 'ranking.line.open')}
        {!week && <Blank $width="18ch" />}
      </PageLink>
    </Line>
  );
}

const Line = styled.p`
  margin: ${space[1]} 0 ${space[4]};
  a {
    ${tapLine}
    color: ${color.ink};
    font-size: ${size(3)};
    font-weight: 700;
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
`;

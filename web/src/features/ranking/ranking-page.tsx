import type { RankedPlayer } from '@craque/common/contracts/rankings.ts';
import { styled } from 'styled-components';
import type { RankingChoice } from '../../lib/addresses/ranking-address.ts';
import { shownName, shownPicture } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { OnFloor, PageTitle } from '../../ui/album/page-title.tsx';
import { Podium } from '../../ui/album/podium.tsx';
import { fluid } from '../../ui/type.ts';

export type RankingPageProps = {
  choice: RankingChoice;
  rows: readonly RankedPlayer[] | undefined;
};

const places = [0, 1, 2] as const;

export function RankingPage({ choice: { scope, window, sport }, rows = [] }: RankingPageProps) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(useLanguage());
  const words = [
    t(`ranking.window.${window}`),
    t(`ranking.scope.${scope}`),
    sport && t(`sports.${sport}`),
  ];
  return (
    <OnFloor>
      <PageTitle>
        <h1>{t('ranking.title')}</h1>
        <p>{words.filter(Boolean).join(' · ')}</p>
      </PageTitle>
      <Scene>
        <Podium
          large
          places={places.map((at) => {
            const row = rows[at];
            const face = row && { name: shownName(row), url: shownPicture(row), mark: row.rank };
            const score = row ? number.format(row.score) : '\u00a0';
            return { ...(face && { face }), score, isFirst: at === 0 };
          })}
        />
      </Scene>
    </OnFloor>
  );
}

const Scene = styled.div`
  margin-bottom: ${fluid(0, 64)};
`;

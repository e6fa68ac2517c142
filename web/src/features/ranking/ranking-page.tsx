import type { RankedPlayer } from '@craque/common/contracts/rankings.ts';
import { styled } from 'styled-components';
import type { RankingChoice } from '../../lib/addresses/ranking-address.ts';
import { shownName } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { EmptyFrame } from '../../ui/album/empty-frame.tsx';
import { FaceSticker } from '../../ui/album/face-sticker.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';
import { OnFloor, PageTitle } from '../../ui/album/page-title.tsx';
import { media, space } from '../../ui/tokens.ts';
import { display, stamped } from '../../ui/type.ts';

export type RankingPageProps = {
  choice: RankingChoice;
  rows: readonly RankedPlayer[] | undefined;
};

const turns = [2, -4, 3] as const;
const order = [1, 0, 2] as const;

/** The title, and the first three as stickers; the list beside them says the same in words. */
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
      <Podium aria-hidden="true">
        {turns.map((turn, at) => {
          const row = rows[at];
          return (
            <Spot key={turn} style={{ order: order[at] }} data-first={at === 0 || undefined}>
              {row ? (
                <FaceSticker
                  key={row.username}
                  name={shownName(row)}
                  url={row.avatarUrl}
                  turn={turn}
                  mark={row.rank}
                />
              ) : (
                <EmptyFrame>
                  <Place>{at + 1}</Place>
                </EmptyFrame>
              )}
              <b>{row ? number.format(row.score) : '\u00a0'}</b>
            </Spot>
          );
        })}
      </Podium>
    </OnFloor>
  );
}

const Podium = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: clamp(${space[3]}, 2vw, ${space[5]});
  margin-bottom: 6vh;
  ${media.mobile} {
    margin-bottom: 0;
  }
`;

const Spot = styled.div`
  width: min(28%, 190px, 22vh);
  text-align: center;
  > b {
    /* Above the shadow of the sticker. */
    position: relative;
    z-index: 1;
    display: block;
    margin-top: ${space[3]};
    ${display(7)}
    font-variant-numeric: tabular-nums;
  }
  &[data-first] {
    width: min(36%, 250px, 29vh);
    > b {
      font-size: clamp(34px, 3.6vw, 56px);
    }
  }
  ${media.mobile} {
    width: min(22%, 92px);
    &[data-first] {
      width: min(27%, 112px);
    }
  }
`;

const Place = styled.span`
  ${stamped('44cqi')}
  opacity: 0.55;
`;

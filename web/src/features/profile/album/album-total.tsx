import type { AlbumLeague } from '@craque/common/contracts/album.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, font, media, space } from '../../../ui/tokens.ts';
import { Blank } from '../parts/blank.tsx';
import { useProfileTexts } from '../parts/profile-texts.ts';

/** Collected stickers or athletes, over all leagues. */
export function sumOf(leagues: readonly AlbumLeague[], part: 'collected' | 'athletes'): number {
  return leagues.reduce((sum, league) => sum + league[part], 0);
}

/** Number of stickers in the whole album, by rarity. */
export function AlbumTotal({
  leagues,
  blank,
}: {
  leagues: readonly AlbumLeague[];
  blank: boolean;
}) {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const [collected, athletes] = [sumOf(leagues, 'collected'), sumOf(leagues, 'athletes')];
  const words = t('album.total', { athletes: number(athletes) });
  return (
    <Total aria-hidden={blank || undefined}>
      <p>
        {blank ? <Blank $width="96px" /> : <b>{number(collected)}</b>}{' '}
        {!blank && <span>{words}</span>}
      </p>
      <Bar
        role="progressbar"
        aria-label={t('album.label')}
        aria-valuemin={0}
        aria-valuemax={athletes}
        aria-valuenow={collected}
        aria-valuetext={`${number(collected)} ${words}`}
      >
        {sports.map((sport) => {
          const ofSport = leagues.filter((league) => league.sport === sport);
          const part = sumOf(ofSport, 'collected');
          const width = `${athletes > 0 ? (100 * part) / athletes : 0}%`;
          return part > 0 && <i key={sport} data-sport={sport} style={{ width }} />;
        })}
      </Bar>
    </Total>
  );
}

const Total = styled.div`
  margin-bottom: ${space[4]};
  p {
    display: flex;
    align-items: last baseline;
    gap: ${space[2]};
    height: 62px;
    margin: 0 0 ${space[3]};
    color: ${color.quiet};
    font-size: 18px;
    font-weight: 600;
    line-height: 1.1;
  }
  b {
    color: ${color.ink};
    font: 900 72px/62px ${font.display};
    font-variant-numeric: tabular-nums;
  }
  p > i {
    height: 100%;
  }
`;

const Bar = styled.div`
  display: flex;
  height: 12px;
  overflow: hidden;
  background: ${color.sunk};
  box-shadow: inset 0 -1px ${color.rule};
  i {
    flex: none;
    min-width: 4px;
    background: ${color.glow};
  }
  i + i {
    border-left: 2px solid ${color.paper};
  }
  ${media.mobile} {
    height: 10px;
  }
`;

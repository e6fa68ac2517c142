import type { AlbumCover, AlbumLeague } from '@craque/common/contracts/album.ts';
import { sports } from '@craque/common/domain/sport.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { color, media, space } from '../../../ui/tokens.ts';
import { capitals, display, size } from '../../../ui/type.ts';
import { Blank } from '../../../ui/blank.tsx';
import { useProfileTexts } from '../profile-texts.ts';
import { goldLeaf } from './gold-leaf.ts';

/** Collected stickers or athletes, over all leagues. */
export function sumOf(leagues: readonly AlbumLeague[], part: 'collected' | 'athletes'): number {
  return leagues.reduce((sum, league) => sum + league[part], 0);
}

export type AlbumTotalProps = {
  leagues: readonly AlbumCover[];
  blank: boolean;
  /** Below the bar. */
  children?: ReactNode;
};

/** Number of stickers in the whole album, by sport; on gold once it is complete. */
export function AlbumTotal({ leagues, blank, children }: AlbumTotalProps) {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const [collected, athletes] = [sumOf(leagues, 'collected'), sumOf(leagues, 'athletes')];
  const words = t('album.total', { athletes: number(athletes) });
  const state = collected === 0 ? 'empty' : collected === athletes ? 'full' : 'begun';
  return (
    <Total aria-hidden={blank || undefined} data-state={blank ? 'begun' : state}>
      {state === 'full' ? (
        <Triumph>
          <Icon name="medal" size={40} />
          {t('album.full')}
        </Triumph>
      ) : (
        <Count>
          {blank ? <Blank $width="96px" /> : <b>{number(collected)}</b>}{' '}
          {!blank && <span>{words}</span>}
        </Count>
      )}
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
          return (
            part > 0 && (
              <i key={sport} data-sport={sport} style={{ width }}>
                <Icon name={sport} size={16} />
              </i>
            )
          );
        })}
      </Bar>
      <Below>
        {state === 'full' && <p>{t('album.all', { athletes: number(athletes) })}</p>}
        {children}
      </Below>
    </Total>
  );
}

const Triumph = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  && {
    margin-bottom: ${space[2]};
  }
  ${capitals(8)}
  svg {
    flex: none;
  }
`;

const Count = styled.p`
  && {
    margin-bottom: ${space[3]};
  }
  display: flex;
  align-items: last baseline;
  gap: ${space[2]};
  height: 62px;
  color: ${color.quiet};
  font-size: ${size(4)};
  font-weight: 600;
  line-height: 1.1;
  b {
    color: ${color.ink};
    ${display(8, 0.86)}
    font-variant-numeric: tabular-nums;
  }
  > i {
    height: 100%;
  }
  ${media.mobile} {
    height: 52px;
    b {
      ${display(8, 0.87)}
    }
  }
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  margin-top: ${space[4]};
  &:empty {
    display: none;
  }
`;

const Total = styled.div`
  min-width: 0;
  p {
    margin: 0;
  }
  &[data-state='empty'] ${Count} {
    gap: 0.25em;
    height: auto;
    margin-bottom: ${space[2]};
    font-size: ${size(3)};
    b {
      color: inherit;
      font: inherit;
    }
  }
  /* No part of it has an icon yet. */
  &[data-state='empty'] [role='progressbar'] {
    height: 8px;
  }
  &[data-state='full'] {
    --quiet: ${color.print};
    --focus: ${color.print};
    --epic: ${color.print};
    --close: ${color.print};
    padding: ${space[4]} ${space[5]};
    border-radius: 6px;
    background: ${goldLeaf};
    color: ${color.print};
    font-weight: 700;
    ${media.mobile} {
      margin-inline: -${space[2]};
      padding: ${space[3]} ${space[4]};
    }
  }
`;

const Bar = styled.div`
  display: flex;
  height: 22px;
  overflow: hidden;
  background: ${color.sunk};
  box-shadow: inset 0 -1px ${color.rule};
  i {
    flex: none;
    min-width: 4px;
    container-type: inline-size;
    display: grid;
    place-items: center;
    background: ${color.glow};
    color: ${color.onPage};
  }
  /* A part without the width has only its colour. */
  @container (max-width: 19.98px) {
    svg {
      display: none;
    }
  }
  i + i {
    border-left: 2px solid ${color.paper};
  }
`;

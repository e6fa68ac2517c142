import { type Sport, sports } from '@craque/common/domain/sport.ts';
import type { TFunction } from 'i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useTranslation } from '../../lib/translation.ts';
import { Floor } from '../../ui/album/floor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Grid, gapOf } from '../../ui/layout.ts';
import { center, color, duration, media, onGround, shadow, space, still } from '../../ui/tokens.ts';
import { capitals, fluid, size } from '../../ui/type.ts';
import type { HomeState, HomeStore } from './home-store.ts';

export type SportTilesProps = {
  store: HomeStore;
  chosen: Sport;
  onChoose: (sport: Sport) => void;
};

export function SportTiles({ store, chosen, onChoose }: SportTilesProps) {
  const { t, i18n } = useTranslation();
  const stats = useStore(store, (state) => state.stats);
  return (
    <Grid $columns={4} $phone={4} role="group" aria-label={t('game.sport')}>
      {sports.map((sport) => (
        <Tile
          key={sport}
          type="button"
          data-sport={sport}
          aria-pressed={sport === chosen}
          onClick={() => onChoose(sport)}
        >
          <Ground>
            <Floor sport={sport} />
            <Icon name={sport} size={44} />
          </Ground>
          <b>{t(`sports.${sport}`)}</b>
          <small>{recordText(t, i18n.language, stats?.sportStats[sport])}</small>
        </Tile>
      ))}
    </Grid>
  );
}

type Played = NonNullable<HomeState['stats']>['sportStats'][Sport];

function recordText(t: TFunction, language: string, played: Played | undefined): string {
  if (!played) return '\u00a0';
  const { gamesPlayed: count, winRate } = played;
  if (count === 0) return t('home.new.untried');
  const rate = new Intl.NumberFormat(language, { style: 'percent' }).format(winRate / 100);
  return t('home.new.record', { games: t('home.new.games', { count }), rate });
}

const Tile = styled.button`
  display: grid;
  container-type: inline-size;
  align-content: start;
  padding: ${fluid(4, 6)} ${fluid(4, 6)} ${gapOf(3)};
  border: 0;
  border-radius: 8px;
  background: ${color.border};
  color: ${color.print};
  box-shadow: ${shadow.slip};
  text-align: left;
  cursor: pointer;
  transition:
    rotate ${duration.quick},
    translate ${duration.quick};
  b {
    padding: ${fluid(4, 8)} ${fluid(2, 8)} 0;
    ${capitals(4)}
    overflow-wrap: anywhere;
  }
  small {
    padding: 2px ${space[2]} 0;
    font-size: ${size(2)};
    line-height: 1.3;
  }
  ${media.belowWide} {
    b {
      font-size: min(${size(2)}, 17cqi);
      text-align: center;
    }
    small {
      display: none;
    }
  }
  &[aria-pressed='true'] {
    outline: 4px solid ${color.ink};
    outline-offset: 2px;
    rotate: -2deg;
  }
  &:focus-visible {
    outline: 4px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.hover} {
    &:hover {
      translate: 0 -3px;
    }
  }
  ${still}
`;

const Ground = styled.span`
  ${onGround}
  ${center}
  height: ${fluid(60, 84)};
  ${media.belowWide} {
    svg + svg {
      width: 32px;
      height: 32px;
    }
  }
  border-radius: 5px;
`;

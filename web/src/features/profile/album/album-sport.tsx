import type { AlbumCover as CoverView } from '@craque/common/contracts/album.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Floor } from '../../../ui/album/floor.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { color, media, plainList, ringOnFloor, space } from '../../../ui/tokens.ts';
import { display, size } from '../../../ui/type.ts';
import { useProfileTexts } from '../profile-texts.ts';
import { AlbumCover } from './album-cover.tsx';
import { sumOf } from './album-total.tsx';

export type AlbumSportProps = { sport: Sport; leagues: readonly CoverView[]; blank: boolean };

/** The leagues of a sport on its floor; nothing if none of them is open. */
export function AlbumSport({ sport, leagues, blank }: AlbumSportProps) {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  if (leagues.length === 0) return null;
  return (
    <Ground data-sport={sport} aria-labelledby={`album-${sport}`}>
      <Floor sport={sport} />
      <header>
        <h2 id={`album-${sport}`}>
          <Icon name={sport} size={30} />
          {t(`sports.${sport}`)}
        </h2>
        {!blank && (
          <b>
            {t('album.progress', {
              collected: number(sumOf(leagues, 'collected')),
              athletes: number(sumOf(leagues, 'athletes')),
            })}
          </b>
        )}
      </header>
      <ul>
        {leagues.map((league) => (
          <AlbumCover key={league.league} league={league} blank={blank} />
        ))}
      </ul>
    </Ground>
  );
}

const Ground = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  container-type: inline-size;
  padding: ${space[4]} ${space[5]} ${space[5]};
  border-radius: 6px;
  background:
    radial-gradient(farthest-corner at 50% 30%, transparent 45%, rgb(0 0 0 / 0.3)),
    radial-gradient(farthest-side at 50% 40%, ${color.glow}, transparent) ${color.page};
  color: ${color.onPage};
  ${ringOnFloor}
  > svg:first-child {
    z-index: -1;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    margin-bottom: ${space[4]};
    ${display(5)}
    font-variant-numeric: tabular-nums;
  }
  header > b {
    flex: none;
  }
  h2 {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    margin: 0;
    font-size: ${size(7)};
    text-transform: uppercase;
  }
  ul {
    ${plainList}
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[5]} ${space[4]};
  }
  @container (min-width: 560px) {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[5]} ${space[6]};
    }
    ul:has(> :nth-child(2):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.mobile} {
    margin-inline: -${space[4]};
    padding-inline: ${space[4]};
    border-radius: 0;
    header {
      font-size: ${size(4)};
    }
    h2 {
      font-size: ${size(6)};
    }
  }
`;

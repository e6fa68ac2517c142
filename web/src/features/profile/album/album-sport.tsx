import type { AlbumCover as CoverView } from '@craque/common/contracts/album.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Floor } from '../../../ui/album/floor.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { gapOf, line, List, Row } from '../../../ui/layout.ts';
import { color, media, onGround, ringOnFloor, space } from '../../../ui/tokens.ts';
import { Display, heading } from '../../../ui/type.ts';
import { useProfileTexts } from '../profile-texts.ts';
import { AlbumCover } from './album-cover.tsx';
import { sumOf } from './album-total.tsx';

export type AlbumSportProps = { sport: Sport; leagues: readonly CoverView[]; blank: boolean };

export function AlbumSport({ sport, leagues, blank }: AlbumSportProps) {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  if (leagues.length === 0) return null;
  return (
    <Ground data-sport={sport} aria-labelledby={`album-${sport}`}>
      <Floor sport={sport} />
      <Row as="header" $apart $oneLine>
        <h2 id={`album-${sport}`}>
          <Icon name={sport} size={30} />
          {t(`sports.${sport}`)}
        </h2>
        {!blank && (
          <Display>
            {t('album.progress', {
              collected: number(sumOf(leagues, 'collected')),
              athletes: number(sumOf(leagues, 'athletes')),
            })}
          </Display>
        )}
      </Row>
      <List>
        {leagues.map((league) => (
          <AlbumCover key={league.league} league={league} blank={blank} />
        ))}
      </List>
    </Ground>
  );
}

const Ground = styled.section`
  ${onGround}
  ${ringOnFloor}
  /* What is drawn on the floor is white. */
  --ink: ${color.onPage};
  --rule: transparent;
  --sunk: rgb(0 0 0 / 0.3);
  padding: ${space[4]} ${gapOf(5)} ${space[5]};
  border-radius: 6px;
  background: radial-gradient(farthest-side at 50% 40%, ${color.glow}, transparent) ${color.page};
  header {
    margin-bottom: ${space[4]};
  }
  h2 {
    ${line(2)}
    ${heading(7)}
  }
  ul {
    grid-template-columns: repeat(auto-fit, minmax(max(130px, 28%), 1fr));
    gap: ${space[5]} ${gapOf(5)};
  }
  ${media.mobile} {
    margin-inline: -${space[4]};
    border-radius: 0;
  }
`;

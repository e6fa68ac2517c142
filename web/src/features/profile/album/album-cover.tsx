import type { AlbumLeague } from '@craque/common/contracts/album.ts';
import { leagueNamed } from '@craque/common/domain/sport.ts';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { Floor } from '../../../ui/album/floor.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { caption, color, duration, font, media, shadow, space, still } from '../../../ui/tokens.ts';
import { albumPath } from '../../../ui/album/album-address.ts';
import { Blank } from '../parts/blank.tsx';
import { useProfileTexts } from '../parts/profile-texts.ts';

/** A league's album as a small booklet with its progress; `blank` while loading. */
export function AlbumLeagueRow({ league, blank }: { league: AlbumLeague; blank: boolean }) {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const { collected, athletes, sport } = league;
  const known = leagueNamed(league.league);
  const name = leagueName(t, league.league);
  const progress = t('album.progress', {
    collected: number(collected),
    athletes: number(athletes),
  });
  const isFull = collected > 0 && collected === athletes;
  return (
    <li>
      <Row to={albumPath({ ...(known && { league: known }) })}>
        <Booklet aria-hidden="true" data-full={isFull || undefined}>
          <Floor sport={sport} />
          <Icon name={isFull ? 'check' : sport} size={26} />
        </Booklet>
        <Words>
          <b>{name}</b>
          <span>{blank ? <Blank $width="7ch" /> : isFull ? t('album.complete') : progress}</span>
          <Bar aria-hidden="true">
            <ProgressBar
              label={name}
              value={collected}
              max={Math.max(athletes, 1)}
              text={progress}
            />
          </Bar>
        </Words>
      </Row>
    </li>
  );
}

/** The progress bar of a league, in the colour of its sport. */
export const inSportColor = css`
  [role='progressbar'] {
    height: 6px;
  }
  [role='progressbar'] > i {
    background: ${color.glow};
  }
`;

const Row = styled(PageLink)`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  min-height: 84px;
  color: inherit;
  text-decoration: none;
  ${media.hover} {
    &:hover b {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
    &:hover > :first-child {
      transform: rotate(-5deg) translateY(-2px);
    }
  }
`;

const Booklet = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 300 / 410;
  border: 3px solid ${color.border};
  border-radius: 5px;
  background: ${color.glow};
  color: ${color.onPage};
  box-shadow: ${shadow.slip};
  transform: rotate(-2.5deg);
  transition: transform ${duration.quick} ease-out;
  li:nth-child(even) & {
    transform: rotate(1.8deg);
  }
  > svg:last-child {
    position: relative;
  }
  ${still}
`;

const Words = styled.span`
  display: grid;
  gap: 4px;
  b {
    font: 900 23px/1 ${font.display};
    text-transform: uppercase;
    overflow-wrap: anywhere;
  }
  > span {
    ${caption(15)}
    line-height: 1.3;
  }
`;

const Bar = styled.span`
  display: block;
  ${inSportColor}
`;

import type { AlbumCover as CoverView } from '@craque/common/contracts/album.ts';
import { leagueNamed } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { albumPath } from '../../../ui/album/album-address.ts';
import { PageLink } from '../../../ui/page-link.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { color, media, space } from '../../../ui/tokens.ts';
import { capitals, size } from '../../../ui/type.ts';
import { Blank } from '../../../ui/blank.tsx';
import { useProfileTexts } from '../profile-texts.ts';
import { goldLeaf } from './gold-leaf.ts';
import { StickerFan } from './sticker-fan.tsx';

/**
 * A league's album on the floor of its sport: some stickers, the name, and how far it is filled;
 * `blank` while loading.
 */
export function AlbumCover({ league, blank }: { league: CoverView; blank: boolean }) {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const { collected, athletes } = league;
  const known = leagueNamed(league.league);
  const name = leagueName(t, league.league);
  const progress = t('album.progress', {
    collected: number(collected),
    athletes: number(athletes),
  });
  const isFull = collected > 0 && collected === athletes;
  return (
    <Item data-full={isFull || undefined}>
      <Way to={albumPath({ ...(known && { league: known }) })}>
        <StickerFan stickers={league.onCover} />
        <Words>
          <b>{name}</b>
          <span>{blank ? <Blank $width="7ch" /> : isFull ? t('album.complete') : progress}</span>
          <i aria-hidden="true">
            <ProgressBar
              label={name}
              value={collected}
              max={Math.max(athletes, 1)}
              text={progress}
            />
          </i>
        </Words>
      </Way>
    </Item>
  );
}

const Words = styled.span`
  display: grid;
  gap: 4px;
  align-content: start;
  b {
    ${capitals(5)}
    overflow-wrap: anywhere;
  }
  > span {
    justify-self: start;
    font-size: ${size(2)};
    font-weight: 600;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
  > i {
    display: block;
  }
  [role='progressbar'] {
    height: 6px;
    background: rgb(0 0 0 / 0.3);
    box-shadow: none;
  }
  [role='progressbar'] > i {
    background: ${color.onPage};
  }
`;

const Way = styled(PageLink)`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space[3]};
  height: 100%;
  border-radius: 4px;
  color: inherit;
  text-decoration: none;
  ${media.hover} {
    &:hover b {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
`;

const Item = styled.li`
  min-width: 0;
  /* Alone in its row it fills it. */
  @container (max-width: 559.98px) {
    &:nth-child(odd):last-child {
      grid-column: 1 / -1;
      ${Way} {
        grid-template-rows: none;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        align-items: center;
        gap: ${space[4]};
      }
    }
  }
  @container (min-width: 560px) {
    &:first-child:nth-last-child(2) ${Way},
    &:nth-child(2):last-child ${Way} {
      grid-template-rows: none;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
      gap: ${space[4]};
    }
  }
  &[data-full] ${Words} > span {
    padding: 0 ${space[2]};
    border-radius: 2px;
    background: ${goldLeaf};
    color: ${color.print};
    ${capitals(3, 1.35)}
  }
  &[data-full] [role='progressbar'] > i {
    background: ${goldLeaf};
  }
`;

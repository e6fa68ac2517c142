import type { AlbumCover as CoverView } from '@craque/common/contracts/album.ts';
import { leagueNamed } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { albumPath } from '../../../ui/album/album-address.ts';
import { Blank } from '../../../ui/blank.tsx';
import { stack } from '../../../ui/layout.ts';
import { PageLink } from '../../../ui/page-link.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { color, media, space } from '../../../ui/tokens.ts';
import { Heading, size } from '../../../ui/type.ts';
import { useProfileTexts } from '../profile-texts.ts';
import { goldLeaf } from '../../../ui/album/gold-leaf.ts';
import { StickerFan } from './sticker-fan.tsx';

/** A league's album from outside; `blank` while loading. */
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
    <li>
      <Way to={albumPath({ ...(known && { league: known }) })} data-full={isFull || undefined}>
        <StickerFan stickers={league.onCover} />
        <Heading as="b" $step={5}>
          {name}
        </Heading>
        <span>{blank ? <Blank $width="7ch" /> : isFull ? t('album.complete') : progress}</span>
        <i aria-hidden="true">
          <ProgressBar label={name} value={collected} max={Math.max(athletes, 1)} text={progress} />
        </i>
      </Way>
    </li>
  );
}

const Way = styled(PageLink)`
  ${stack(1)}
  border-radius: 4px;
  color: inherit;
  text-decoration: none;
  > b {
    margin-top: ${space[2]};
  }
  > :nth-child(3) {
    justify-self: start;
    font-size: ${size(2)};
    font-weight: 600;
  }
  &[data-full] > :nth-child(3) {
    padding: 0 ${space[2]};
    background: ${goldLeaf};
    color: ${color.print};
    font-weight: 800;
  }
  ${media.hover} {
    &:hover b {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
`;

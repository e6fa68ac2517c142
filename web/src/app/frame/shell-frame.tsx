import type { Sport } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { emptySpot, stickerSize } from '../../ui/album/empty-spot.ts';
import { line, stack } from '../../ui/layout.ts';
import { color, headerHeight, media, shadow, space } from '../../ui/tokens.ts';
import { Waiting } from '../../ui/waiting.tsx';

type ShellFrameProps = { waiting?: boolean; sport?: Sport };

/**
 * The empty album, in place of a page that is loading. It is painted from index.html, too, without
 * words, because the language is not known yet. `waiting` adds the spinner of a protected page.
 */
export function ShellFrame({ waiting = false, sport = 'soccer' }: ShellFrameProps) {
  const page = (
    <Stage aria-hidden="true">
      <Place />
      <Slip />
    </Stage>
  );
  const lines = (
    <Blank aria-hidden="true">
      <i />
      <i />
    </Blank>
  );
  return <AlbumSpread sport={sport} page={page} sheet={waiting ? <Waiting /> : lines} />;
}

/** The line of the selectors above, then sticker and strip: stacked, or side by side on a phone. */
const Stage = styled.div`
  ${line(6)}
  flex-direction: column;
  justify-content: center;
  min-height: calc(100dvh - ${headerHeight} - ${space[6]});
  padding-top: 60px;
  ${media.sideways} {
    flex-direction: row;
    gap: ${space[5]};
  }
  ${media.mobile} {
    flex-direction: row;
    align-items: stretch;
    min-height: 0;
    padding: 56px 0 ${space[1]} ${space[1]};
  }
`;

const Place = styled.div`
  ${emptySpot}
  ${stickerSize}
  transform: rotate(-2.5deg);
`;

const Slip = styled.div`
  width: min(100%, 440px);
  height: 124px;
  background: ${color.paper};
  box-shadow: ${shadow.slip};
  ${media.wide} {
    width: min(100%, 480px);
    height: 66px;
  }
  ${media.sideways} {
    flex: 1;
    height: 200px;
  }
  ${media.mobile} {
    flex: 1;
    height: auto;
  }
`;

const Blank = styled.div`
  ${stack(4)}
  i {
    height: 60px;
    background: ${color.sunk};
  }
  i:first-child {
    width: 60%;
    height: 92px;
  }
`;

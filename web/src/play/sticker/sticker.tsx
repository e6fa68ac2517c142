import type { GameView } from '@craque/common/contracts/games.ts';
import { css, keyframes, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { center, duration, media, shadow, still } from '../../ui/tokens.ts';
import { stamped } from '../../ui/type.ts';
import { stickerSize } from '../../ui/album/empty-spot.ts';
import { overPrint } from './over-print.ts';
import { whenLow, whenLying } from '../../ui/low-height.ts';
import { overlayOpacity, revealStep } from '../state/reveal.ts';
import { FoundBack, FoundFoil, FoundLight, OpenedPack, Scratch } from './lazy-ritual.tsx';
import { blankPicture } from './blank-picture.ts';
import { Front } from './card-front.ts';
import { StickerPicture } from './sticker-picture.tsx';
import { useRitual } from './use-ritual.ts';

export type StickerProps = { game: GameView; celebrate: boolean };

/** The server's picture of the current step, which turns over after a win. */
export const Sticker = (props: StickerProps) => <StickerOf key={props.game.id} {...props} />;

function StickerOf({ game, celebrate }: StickerProps) {
  const { t } = useTranslation();
  const { isUnpacked, isHeld, onShown, turn, scratch } = useRitual(game, celebrate);
  const { athleteName: name, athleteImageText: drawn } = game;
  // A drawn picture hides by itself what is not due.
  const opacity = drawn === null ? overlayOpacity(game) : 0;
  const alt =
    drawn ??
    (name === null
      ? t('game.sticker.hidden', revealStep(game))
      : t('game.sticker.shown', { name }));
  return (
    <Spot>
      {celebrate && <FoundLight />}
      <Card data-sticker>
        <Front>
          {game.athleteImageUrl !== null && (
            <StickerPicture
              url={game.athleteImageUrl}
              {...{ alt, isHeld, onShown }}
              sport={game.sport}
            />
          )}
          <Overlay style={{ opacity }} data-testid="overlay" />
          {opacity > 0 && (
            <Question aria-hidden="true" style={{ opacity: opacity / 0.9 }}>
              ?
            </Question>
          )}
          {turn && <FoundFoil />}
          {scratch && <Scratch game={game} onEnd={scratch} />}
        </Front>
        {turn && <FoundBack onTurn={turn} />}
      </Card>
      {isUnpacked && <OpenedPack sport={game.sport} />}
    </Spot>
  );
}

/** A blank sticker, while a game is loading. */
export function BlankSticker() {
  return (
    <Spot aria-hidden="true">
      <Card>
        <Front>
          {/* As large as the picture that follows: what is painted first stays the largest. */}
          <img src={blankPicture} alt="" width={300} height={410} draggable={false} />
        </Front>
      </Card>
    </Spot>
  );
}

/* Never transparent: the blank sticker was in the same place. */
const lay = keyframes`from { transform: rotate(1deg) scale(1.06); }`;

const Spot = styled.div`
  position: relative;
  ${stickerSize}
  ${whenLying(css`
    width: min(46%, 42vh);
  `)}
  ${whenLow(css`
    width: 76px;
  `)}
`;

const Card = styled.div`
  position: absolute;
  inset: 0;
  border-radius: 5.7% / 4.1%;
  background: #fff;
  box-shadow: ${shadow.lifted};
  transform: rotate(-2.5deg);
  &[data-sticker] {
    animation: ${lay} ${duration.calm} ease-out;
    ${still}
  }
  /* The open result shows it. */
  body:has([data-flown]) & {
    visibility: hidden;
  }
`;

const Overlay = styled.div`
  ${overPrint}
  background: #363f48;
  /* Over black ink the outline would be lost. */
  mix-blend-mode: multiply;
  transition: opacity ${duration.calm} ease-out;
  ${still}
`;

const Question = styled.span`
  ${overPrint}
  ${center}
  padding-bottom: 16%;
  color: #fff;
  ${stamped('min(150px, 18vh)')}
  text-shadow: 0 3px 14px rgb(0 0 0 / 0.55);
  transition: opacity ${duration.calm};
  ${media.mobile} {
    font-size: 64px;
  }
  ${whenLow(css`
    font-size: 34px;
  `)}
`;

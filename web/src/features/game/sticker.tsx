import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { css, keyframes, styled } from 'styled-components';
import { color, duration, font, media, shadow } from '../../ui/tokens.ts';
import { whenLow } from './low-height.ts';
import { overlayOpacity, revealStep } from './reveal.ts';
import { StickerPicture } from './sticker-picture.tsx';

export type StickerProps = {
  game: GameView;
  /** The player has just found the athlete: the sticker turns and the foil catches the light. */
  celebrate: boolean;
};

/** The hidden athlete: the server's picture of the step that is due, under the overlay of §2 while the game runs. */
export function Sticker({ game, celebrate }: StickerProps) {
  const { t } = useTranslation();
  const opacity = overlayOpacity(game);
  const alt = game.completed
    ? t('game.sticker.shown', { name: game.athleteName ?? t('game.unknownAthlete') })
    : t('game.sticker.hidden', revealStep(game));
  return (
    <Card key={game.id} data-celebrate={celebrate || undefined}>
      <StickerPicture url={game.athleteImageUrl} alt={alt} sport={game.sport} />
      <Overlay style={{ opacity }} data-testid="overlay" />
      {!game.completed && (
        <Question aria-hidden="true" style={{ opacity: 0.4 + (0.6 * opacity) / 0.9 }}>
          ?
        </Question>
      )}
      {celebrate && <Foil aria-hidden="true" />}
    </Card>
  );
}

/** Where the sticker will be while a game is looked for: the dashed place in the album. */
export function StickerPlace() {
  return <Place aria-hidden="true" />;
}

const lay = keyframes`from { opacity: 0; transform: rotate(1deg) scale(1.06); }`;
const turn = keyframes`from { transform: perspective(900px) rotateY(88deg) rotate(-2.5deg); }`;
const sweep = keyframes`from { background-position: 130% 0; } to { background-position: -40% 0; }`;

const size = css`
  position: relative;
  flex: none;
  width: min(400px, 46vh, 80%);
  aspect-ratio: 300 / 410;
  border-radius: 5.7% / 4.1%;
  transform: rotate(-2.5deg);
  ${media.mobile} {
    width: clamp(132px, 41vw, 190px);
  }
  ${whenLow(css`
    width: 76px;
  `)}
`;

const Card = styled.div`
  ${size}
  background: #fff;
  box-shadow: ${shadow.lifted};
  animation: ${lay} ${duration.calm} ease-out;
  &[data-celebrate] {
    animation: ${turn} ${duration.calm} ease-out;
  }
  ${media.stillness} {
    &,
    &[data-celebrate] {
      animation: none;
    }
  }
`;

const Place = styled.div`
  ${size}
  border: 3px dashed ${color.onPage};
  background: rgb(0 0 0 / 0.14);
`;

/** Covers the print and leaves the white border free: 14 of 300 x 410. */
const overPrint = css`
  position: absolute;
  inset: 3.415% 4.667%;
  border-radius: 3.3% / 2.4%;
  pointer-events: none;
`;

const Overlay = styled.div`
  ${overPrint}
  background: #0a0e13;
  transition: opacity ${duration.calm} ease-out;
  ${media.stillness} {
    transition: none;
  }
`;

const Question = styled.span`
  ${overPrint}
  display: grid;
  place-items: center;
  padding-bottom: 16%;
  color: #fff;
  font: 900 min(150px, 18vh) / 1 ${font.display};
  text-shadow: 0 3px 14px rgb(0 0 0 / 0.55);
  transition: opacity ${duration.calm};
  ${media.mobile} {
    font-size: 64px;
  }
  ${whenLow(css`
    font-size: 34px;
  `)}
`;

const Foil = styled.div`
  ${overPrint}
  background: linear-gradient(
      105deg,
      transparent 40%,
      rgb(255 214 120 / 0.55) 46%,
      rgb(255 255 255 / 0.95) 50%,
      rgb(150 225 255 / 0.55) 54%,
      transparent 60%
    )
    130% 0 / 250% 100% no-repeat;
  mix-blend-mode: screen;
  animation: ${sweep} 250ms 250ms ease-in-out both;
  ${media.stillness} {
    display: none;
  }
`;

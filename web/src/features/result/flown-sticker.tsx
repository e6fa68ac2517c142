import type { GameView } from '@craque/common/contracts/games.ts';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Foil } from '../../play/sticker/foil.tsx';
import { unwon } from '../../play/end/unwon.ts';
import { layer, media, shadow } from '../../ui/tokens.ts';

const flight = { duration: 250, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' };

/** Time (ms) from the opening of the result to the slap into the album. */
export const landsAfter = flight.duration + 100;

const middleOf = ({ left, top, width, height }: DOMRect) =>
  [left + width / 2, top + height / 2] as const;

/** Moves a copy of the sticker from the page, since the dialog would cut it off at its edges. */
function fly(from: Element, to: HTMLElement): () => void {
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (start.width === 0 || end.width === 0 || typeof to.animate !== 'function') return () => {};
  const copy = to.cloneNode(true) as HTMLElement;
  const [endX, endY] = middleOf(end);
  const [startX, startY] = middleOf(start);
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: String(layer.toast),
    left: `${endX - to.offsetWidth / 2}px`,
    top: `${endY - to.offsetHeight / 2}px`,
    width: `${to.offsetWidth}px`,
    margin: '0',
  });
  const by = `translate(${startX - endX}px, ${startY - endY}px) scale(${start.width / end.width})`;
  document.body.append(copy);
  to.style.visibility = 'hidden';
  const land = () => {
    copy.remove();
    to.style.visibility = '';
  };
  const lean = 'rotate(-2.5deg)';
  const steps = { transform: [`${by} ${lean}`, lean] };
  copy.animate(steps, flight).finished.then(land, land);
  return land;
}

/** The sticker in the top of the result; one that `flies` comes from the page. */
export function FlownSticker({ game, flies }: { game: GameView; flies: boolean }) {
  const front = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const from = document.querySelector('[data-sticker]');
    return flies && from && front.current ? fly(from, front.current) : undefined;
  }, [flies]);
  const isLost = !game.won && game.athleteName !== null;
  return (
    <Front ref={front} data-flown={flies || undefined} data-lost={isLost || undefined}>
      <img src={game.athleteImageUrl ?? undefined} alt="" width={300} height={410} />
      {game.won && !flies && <Foil />}
    </Front>
  );
}

const Front = styled.div`
  position: relative;
  flex: none;
  width: 216px;
  border-radius: 5.7% / 4.1%;
  box-shadow: ${shadow.slip};
  transform: rotate(-2.5deg);
  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: inherit;
  }
  &[data-lost] {
    ${unwon}
  }
  ${media.wide} {
    width: min(300px, 42vh);
  }
  ${media.mobile} {
    width: min(132px, 34vw);
  }
  ${media.short} {
    width: min(100px, 28vw);
  }
  ${media.sideways} {
    width: 72px;
  }
`;

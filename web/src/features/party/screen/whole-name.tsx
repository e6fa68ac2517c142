import { type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Sets how much narrower than usual the name is printed; its height stays. */
function useWholeWidth(room: RefObject<HTMLElement | null>, name: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const [outer, inner] = [room.current, name.current];
    if (!outer || !inner || !('ResizeObserver' in window)) return;
    const fit = () => {
      const share = Math.min(1, outer.clientWidth / Math.max(1, inner.offsetWidth));
      inner.style.transform = share < 1 ? `scaleX(${share})` : '';
    };
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [room, name]);
}

/** A name on one line, as narrow as its place: nobody's is cut off before the whole room. */
export function WholeName({ children: name }: { children: string }) {
  const [room, print] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)];
  useWholeWidth(room, print);
  return (
    <Room ref={room}>
      <Print ref={print}>{name}</Print>
    </Room>
  );
}

const Room = styled.span`
  display: block;
  min-width: 0;
  overflow: clip;
  line-height: 1.2;
  white-space: nowrap;
`;

const Print = styled.span`
  display: inline-block;
  transform-origin: left;
`;

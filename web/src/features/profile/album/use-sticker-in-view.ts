import { type RefObject, useEffect, useRef } from 'react';
import { useMobile } from '../../../ui/use-media.ts';

/**
 * Brings the first sticker into view, once, on a phone, where it may be below the screen; for the
 * sheet of a league that opened at the page of that sticker by itself. The focus stays.
 */
export function useStickerInView(opened: boolean): RefObject<HTMLElement | null> {
  const sheet = useRef<HTMLElement>(null);
  const isDone = useRef(false);
  const mobile = useMobile();
  useEffect(() => {
    if (!opened || isDone.current) return;
    isDone.current = true;
    if (mobile) sheet.current?.querySelector('ol button')?.scrollIntoView({ block: 'nearest' });
  }, [opened, mobile]);
  return sheet;
}

import type { Sport } from '@craque/common/domain/sport.ts';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { Floor } from '../album/floor.tsx';
import { Icon } from '../icon.tsx';
import {
  color,
  duration,
  font,
  headingText,
  layer,
  media,
  shadow,
  space,
  still,
} from '../tokens.ts';

/**
 * Makes the dialog the back of a sticker: white die-cut border, and its top printed in the sport's
 * colour.
 */
export type DialogCover = {
  sport: Sport;
  /** Printed in ink instead, for a loss. */
  plain: boolean;
  /** The sticker itself, beside the title. */
  picture: ReactNode;
  /** It fades in instead of turning over: something else already moves. */
  calm?: boolean;
};

export type DialogProps = {
  title: string;
  /** One sentence under the title; also read to screen readers when the dialog opens. */
  description?: string;
  /** Name of the close button in the reader's language. */
  closeLabel: string;
  /**
   * Defaults to true: a rendered dialog is open. Pass a flag to let it close with its animation.
   */
  open?: boolean;
  /**
   * Called on Escape, on a click outside and by the close button. Focus returns to where it was.
   */
  onClose: () => void;
  cover?: DialogCover;
  children: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { title, description, closeLabel, open = true, onClose, cover, children } = props;
  const before = useRef<Element>(null);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Sheet
          ref={sheet}
          {...(description ? {} : { 'aria-describedby': undefined })}
          data-sport={cover?.sport}
          data-cover={cover ? (cover.calm ? 'calm' : 'turned') : undefined}
          onOpenAutoFocus={(event) => {
            // Focuses the dialog itself, so that its title is read first and the close button shows
            // no focus ring.
            event.preventDefault();
            before.current = document.activeElement;
            sheet.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            // Radix expects its own trigger, and these dialogs have none.
            event.preventDefault();
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
        >
          <Close aria-label={closeLabel}>
            <Icon name="close" />
          </Close>
          <Top data-plain={cover?.plain || undefined}>
            {cover && <Floor sport={cover.sport} />}
            {cover?.picture}
            <Words>
              <Title>{title}</Title>
              {description && <Description>{description}</Description>}
            </Words>
          </Top>
          {cover ? <Inside>{children}</Inside> : children}
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

const fadeIn = keyframes`from { opacity: 0; }`;
const turn = keyframes`from { opacity: 0.4; transform: perspective(1400px) rotateY(80deg); }`;
const rise = keyframes`from { opacity: 0; transform: translateY(24px); }`;

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${color.scrim};
  animation: ${fadeIn} ${duration.quick} ease-out;
  ${still}
`;

const Sheet = styled(Radix.Content)`
  position: fixed;
  z-index: ${layer.dialog};
  inset: 0;
  margin: auto;
  width: min(560px, 100vw - ${space[6]});
  height: fit-content;
  max-height: calc(100dvh - ${space[6]});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[6]};
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow.lifted};
  animation: ${rise} ${duration.calm} ease-out;
  &:focus {
    outline: none;
  }
  ${media.mobile} {
    top: auto;
    width: 100vw;
    max-height: 94dvh;
    padding: ${space[5]} ${space[4]} max(${space[5]}, env(safe-area-inset-bottom));
  }
  &[data-cover] {
    padding: 0;
    border: 12px solid ${color.border};
    border-radius: 20px;
    animation: ${turn} ${duration.calm} ease-out;
    &[data-cover='calm'] {
      animation-name: ${fadeIn};
    }
    ${media.mobile} {
      bottom: ${space[2]};
      width: calc(100vw - ${space[4]});
      border-width: 8px;
    }
  }
  ${media.stillness} {
    &,
    &[data-cover] {
      animation: none;
    }
  }
`;

const Top = styled.div`
  padding-right: ${space[7]};
  [data-cover] > & {
    position: relative;
    isolation: isolate;
    display: flex;
    align-items: center;
    gap: ${space[5]};
    overflow: hidden;
    padding: ${space[5]};
    background: ${color.glow};
    color: ${color.onPage};
  }
  [data-cover] > &[data-plain] {
    background: ${color.print};
  }
  > svg {
    z-index: -1;
  }
  ${media.mobile} {
    [data-cover] > & {
      gap: ${space[4]};
      padding: ${space[4]};
    }
  }
  ${media.sideways} {
    [data-cover] > & {
      padding: ${space[3]} ${space[5]};
    }
  }
`;

const Words = styled.div`
  min-width: 0;
  [data-cover] & {
    display: flex;
    flex-direction: column-reverse;
    align-items: flex-start;
    gap: ${space[3]};
  }
`;

const Inside = styled.div`
  padding: ${space[3]} ${space[5]} ${space[5]};
  ${media.mobile} {
    padding: ${space[1]} ${space[4]} ${space[4]};
  }
`;

const Title = styled(Radix.Title)`
  ${headingText}
  font: 900 clamp(32px, 6vw, 44px) / 1 ${font.display};
  overflow-wrap: anywhere;
`;

const Description = styled(Radix.Description)`
  margin: ${space[2]} 0 ${space[4]};
  color: ${color.quiet};
  [data-cover] & {
    margin: 0;
    padding: ${space[1]} ${space[2]};
    background: ${color.border};
    color: ${color.print};
    font: 900 20px/1.1 ${font.display};
    text-transform: uppercase;
    transform: rotate(-2deg);
  }
  ${media.mobile} {
    [data-cover] & {
      /* Beside the close button. */
      margin-right: 40px;
      font-size: 18px;
    }
  }
`;

/** Stays in its corner while the rest scrolls under it, and takes no height. */
const Close = styled(Radix.Close)`
  position: sticky;
  z-index: 1;
  top: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -8px -10px -36px auto;
  border: 0;
  border-radius: 50%;
  background: ${color.paper};
  color: inherit;
  cursor: pointer;
  [data-cover] > & {
    top: 10px;
    margin: 10px 10px -54px auto;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

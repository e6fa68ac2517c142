import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../icon.tsx';
import { useBackCloses } from '../back-closes.ts';
import { type DialogCover, DialogTop } from './dialog-top.tsx';
import { gapOf } from '../layout.ts';
import { center, color, duration, layer, media, shadow, space, still } from '../tokens.ts';

export type DialogProps = {
  title: string;
  /** One sentence under the title; also read to screen readers when the dialog opens. */
  description?: string;
  /** Defaults to true; pass a flag to let the dialog close with its animation. */
  open?: boolean;
  /** On Escape, a click outside, the close button and Back. Focus returns to where it was. */
  onClose: () => void;
  /** True if it has put the focus somewhere else. */
  onClosed?: () => boolean;
  cover?: DialogCover;
  children: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { title, description, open = true, onClose, onClosed, cover, children } = props;
  const { t } = useTranslation();
  const before = useRef<Element>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const leaveEntry = useBackCloses(open, onClose);
  const close = () => {
    onClose();
    leaveEntry();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && close()}>
      <Radix.Portal>
        <Scrim />
        <Sheet
          ref={sheet}
          {...(description ? {} : { 'aria-describedby': undefined })}
          data-sport={cover?.sport}
          data-cover={cover ? (cover.calm ? 'calm' : 'turned') : undefined}
          data-beside={cover?.beside || undefined}
          onKeyDown={(event) => {
            // Radix leaves it to the topmost layer, which may be that of a toast.
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            event.preventDefault();
            close();
          }}
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
            if (onClosed?.()) return;
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
        >
          <Close aria-label={t('game.close')}>
            <Icon name="close" />
          </Close>
          <DialogTop {...{ title, description, cover }} />
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
  z-index: ${layer.scrim};
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
  /* With an edge: in the dark theme the scrim is as dark as the paper. */
  box-shadow:
    0 0 0 2px ${color.rule},
    ${shadow.lifted};
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
      max-height: calc(100dvh - ${space[4]});
      border-width: 8px;
    }
  }
  ${media.wide} {
    &[data-beside] {
      display: grid;
      grid-template-columns: 400px minmax(0, 1fr);
      width: min(980px, 100vw - ${space[6]});
    }
  }
  ${media.stillness} {
    &,
    &[data-cover] {
      animation: none;
    }
  }
`;

const Inside = styled.div`
  ${media.wide} {
    [data-beside] > & {
      grid-area: 1 / 2;
    }
  }
  padding: ${gapOf(3)} ${gapOf(5)} ${gapOf(5)};
`;

/** Stays in its corner while the rest scrolls under it, and takes no height. */
const Close = styled(Radix.Close)`
  position: sticky;
  z-index: 1;
  top: 0;
  ${center}
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
  ${media.wide} {
    [data-beside] > & {
      grid-area: 1 / 2;
      margin-bottom: 0;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { Icon } from './icon.tsx';
import { color, duration, font, layer, media, shadow, space } from './tokens.ts';

export type DialogProps = {
  title: string;
  /** One sentence under the title; also read to screen readers when the dialog opens. */
  description?: string;
  /** Name of the close button in the reader's language. */
  closeLabel: string;
  /** Default true: a dialog that is rendered is open. Pass a flag to let it close with its animation. */
  open?: boolean;
  /** Called on Escape, on a click outside and by the close button. Focus goes back to where it was (D42). */
  onClose: () => void;
  children: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { title, description, closeLabel, open = true, onClose, children } = props;
  const before = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Sheet
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix looks for its own trigger, and these dialogs have none.
            event.preventDefault();
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
        >
          <Top>
            <Title>{title}</Title>
            <Close aria-label={closeLabel}>
              <Icon name="close" />
            </Close>
          </Top>
          {description && <Description>{description}</Description>}
          {children}
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

const fadeIn = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(24px); }`;

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${color.scrim};
  animation: ${fadeIn} ${duration.quick} ease-out;
  ${media.stillness} {
    animation: none;
  }
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
  ${media.mobile} {
    top: auto;
    width: 100vw;
    max-height: 94dvh;
    padding: ${space[5]} ${space[4]} max(${space[5]}, env(safe-area-inset-bottom));
  }
  ${media.stillness} {
    animation: none;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
`;

const Title = styled(Radix.Title)`
  margin: 0;
  font: 900 clamp(32px, 6vw, 44px) / 1 ${font.display};
  text-transform: uppercase;
  text-wrap: balance;
`;

const Description = styled(Radix.Description)`
  margin: ${space[2]} 0 ${space[4]};
  color: ${color.quiet};
`;

const Close = styled(Radix.Close)`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -8px -10px 0 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
`;

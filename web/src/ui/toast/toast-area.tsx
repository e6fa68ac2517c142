import * as Radix from '@radix-ui/react-toast';
import { useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { useStore } from 'zustand';
import { buttonLook } from '../form/button.tsx';
import { Icon } from '../icon.tsx';
import type { ToastStore } from './toast-store.ts';
import { line } from '../layout.ts';
import {
  bareButton,
  center,
  color,
  duration,
  headerHeight,
  layer,
  media,
  pageShare,
  slip,
  space,
  still,
} from '../tokens.ts';
import { size } from '../type.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

export type ToastAreaProps = {
  label: string;
  closeLabel: string;
  toasts: ToastStore;
};

/** The area for toasts: polite, held while hovered or focused, swiped to the right. */
export function ToastArea({ label, closeLabel, toasts }: ToastAreaProps) {
  const toast = useStore(toasts, (state) => state.toast);
  const escaped = useRef(false);
  return (
    <Radix.Provider label={label} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <Paper
          key={toast.id}
          duration={toast.duration}
          type="background"
          data-tone={toast.tone}
          data-echo={toast.echo}
          open
          // What has the focus is closed by Escape, wherever a toast lies.
          onEscapeKeyDown={({ target }) => {
            escaped.current = !(target as Element).closest?.('[role=region]');
          }}
          onOpenChange={() => {
            if (!escaped.current) toasts.dismiss(toast.id);
            escaped.current = false;
          }}
        >
          {toast.tone === 'error' && <Icon name="warning" size={24} />}
          <div>
            <Title>{toast.title}</Title>
            {toast.description && (
              <>
                {/* Both are announced as one text. */}
                <VisuallyHidden>{/[.!?]$/.test(toast.title) ? ' ' : '. '}</VisuallyHidden>
                <Description>{toast.description}</Description>
              </>
            )}
          </div>
          {toast.action && (
            <Action altText={toast.action.elsewhere} onClick={toast.action.onAct}>
              {toast.action.label}
            </Action>
          )}
          <Close aria-label={closeLabel}>
            <Icon name="close" size={18} />
          </Close>
        </Paper>
      )}
      <Area hotkey={['F8']} label={label} />
    </Radix.Provider>
  );
}

const slideIn = keyframes`from { opacity: 0; transform: translateX(32px); }`;

/** An open keyboard leaves little of the page. */
const noHigher = css`
  inset: env(safe-area-inset-top) 0 auto;
  li {
    max-height: ${headerHeight};
    overflow: hidden;
  }
`;

/**
 * Where nothing is covered that is being read; on a phone at the bottom, as one paragraph, but over
 * the header while a keyboard is open.
 */
const Area = styled(Radix.Viewport)`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto auto 0 0;
  width: min(480px, ${pageShare});
  margin: 0;
  padding: ${space[4]};
  list-style: none;
  pointer-events: none;
  &:focus-visible {
    outline-offset: -6px;
  }
  ${media.wide} {
    inset: 4px auto auto 196px;
    width: max-content;
    max-width: min(640px, calc(${pageShare} - 216px));
    padding: 0;
    li {
      min-height: calc(${headerHeight} - 8px);
    }
  }
  ${media.mobile} {
    inset: auto 0 env(safe-area-inset-bottom);
    width: auto;
    padding: 2px;
    li {
      min-height: ${headerHeight};
      padding-block: 2px;
      line-height: 1.25;
    }
    li > div > div {
      display: inline;
      margin-right: 0.5em;
    }
    html[data-keyboard='open'] & {
      ${noHigher}
    }
  }
  ${media.low} {
    ${noHigher}
  }
`;

const Paper = styled(Radix.Root)`
  ${line(3)}
  padding: ${space[1]} 0 ${space[1]} ${space[3]};
  border: 2px solid ${color.ink};
  ${slip}
  line-height: 1.3;
  pointer-events: auto;
  touch-action: pan-y;
  animation: ${slideIn} ${duration.calm} ease-out;
  > div {
    flex: 1;
    min-width: 0;
    font-size: ${size(2)};
    overflow-wrap: anywhere;
  }
  > svg {
    flex: none;
    color: ${color.far};
  }
  &[data-tone='error'] {
    border-color: ${color.far};
  }
  ${media.mobile} {
    &[data-echo] {
      display: none;
    }
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  ${still}
`;

const Title = styled(Radix.Title)`
  font-weight: 700;
`;

const Description = styled(Radix.Description)`
  color: ${color.quiet};
`;

const Action = styled(Radix.Action)`
  ${buttonLook('ink')}
  && {
    flex: none;
    min-height: 44px;
    padding: 0 ${space[3]};
    font-size: ${size(4)};
  }
`;

const Close = styled(Radix.Close)`
  ${center}
  flex: none;
  width: 44px;
  height: 44px;
  ${bareButton}
  color: inherit;
`;

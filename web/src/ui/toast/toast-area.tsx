import * as Radix from '@radix-ui/react-toast';
import { css, keyframes, styled } from 'styled-components';
import { useStore } from 'zustand';
import { buttonLook } from '../form/button.tsx';
import { Icon } from '../icon.tsx';
import { type ToastItem, type ToastStore, toastRules } from './toast-store.ts';
import {
  bareButton,
  center,
  color,
  duration,
  font,
  headerHeight,
  layer,
  media,
  pageShare,
  slip,
  space,
} from '../tokens.ts';
import { size } from '../type.ts';

export type ToastAreaProps = {
  /** Name of the region, with its hotkey. */
  label: string;
  closeLabel: string;
  toasts: ToastStore;
};

/** The area for toasts: polite, held while hovered or focused, swiped to the right. */
export function ToastArea({ label, closeLabel, toasts }: ToastAreaProps) {
  const items = useStore(toasts, (state) => state.toasts);
  return (
    <Radix.Provider
      label={label}
      duration={toastRules.duration}
      swipeDirection="right"
      swipeThreshold={toastRules.swipeThreshold}
    >
      {items.map((item) => (
        <Slip key={item.id} item={item} closeLabel={closeLabel} dismiss={toasts.dismiss} />
      ))}
      <Area hotkey={[toastRules.hotkey]} label={label} />
    </Radix.Provider>
  );
}

type SlipProps = { item: ToastItem; closeLabel: string; dismiss: (id: number) => void };

function Slip({ item, closeLabel, dismiss }: SlipProps) {
  const error = item.tone === 'error';
  return (
    <Paper
      open={item.open}
      duration={item.duration}
      type="background"
      data-tone={item.tone}
      onOpenChange={(open) => !open && dismiss(item.id)}
    >
      {error && <Icon name="warning" size={24} />}
      <div>
        <Title>{item.title}</Title>
        {item.description && <Description>{item.description}</Description>}
        {item.action && (
          <Action altText={item.action.elsewhere} onClick={item.action.onAct}>
            {item.action.label}
          </Action>
        )}
      </div>
      <Close aria-label={closeLabel}>
        <Icon name="close" size={18} />
      </Close>
    </Paper>
  );
}

const slideIn = keyframes`from { opacity: 0; transform: translateX(32px); }`;

/**
 * Over the site header, where nothing is read: one paragraph of two lines, longer ones reach as far
 * as the selectors.
 */
const inHeader = css`
  top: env(safe-area-inset-top);
  bottom: auto;
  width: 100vw;
  padding: 2px;
  li {
    align-items: center;
    gap: ${space[2]};
    min-height: ${headerHeight};
    padding: 2px 46px 2px ${space[3]};
    line-height: 1.25;
  }
  li > div {
    flex: 1;
    min-width: 0;
    font-size: ${size(2)};
  }
  li > div > div {
    display: inline;
    font-size: inherit;
    line-height: inherit;
  }
  li > div > div:first-child {
    margin-right: 0.5em;
  }
  li > div:has(> button) {
    display: grid;
    grid-template-columns: 1fr auto;
    column-gap: ${space[3]};
    align-items: center;
  }
  li > div > button {
    grid-row: 1 / 3;
    grid-column: 2;
    min-height: 40px;
    margin: 0;
    padding: 0 ${space[3]};
  }
  li > button:last-child {
    top: calc(50% - 22px);
    right: 0;
  }
`;

/** And no further: an open keyboard leaves little of the page. */
const inHeaderOnly = css`
  li {
    max-height: ${headerHeight};
    overflow: hidden;
  }
`;

/** In the header of the coloured page, the action at the end of the line. */
const besideName = css`
  top: 4px;
  bottom: auto;
  left: 196px;
  width: max-content;
  max-width: min(640px, calc(${pageShare} - 216px));
  padding: 0;
  li {
    align-items: center;
    min-height: calc(${headerHeight} - 8px);
    padding-block: 4px;
    line-height: 1.3;
  }
  li > div {
    display: grid;
    flex: 1;
    grid-template-columns: 1fr auto;
    column-gap: ${space[4]};
    align-items: center;
  }
  li > div > * {
    grid-column: 1;
  }
  li > div > button {
    grid-row: 1 / 3;
    grid-column: 2;
    margin: 0;
  }
`;

const Area = styled(Radix.Viewport)`
  position: fixed;
  z-index: ${layer.toast};
  right: 0;
  bottom: 0;
  width: min(420px, 100vw);
  margin: 0;
  padding: ${space[4]};
  list-style: none;
  pointer-events: none;
  &:focus-visible {
    outline-offset: -6px;
  }
  /* Nothing is covered that is being read: on the floor below the sticker, beside the name, or
     on the header of a phone. */
  ${media.tabletUp} {
    right: auto;
    left: 0;
    width: min(480px, ${pageShare});
  }
  ${media.wide} {
    ${besideName}
  }
  ${media.mobile} {
    ${inHeader}
    html[data-keyboard='open'] & {
      ${inHeaderOnly}
    }
  }
  ${media.low} {
    ${inHeaderOnly}
  }
`;

const Paper = styled(Radix.Root)`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} 52px ${space[3]} ${space[4]};
  border: 2px solid ${color.ink};
  ${slip}
  pointer-events: auto;
  touch-action: pan-y;
  animation: ${slideIn} ${duration.calm} ease-out;
  &[data-tone='error'] {
    border-color: ${color.far};
  }
  &[data-tone='error'] > svg {
    flex: none;
    color: ${color.far};
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${duration.quick};
  }
  ${media.stillness} {
    animation: none;
  }
`;

const Title = styled(Radix.Title)`
  font: 700 16px/1.35 ${font.text};
`;

const Description = styled(Radix.Description)`
  margin-top: 2px;
  color: ${color.quiet};
  font-size: ${size(2)};
  overflow-wrap: anywhere;
`;

const Action = styled(Radix.Action)`
  ${buttonLook('ink')}
  && {
    min-height: 44px;
    margin: ${space[2]} 0 ${space[1]};
    padding: 0 ${space[4]};
    font-size: ${size(4)};
  }
`;

const Close = styled(Radix.Close)`
  position: absolute;
  top: 4px;
  right: 4px;
  ${center}
  width: 44px;
  height: 44px;
  ${bareButton}
  color: inherit;
`;

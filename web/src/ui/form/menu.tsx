import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useBackCloses } from '../back-closes.ts';
import { PageLink } from '../page-link.tsx';
import {
  bareButton,
  color,
  duration,
  headerHeight,
  indexHeight,
  inverted,
  media,
  slip,
  space,
  tapLine,
} from '../tokens.ts';
import { capitals } from '../type.ts';

export type MenuItem = {
  label: string;
  /** Draws a line above: another kind of action begins. */
  apart?: boolean;
} & (
  | {
      to: string;
      current?: boolean;
      note?: ReactNode;
    }
  | { onChoose: () => void }
  /** A button of its own, which leaves the menu open. */
  | { control: ReactNode }
);

export type MenuProps = {
  label: string;
  face: ReactNode;
  head?: ReactNode;
  items: readonly MenuItem[];
};

/** A list of pages and actions in a native popover; a library's menu costs 17 KiB more. */
export function Menu({ label, face, head, items }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => list.current?.hidePopover?.();
  const leaveEntry = useBackCloses(open, close);
  return (
    <>
      <Trigger type="button" aria-label={label} popoverTarget={id}>
        {face}
      </Trigger>
      <List
        ref={list}
        id={id}
        popover="auto"
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'closed') leaveEntry();
        }}
      >
        {head}
        {items.map((item) => (
          <Fragment key={item.label}>
            {item.apart && <Line />}
            {'control' in item ? (
              item.control
            ) : 'to' in item ? (
              <PageLink
                to={item.to}
                aria-current={item.current ? 'page' : undefined}
                onClick={close}
              >
                {item.label}
                {item.note}
              </PageLink>
            ) : (
              <button
                type="button"
                onClick={() => {
                  close();
                  item.onChoose();
                }}
              >
                {item.label}
              </button>
            )}
          </Fragment>
        ))}
      </List>
    </>
  );
}

const drop = keyframes`from { opacity: 0; transform: translateY(-6px); }`;

const Trigger = styled.button`
  ${tapLine}
  justify-content: flex-end;
  gap: ${space[2]};
  min-width: 44px;
  padding: 0;
  ${bareButton}
  color: inherit;
  &:focus-visible {
    outline-color: currentColor;
  }
`;

/** Under the header's right end; it scrolls away with the header. */
const List = styled.div`
  position: absolute;
  inset: calc(${headerHeight} - ${space[2]}) ${space[3]} auto auto;
  overflow-y: auto;
  min-width: 216px;
  max-width: calc(100vw - ${space[5]});
  max-height: calc(100dvh - ${headerHeight});
  margin: 0;
  padding: ${space[2]} 0;
  border: 2px solid ${color.ink};
  ${slip}
  /* Or it would cut through the words of the page. */
  &::backdrop {
    background: rgb(0 0 0 / 0.35);
  }
  &:popover-open {
    animation: ${drop} ${duration.quick} ease-out;
  }
  > a,
  > button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 0 ${space[4]};
    ${bareButton}
    color: inherit;
    ${capitals(4)}
    text-decoration: none;
  }
  > [aria-current] {
    ${inverted}
  }
  > :is(a, button):focus-visible {
    outline: 3px solid ${color.ink};
    outline-offset: -3px;
  }
  > [aria-current]:focus-visible {
    outline-color: ${color.paper};
    outline-offset: -5px;
  }
  ${media.hover} {
    > :is(a, button):hover {
      ${inverted}
    }
  }
  ${media.tabletUp} {
    /* Below the index tabs, where there are any. */
    top: calc(${headerHeight} + ${indexHeight});
    max-height: calc(100dvh - ${headerHeight} - ${indexHeight} - ${space[2]});
    right: clamp(${space[5]}, 4vw, 56px);
  }
  ${media.stillness} {
    &:popover-open {
      animation: none;
    }
  }
`;

const Line = styled.hr`
  margin: ${space[2]} ${space[4]};
  border: 0;
  border-top: 1px dashed ${color.rule};
`;

import { DropdownMenu as Radix } from 'radix-ui';
import { Fragment, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { PageLink } from './page-link.tsx';
import { color, duration, font, layer, media, shadow, space } from './tokens.ts';

export type MenuItem = {
  label: string;
  /** Draws a line above: another kind of action begins. */
  apart?: boolean;
} & (
  | {
      /** A path of the route table. */
      to: string;
      /** It is the page on the screen. */
      current?: boolean;
    }
  | { onChoose: () => void }
);

export type MenuProps = {
  /** What the button opens, for screen readers. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  /** Stands above the items. */
  head?: ReactNode;
  items: readonly MenuItem[];
};

/** A button that opens a list of pages and actions. Arrow keys, letters and Escape work as in any menu. */
export function Menu({ label, face, head, items }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Trigger aria-label={label}>{face}</Trigger>
      <Radix.Portal>
        <List align="end" sideOffset={6} collisionPadding={8}>
          {head}
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.apart && <Line />}
              {'to' in item ? (
                <Item asChild>
                  <PageLink to={item.to} aria-current={item.current ? 'page' : undefined}>
                    {item.label}
                  </PageLink>
                </Item>
              ) : (
                <Item onSelect={item.onChoose}>{item.label}</Item>
              )}
            </Fragment>
          ))}
        </List>
      </Radix.Portal>
    </Radix.Root>
  );
}

const drop = keyframes`from { opacity: 0; transform: translateY(-6px); }`;

const Trigger = styled(Radix.Trigger)`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  min-width: 44px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  &:focus-visible {
    outline-color: currentColor;
  }
`;

const List = styled(Radix.Content)`
  z-index: ${layer.menu};
  overflow-y: auto;
  min-width: 216px;
  max-width: calc(100vw - ${space[4]});
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${space[2]} 0;
  border: 2px solid ${color.ink};
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow.slip};
  animation: ${drop} ${duration.quick} ease-out;
  &:focus {
    outline: none;
  }
  ${media.stillness} {
    animation: none;
  }
`;

const Item = styled(Radix.Item)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space[4]};
  color: inherit;
  font: 900 21px/1 ${font.display};
  letter-spacing: 0.02em;
  text-decoration: none;
  text-transform: uppercase;
  cursor: pointer;
  &[aria-current] {
    box-shadow: inset 6px 0 0 ${color.ink};
  }
  &[data-highlighted] {
    outline: none;
    background: ${color.ink};
    color: ${color.paper};
  }
`;

const Line = styled(Radix.Separator)`
  margin: ${space[2]} ${space[4]};
  border-top: 1px dashed ${color.rule};
`;

import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, duration, space, still } from '../tokens.ts';

export type Tab = {
  value: string;
  label: string;
  content: ReactNode;
  disabled?: boolean;
  /** Shown before the label. */
  icon?: ReactNode;
  /** Opened from elsewhere: it has content, but is not in the row. */
  unlisted?: boolean;
};

export type TabsProps = {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
};

/**
 * Tabs as the ARIA pattern has them: arrow keys, Home and End move the focus in the row, round its
 * ends and past disabled tabs, and a tab opens with the focus. The row is hidden while the open tab
 * is not in it.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const listed = tabs.filter(({ unlisted }) => !unlisted);
  const choose = (next: string) => {
    if (next !== value) onChange(next);
  };
  return (
    <div>
      <List
        role="tablist"
        aria-label={label}
        hidden={listed.every((tab) => tab.value !== value)}
        onKeyDown={moveFocus}
      >
        {listed.map((tab) => (
          <Trigger
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}-tab`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-${tab.value}`}
            data-state={stateOf(tab.value === value)}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled}
            onMouseDown={pressed}
            onFocus={() => choose(tab.value)}
            onClick={() => choose(tab.value)}
          >
            {tab.icon}
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}`}
          {...(tab.unlisted
            ? { 'aria-label': tab.label }
            : { 'aria-labelledby': `${id}-${tab.value}-tab` })}
          data-state={stateOf(tab.value === value)}
          tabIndex={0}
          hidden={tab.value !== value}
        >
          {tab.value === value && tab.content}
        </Panel>
      ))}
    </div>
  );
}

const stateOf = (isOpen: boolean) => (isOpen ? 'active' : 'inactive');

/**
 * A tab opens as soon as it is pressed. Focus by a script draws a ring unless it is told not to;
 * keyboard focus keeps its own.
 */
function pressed(event: MouseEvent<HTMLElement>) {
  if (event.button === 0 && !event.ctrlKey) event.currentTarget.focus({ focusVisible: false });
  else event.preventDefault();
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.altKey || event.shiftKey || event.metaKey) return;
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
  const at = row.findIndex((each) => each === event.target);
  const places: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % row.length,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  if (at === -1 || place === undefined) return;
  event.preventDefault();
  row.at(place)?.focus();
}

const List = styled.div`
  display: flex;
  gap: ${space[4]};
  overflow-x: auto;
  border-bottom: 2px solid ${color.rule};
  &[hidden] {
    display: none;
  }
`;

const Trigger = styled.button`
  flex: none;
  min-height: 44px;
  margin-bottom: -2px;
  padding: 0 6px;
  border: 0;
  border-bottom: 4px solid transparent;
  background: none;
  color: ${color.quiet};
  font: inherit;
  font-weight: 700;
  cursor: pointer;
  transition: border-color ${duration.quick};
  &[data-state='active'] {
    border-color: ${color.ink};
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  ${still}
`;

const Panel = styled.div`
  padding-top: ${space[4]};
  &:focus-visible {
    outline-offset: 4px;
  }
`;

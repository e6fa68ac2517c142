import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { line } from '../layout.ts';
import { color, duration, space, still } from '../tokens.ts';

export type Tab = {
  value: string;
  label: string;
  content: ReactNode;
  disabled?: boolean;
  icon?: ReactNode;
  /** Opened from elsewhere: it has content, but is not in the row. */
  unlisted?: boolean;
};

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
};

/** Tabs that open with the focus. The row is hidden while the open tab is not in it. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const listed = tabs.filter(({ unlisted }) => !unlisted);
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <List aria-label={label} hidden={listed.every((tab) => tab.value !== value)}>
        {listed.map((tab) => (
          <Trigger key={tab.value} value={tab.value} disabled={tab.disabled}>
            {tab.icon}
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.value}
          value={tab.value}
          {...(tab.unlisted && { 'aria-label': tab.label, 'aria-labelledby': undefined })}
        >
          {tab.content}
        </Panel>
      ))}
    </Radix.Root>
  );
}

const List = styled(Radix.List)`
  display: flex;
  gap: ${space[4]};
  overflow-x: auto;
  border-bottom: 2px solid ${color.rule};
  &[hidden] {
    display: none;
  }
`;

const Trigger = styled(Radix.Trigger)`
  ${line(2)}
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

const Panel = styled(Radix.Content)`
  padding-top: ${space[4]};
  &:focus-visible {
    outline-offset: 4px;
  }
`;

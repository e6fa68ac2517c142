import { Select as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './icon.tsx';
import { color, font, layer, shadow, space } from './tokens.ts';

export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  disabled?: boolean;
  /** A quiet word behind the label, such as "coming soon". */
  note?: string;
};

export type SelectProps<Value extends string> = {
  /** What is chosen here, for screen readers. */
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Shown in the closed field instead of the chosen label: a short form or an icon. */
  face?: ReactNode;
  /** Leaves the chevron and the underline away, for icons. */
  bare?: boolean;
};

/** A field that takes the colour of what it lies on, so that it reads on the page and on paper alike. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange, disabled, face, bare = false } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} disabled={disabled}>
      <Trigger aria-label={`${label}: ${chosen?.label ?? ''}`} $bare={bare}>
        <Chosen>{face ?? chosen?.label}</Chosen>
        {!bare && <Icon name="chevron" size={14} />}
      </Trigger>
      <Radix.Portal>
        <List position="popper" sideOffset={6} collisionPadding={8}>
          <Radix.Viewport>
            {options.map((option) => (
              <Option key={option.value} value={option.value} disabled={option.disabled}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                {option.note && <Note>{option.note}</Note>}
                <Radix.ItemIndicator>
                  <Icon name="check" size={16} />
                </Radix.ItemIndicator>
              </Option>
            ))}
          </Radix.Viewport>
        </List>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Trigger = styled(Radix.Trigger)<{ $bare: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: ${({ $bare }) => ($bare ? '44px' : '0')};
  max-width: 100%;
  min-height: 44px;
  padding: 0;
  justify-content: center;
  border: 0;
  background: none;
  color: inherit;
  font: 600 15px/1.2 ${font.text};
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  > svg {
    flex: none;
  }
`;

const Chosen = styled.span`
  display: inline-flex;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const List = styled(Radix.Content)`
  z-index: ${layer.menu};
  min-width: max(var(--radix-select-trigger-width), 168px);
  max-height: min(420px, var(--radix-select-content-available-height));
  overflow-y: auto;
  border: 2px solid ${color.ink};
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow.slip};
`;

const Option = styled(Radix.Item)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  padding: 0 ${space[4]};
  font: 600 16px/1.2 ${font.text};
  cursor: pointer;
  user-select: none;
  outline: none;
  &[data-highlighted] {
    background: ${color.ink};
    color: ${color.paper};
  }
  &[data-disabled] {
    cursor: not-allowed;
    color: ${color.quiet};
  }
  > svg,
  > span:last-child:not(:first-child) {
    margin-left: auto;
  }
`;

const Note = styled.span`
  color: ${color.quiet};
  font-size: 13px;
  font-weight: 500;
`;

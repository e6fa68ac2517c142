import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon.tsx';
import { color, ellipsis, font, inverted, media, slip, space, tapLine } from '../tokens.ts';
import { size } from '../type.ts';

export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  disabled?: boolean;
  /** A word after the label, such as "coming soon". */
  note?: string;
};

export type SelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Shown in the closed field instead of the chosen label: a short form or an icon. */
  face?: ReactNode;
  /** Hides the chevron, for a field that is only an icon. */
  bare?: boolean;
};

/** The native select under a custom face, so that keys and the phone's picker work as usual. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange, disabled, face, bare = false } = props;
  const chosen = options.find((option) => option.value === value);
  const choose = (wanted: string) => {
    const next = options.find((option) => option.value === wanted);
    if (next) onChange(next.value);
  };
  const native = useRef<HTMLSelectElement>(null);
  const isTakenOver = useRef(false);
  // React hears nothing of a choice that was made in the ready-made page before it took it over.
  useEffect(() => {
    if (isTakenOver.current) return;
    isTakenOver.current = true;
    const early = native.current?.value;
    if (early !== undefined && early !== value) choose(early);
  });
  return (
    <Field data-disabled={disabled || undefined}>
      <Face aria-hidden="true">{face ?? chosen?.label}</Face>
      {!bare && <Icon name="chevron" size={14} />}
      <Native
        ref={native}
        aria-label={label}
        value={value}
        disabled={disabled}
        // Else a browser restores an earlier choice, which nobody has made here.
        autoComplete="off"
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.note ? `${option.label} · ${option.note}` : option.label}
          </option>
        ))}
      </Native>
    </Field>
  );
}

const Field = styled.span`
  position: relative;
  ${tapLine}
  justify-content: center;
  gap: 6px;
  min-width: 44px;
  margin: 0 -8px;
  padding: 0 8px;
  font: 600 15px/1.2 ${font.text};
  > svg {
    flex: none;
  }
  &[data-disabled] {
    opacity: 0.5;
  }
  &:has(:focus-visible) {
    outline: 3px solid currentColor;
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover:not([data-disabled]) > :first-child {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 6px;
    }
  }
`;

const Face = styled.span`
  min-width: 0;
  ${ellipsis}
  ${media.mobile} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-size: ${size(1)};
    line-height: 1.2;
    white-space: normal;
  }
`;

const Native = styled.select`
  position: absolute;
  inset: 0;
  /*
   * The chosen word is wider than a field that shows only an icon; invisible, it would take the
   * clicks meant for its neighbours.
   */
  overflow: hidden;
  width: 100%;
  opacity: 0;
  cursor: pointer;
  font: 600 16px/1.2 ${font.text};
  &:disabled {
    cursor: not-allowed;
  }
  option {
    background: ${color.paper};
    color: ${color.ink};
  }
  @supports (appearance: base-select) {
    &,
    &::picker(select) {
      appearance: base-select;
    }
    &::picker(select) {
      min-width: 176px;
      margin: 4px 0;
      padding: 0;
      border: 2px solid ${color.ink};
      ${slip}
    }
    option {
      align-items: center;
      min-height: 44px;
      padding: 0 ${space[4]};
    }
    option:hover:not(:disabled),
    option:focus-visible {
      outline: none;
      ${inverted}
    }
    option:disabled {
      color: ${color.quiet};
    }
    option::checkmark {
      order: 1;
      margin-left: auto;
    }
  }
`;

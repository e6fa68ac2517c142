import { type Ref, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { color, font, inverted, layer, shadow, space } from '../../ui/tokens.ts';
import { caption, fluid } from '../../ui/type.ts';
import { whenLow } from '../../ui/low-height.ts';
import type { Pieces, Suggestion } from '../names/suggestion.ts';
import { useCombobox } from '../names/use-combobox.ts';

export type NameFieldProps = {
  label: string;
  placeholder: string;
  listLabel: string;
  /** Mark of a suggestion that is not of the game's league. */
  elsewhere: string;
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly Suggestion[];
  disabled: boolean;
  invalid: boolean;
  /** Id of the element with the reason of a refusal. */
  describedBy: string;
  ref: Ref<HTMLInputElement>;
};

/** Maximum length of a guess, in UTF-16 units, a little below the server's 80 code points. */
const maxLength = 80;

export function NameField(props: NameFieldProps) {
  const { label, listLabel, elsewhere, onChange, suggestions, describedBy, invalid, ref, ...rest } =
    props;
  const { isOpen, active, reopen, inputProps, listProps, optionId } = useCombobox({
    count: suggestions.length,
    onChoose: (index) => onChange(suggestions[index]?.name ?? ''),
  });
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const shown = isOpen ? suggestions.length : 0;
  useEffect(() => {
    if (shown > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <Field>
      <Input
        ref={ref}
        {...inputProps}
        {...rest}
        aria-label={label}
        onChange={({ target }) => {
          onChange(target.value);
          reopen();
        }}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      <List ref={list} {...listProps} aria-label={listLabel} data-open={isOpen || undefined}>
        {isOpen &&
          suggestions.map((item, index) => (
            <div
              key={optionId(index)}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={active === index}
              aria-label={spoken(item, elsewhere)}
              data-elsewhere={item.isElsewhere || undefined}
            >
              <span>
                <Typed pieces={item.label} />
              </span>
              {item.via ? (
                <small>
                  <Typed pieces={item.via} />
                </small>
              ) : (
                item.isElsewhere && <small>{elsewhere}</small>
              )}
            </div>
          ))}
      </List>
    </Field>
  );
}

/** The option as one text: a mark inside a word would be read as two words. */
function spoken({ label, via = [], isElsewhere }: Suggestion, elsewhere: string): string {
  const text = (pieces: Pieces) => pieces.map((piece) => piece.text).join('');
  return [text(label), text(via), isElsewhere && elsewhere].filter(Boolean).join(', ');
}

function Typed({ pieces }: { pieces: Pieces }) {
  return pieces.map(({ from, text, typed }) => {
    const Piece = typed ? 'mark' : 'span';
    return <Piece key={from}>{text}</Piece>;
  });
}

const Field = styled.div`
  flex: 1;
  min-width: 0;
`;

const Input = styled.input`
  width: 100%;
  height: 100%;
  padding: 0 ${fluid(14, 18)};
  border: 0;
  outline: none;
  background: none;
  color: ${color.ink};
  font: 500 19px/1 ${font.text};
  text-overflow: ellipsis;
  &::placeholder {
    color: ${color.quiet};
    opacity: 1;
  }
`;

const List = styled.div`
  position: absolute;
  z-index: ${layer.suggestions};
  inset: calc(100% + 2px) -2px auto;
  &[data-open] {
    border: 2px solid ${color.ink};
    background: ${color.paper};
    box-shadow: ${shadow.slip};
  }
  [role='option'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-height: 44px;
    padding: ${space[1]} 16px;
    font-size: 17px;
    cursor: pointer;
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 800;
  }
  small {
    ${caption()}
    text-align: right;
  }
  [data-elsewhere] {
    color: ${color.quiet};
  }
  [aria-selected='true'],
  [aria-selected='true'] small {
    ${inverted}
  }
  ${whenLow(css`
    /* Four names, or fewer if the field would leave the screen. */
    max-height: min(180px, 100dvh - 56px);
    overflow-y: auto;
    overscroll-behavior: contain;
  `)}
`;

import { styled } from 'styled-components';
import { Button } from '../../../ui/form/button.tsx';
import { color, media, space } from '../../../ui/tokens.ts';
import { size } from '../../../ui/type.ts';

export type SettingsLineProps = {
  title: string;
  text: string;
  label: string;
  disabled: boolean;
  busy?: boolean;
  /** The action cannot be undone. */
  grave?: boolean;
  onPress: () => void;
};

/** One action on the account: its description, and its button. */
export function SettingsLine(props: SettingsLineProps) {
  const { title, text, label, disabled, busy, grave, onPress } = props;
  return (
    <Line>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <Action
        variant="paper"
        disabled={disabled}
        busy={busy}
        data-grave={grave || undefined}
        onClick={onPress}
      >
        {label}
      </Action>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  padding: ${space[4]} 0;
  & + & {
    border-top: 1px dashed ${color.rule};
  }
  form + & {
    margin-top: ${space[5]};
    border-top: 1px dashed ${color.rule};
  }
  h3 {
    margin: 0;
    font-size: ${size(3)};
    font-weight: 700;
  }
  p {
    max-width: 46ch;
    margin: 2px 0 0;
    color: ${color.quiet};
    font-size: ${size(2)};
    text-wrap: pretty;
  }
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

const Action = styled(Button)`
  && {
    font-size: ${size(4)};
    padding: 0 ${space[4]};
  }
  &&[data-grave] {
    border-color: ${color.far};
    color: ${color.far};
  }
  ${media.hover} {
    &&[data-grave]:hover:not(:disabled) {
      background: ${color.far};
      color: ${color.paper};
    }
  }
`;

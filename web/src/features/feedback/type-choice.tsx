import { type FeedbackType, feedbackTypes } from '@craque/common/domain/feedback.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { color, duration, inverted, media, space } from '../../ui/tokens.ts';
import { fluid, size } from '../../ui/type.ts';

const icons: Record<FeedbackType, IconName> = {
  feedback: 'medal',
  suggestion: 'lightbulb',
  bug: 'warning',
};

export type TypeChoiceProps = {
  value: FeedbackType;
  disabled: boolean;
  onChange: (type: FeedbackType) => void;
};

/** Three options side by side, as native radio buttons. */
export function TypeChoice({ value, disabled, onChange }: TypeChoiceProps) {
  const { t } = useTranslation();
  return (
    <Group disabled={disabled}>
      <legend>{t('feedback.fields.type')}</legend>
      {feedbackTypes.map((type) => (
        <label key={type}>
          <input
            type="radio"
            name="type"
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
          />
          <Icon name={icons[type]} />
          {t(`feedback.types.${type}`)}
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 6px;
    padding: 0;
    font-size: ${size(2)};
    font-weight: 700;
  }
  label {
    position: relative;
    display: grid;
    grid-auto-flow: column;
    align-items: center;
    justify-content: center;
    gap: ${fluid(4, 8)};
    min-height: ${fluid(68, 52)};
    padding: ${space[2]};
    border: 2px solid ${color.ink};
    background: ${color.field};
    font-size: ${size(2)};
    font-weight: 700;
    line-height: 1.15;
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition: background ${duration.quick};
  }
  label + label {
    border-left: 0;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  label:has(:checked) {
    ${inverted}
  }
  label:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  &:disabled {
    opacity: 0.6;
  }
  svg {
    flex: none;
  }
  ${media.belowWide} {
    label {
      grid-auto-flow: row;
      justify-items: center;
    }
  }
  ${media.stillness} {
    label {
      transition: none;
    }
  }
`;

import { type FeedbackType, feedbackTypes } from '@craque/common/domain/feedback.ts';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../ui/form/segments.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.ts';
import { Text } from '../../ui/type.ts';

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

/** The kind of what is written. */
export function TypeChoice({ value, disabled, onChange }: TypeChoiceProps) {
  const { t } = useTranslation();
  return (
    <Stack $gap={2}>
      <Text as="b" $step={2} $weight={700} aria-hidden="true">
        {t('feedback.fields.type')}
      </Text>
      <Segments
        legend={t('feedback.fields.type')}
        options={feedbackTypes.map((type) => ({
          value: type,
          label: t(`feedback.types.${type}`),
          sign: <Icon name={icons[type]} />,
        }))}
        value={value}
        onChoose={onChange}
        disabled={disabled}
      />
    </Stack>
  );
}

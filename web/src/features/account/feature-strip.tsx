import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../ui/icon.tsx';
import { List, stack } from '../../ui/layout.ts';
import { breakpoint, color, slip, space } from '../../ui/tokens.ts';
import { Heading, Text } from '../../ui/type.ts';

/** The benefits of an account. */
const features = [
  { key: 'sports', icon: 'soccer' },
  { key: 'friends', icon: 'swap' },
  { key: 'achievements', icon: 'medal' },
] as const;

/** The three blurbs on a slip of paper, like the clues beside a sticker. */
export function FeatureStrip() {
  const { t } = useTranslation();
  return (
    <Slip aria-label={t('auth.features.label')}>
      {features.map(({ key, icon }) => (
        <li key={key}>
          <Icon name={icon} size={30} />
          <Heading as="b" $step={5}>
            {t(`auth.features.${key}.title`)}
          </Heading>
          <Text $step={2} $weight={600} $quiet>
            {t(`auth.features.${key}.text`)}
          </Text>
        </li>
      ))}
    </Slip>
  );
}

const Slip = styled(List)`
  ${slip}
  padding: 0 ${space[4]};
  li {
    ${stack(1)}
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space[3]};
    padding: ${space[3]} 0;
  }
  li + li {
    border-top: 1px dashed ${color.rule};
  }
  svg {
    grid-row: 1 / 3;
  }
  /* Side by side under the stickers. */
  @media (min-width: ${breakpoint.wide}px) and (min-height: 840px) {
    gap: ${space[5]};
    padding: 0 ${space[5]};
    li + li {
      border-top: 0;
    }
  }
`;

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../ui/icon.tsx';
import { breakpoint, color, media, plainList, slip, space } from '../../ui/tokens.ts';
import { capitals, caption } from '../../ui/type.ts';

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
    <List aria-label={t('auth.features.label')}>
      {features.map(({ key, icon }) => (
        <li key={key}>
          <Icon name={icon} size={30} />
          <b>{t(`auth.features.${key}.title`)}</b>
          <span>{t(`auth.features.${key}.text`)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${plainList}
  ${slip}
  display: grid;
  padding: 0 ${space[4]};
  li {
    display: grid;
    align-content: start;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px ${space[3]};
    padding: ${space[3]} 0;
  }
  li + li {
    border-top: 1px dashed ${color.rule};
  }
  svg {
    grid-row: 1 / 3;
    margin-top: 2px;
  }
  b {
    ${capitals(5)}
  }
  span {
    ${caption()}
    line-height: 1.35;
    text-wrap: pretty;
  }
  ${media.wide} {
    li {
      padding: ${space[4]} 0;
    }
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

import type { Sport } from '@craque/common/domain/sport.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { IconName } from '../../ui/icon.tsx';
import { PrintedSticker } from '../../ui/album/printed-sticker.tsx';
import { media, plainList, slip, space } from '../../ui/tokens.ts';

/** The benefits of an account, each with its sticker. */
export const features = [
  { key: 'sports', icon: 'tennis', turn: -4, sport: 'tennis' },
  { key: 'friends', icon: 'swap', turn: 2, sport: 'basketball' },
  { key: 'achievements', icon: 'medal', turn: -1.5, sport: 'formula1' },
] as const satisfies readonly { key: string; icon: IconName; turn: number; sport: Sport }[];

/** The three blurbs as stickers on the page, each with its slip of paper. */
export function FeatureStickers() {
  const { t } = useTranslation();
  return (
    <List aria-label={t('auth.features.label')}>
      {features.map(({ key, icon, turn, sport }) => (
        <li key={key}>
          <PrintedSticker
            sport={sport}
            icon={icon}
            turn={turn}
            title={t(`auth.features.${key}.title`)}
          />
          <p>{t(`auth.features.${key}.text`)}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[5]};
  ${plainList}
  li {
    display: grid;
    grid-template-columns: minmax(0, 132px) 1fr;
    align-items: center;
    gap: ${space[4]};
  }
  p {
    margin: 0;
    padding: ${space[2]} ${space[3]};
    ${slip}
    font-size: 15px;
    font-weight: 600;
    line-height: 1.35;
    text-wrap: pretty;
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 216px));
    gap: ${space[6]};
    li {
      grid-template-columns: 1fr;
      align-content: start;
      gap: ${space[5]};
    }
  }
  ${media.sideways} {
    display: none;
  }
`;

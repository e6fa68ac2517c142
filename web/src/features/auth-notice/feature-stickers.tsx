import type { Sport } from '@craque/common/domain/sport.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { StickerFrame } from '../../ui/sticker-frame.tsx';
import { color, font, media, space } from '../../ui/tokens.ts';

const features = [
  { key: 'sports', icon: 'soccer', turn: -4, sport: 'soccer' },
  { key: 'friends', icon: 'swap', turn: 2, sport: 'basketball' },
  { key: 'achievements', icon: 'medal', turn: -1.5, sport: 'formula1' },
] as const satisfies readonly { key: string; icon: IconName; turn: number; sport: Sport }[];

/** The three blurbs of §2 as stickers on the page; on a phone only the stickers, their names say enough. */
export function FeatureStickers() {
  const { t } = useTranslation();
  return (
    <List aria-label={t('auth.features.label')}>
      {features.map(({ key, icon, turn, sport }) => (
        <li key={key} data-sport={sport}>
          <StickerFrame $turn={turn}>
            <Print>
              <Icon name={icon} size={96} />
              <b>{t(`auth.features.${key}.title`)}</b>
            </Print>
          </StickerFrame>
          <p>{t(`auth.features.${key}.text`)}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  justify-content: center;
  gap: ${space[6]};
  height: 100%;
  margin: 0;
  padding: ${space[5]} 0;
  list-style: none;
  li {
    width: 200px;
  }
  p {
    margin: ${space[5]} 0 0;
    font-weight: 600;
    text-align: center;
    text-wrap: balance;
  }
  ${media.mobile} {
    flex-wrap: nowrap;
    gap: ${space[3]};
    li {
      flex: 1;
      max-width: 150px;
    }
    p {
      display: none;
    }
  }
`;

const Print = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  place-items: center;
  overflow: hidden;
  min-width: 0;
  border-radius: 3px;
  background: ${color.glow};
  color: ${color.onPage};
  svg {
    width: 52%;
    height: auto;
  }
  b {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    width: 100%;
    min-height: 3.1em;
    padding: ${space[2]};
    background: ${color.print};
    font: 900 clamp(14px, 1.9vw, 23px) / 1 ${font.display};
    text-align: center;
    text-transform: uppercase;
  }
  ${media.mobile} {
    b {
      padding: ${space[1]};
    }
  }
`;

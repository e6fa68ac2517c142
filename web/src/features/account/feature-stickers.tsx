import type { Sport } from '@craque/common/domain/sport.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Floor } from '../../ui/floor.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { StickerFrame } from '../../ui/sticker-frame.tsx';
import { color, font, media, shadow, space } from '../../ui/tokens.ts';

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
              <Floor sport={sport} />
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
  display: grid;
  align-content: center;
  gap: ${space[6]};
  height: 100%;
  margin: 0;
  padding: ${space[5]} 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 150px) 1fr;
    align-items: center;
    gap: ${space[5]};
  }
  p {
    margin: 0;
    padding: ${space[2]} ${space[3]};
    background: ${color.paper};
    color: ${color.ink};
    box-shadow: ${shadow.slip};
    font-size: 15px;
    font-weight: 600;
    text-wrap: balance;
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 200px));
    justify-content: center;
    li {
      grid-template-columns: 1fr;
      align-content: start;
      text-align: center;
    }
  }
  ${media.mobile} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[3]};
    li {
      display: block;
    }
    p {
      display: none;
    }
  }
`;

const Print = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  place-items: center;
  overflow: hidden;
  min-width: 0;
  border-radius: 3px;
  background: ${color.glow};
  color: ${color.onPage};
  svg + svg {
    position: relative;
    width: 52%;
    height: auto;
  }
  b {
    position: relative;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    width: 100%;
    min-height: 3.1em;
    padding: ${space[2]};
    background: ${color.print};
    font: 900 clamp(14px, 1.75vw, 23px) / 1 ${font.display};
    text-align: center;
    text-transform: uppercase;
  }
  ${media.mobile} {
    b {
      padding: ${space[1]};
    }
  }
`;

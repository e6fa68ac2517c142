import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { font, media, row, space } from '../../ui/tokens.ts';
import { Band, Lead } from './band.tsx';
import { GoButton } from './go-button.tsx';
import { StickerPack } from './sticker-pack.tsx';
import type { SendOff } from './use-send-off.ts';

/** What the game is, its button, and the sticker pack. */
export function Hero({ celebrating, go }: SendOff) {
  const { t } = useTranslation();
  return (
    <Band sport="soccer" light={70} first>
      <Split>
        <div>
          <Name>{t('landing.hero.title')}</Name>
          <Lead>{t('landing.hero.lead')}</Lead>
          <Act>
            <GoButton type="button" onClick={go}>
              {t('landing.hero.play')}
            </GoButton>
            <small>{t('landing.hero.note')}</small>
          </Act>
        </div>
        <StickerPack open={celebrating} />
      </Split>
    </Band>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[6]};
  padding-bottom: ${space[7]};
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 0.82fr);
    min-height: min(680px, 100svh - 200px, 64vw);
    padding-bottom: ${space[8]};
  }
`;

const Name = styled.h1`
  margin: 0 0 ${space[5]};
  font: 900 clamp(58px, min(9vw, 15.5svh), 148px) / 0.93 ${font.display};
  letter-spacing: -0.01em;
  text-transform: uppercase;
  text-wrap: balance;
`;

const Act = styled.div`
  ${row}
  gap: ${space[4]} ${space[5]};
  margin-top: ${space[6]};
  small {
    max-width: 24ch;
    font-size: 15px;
    font-weight: 600;
    line-height: 1.35;
  }
  ${media.mobile} {
    margin-top: ${space[5]};
    > button {
      width: 100%;
    }
  }
`;

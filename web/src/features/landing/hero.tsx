import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { albumPath } from '../../ui/album/album-address.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { stack } from '../../ui/layout.ts';
import { font, linkText, media, row, space } from '../../ui/tokens.ts';
import { fluid, size } from '../../ui/type.ts';
import { Band, Lead } from './band.tsx';
import { GoButton } from './go-button.tsx';
import { StickerPack } from './sticker-pack.tsx';
import type { OwnAlbum } from './use-own-album.ts';
import type { SendOff } from './use-send-off.ts';

/** What the game is, or what the visitor already has, its button, and the sticker pack. */
export function Hero({ celebrating, go, own }: SendOff & { own: OwnAlbum | undefined }) {
  const { t } = useTranslation();
  return (
    <Band sport="soccer" light={70} first>
      <Split>
        <div>
          <Name>{t('landing.hero.title')}</Name>
          <Lead>{own ? t('landing.own.lead', own) : t('landing.hero.lead')}</Lead>
          <Act>
            <GoButton type="button" onClick={go}>
              {t(own ? 'landing.own.play' : 'landing.hero.play')}
            </GoButton>
            {own ? (
              <Album to={albumPath()}>{t('landing.own.album')}</Album>
            ) : (
              <small>{t('landing.hero.note')}</small>
            )}
          </Act>
        </div>
        <StickerPack open={celebrating} />
      </Split>
    </Band>
  );
}

const Split = styled.div`
  ${stack(6)}
  align-items: center;
  padding-bottom: ${fluid(8, 48)};
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
  /* The sentences of some languages have lines of their own. */
  white-space: pre-line;
  ${media.mobile} {
    margin-bottom: ${space[3]};
    font-size: clamp(48px, 15.5vw, 76px);
  }
`;

const Act = styled.div`
  ${row}
  gap: ${space[4]} ${space[5]};
  margin-top: ${fluid(16, 32)};
  small {
    max-width: 24ch;
    font-size: ${size(3)};
    font-weight: 600;
    line-height: 1.35;
  }
  ${media.mobile} {
    gap: ${space[2]};
    > button {
      width: 100%;
    }
    small {
      max-width: none;
    }
  }
`;

const Album = styled(PageLink)`
  ${linkText}
  font-size: ${size(3)};
`;

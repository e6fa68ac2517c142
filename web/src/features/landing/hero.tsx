import { languages } from '@craque/common/domain/language.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { albumPath } from '../../ui/album/album-address.ts';
import { Row, TextLink } from '../../ui/layout.ts';
import { media } from '../../ui/tokens.ts';
import { fluid, heading, Text } from '../../ui/type.ts';
import { Band, GoButton, Lead, Split } from './band.tsx';
import type { SendOff } from './send-off.tsx';
import { StickerPack } from './sticker-pack.tsx';
import type { OwnAlbum } from './use-own-album.ts';

/** What the game is, or what the visitor already has, its button, and the sticker pack. */
export function Hero({ celebrating, go, own }: SendOff & { own: OwnAlbum | undefined }) {
  const { t } = useTranslation();
  return (
    <Band sport="soccer">
      <Halves>
        <div>
          <Name>{t('landing.hero.title')}</Name>
          <Lead>{own ? t('landing.own.lead', own) : t('landing.hero.lead')}</Lead>
          <Row $gap={4} $top={6}>
            <GoButton type="button" onClick={go}>
              {t(own ? 'landing.own.play' : 'landing.hero.play')}
            </GoButton>
            {own ? (
              <TextLink to={albumPath()}>{t('landing.own.album')}</TextLink>
            ) : (
              <Text $weight={600}>{t('landing.hero.note', { languages: languages.length })}</Text>
            )}
          </Row>
        </div>
        <StickerPack open={celebrating} />
      </Halves>
    </Band>
  );
}

const Halves = styled(Split)`
  padding-bottom: ${fluid(8, 64)};
  ${media.tabletUp} {
    min-height: min(680px, 100svh - 200px, 64vw);
  }
  ${media.mobile} {
    button {
      width: 100%;
    }
  }
`;

const Name = styled.h1`
  ${heading(8, 0.93)}
  font-size: clamp(48px, min(9vw + 16px, 15.5svh), 148px);
  /* The sentences of some languages have lines of their own. */
  white-space: pre-line;
`;

import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { stack } from '../../ui/layout.ts';
import { color, media, space, tapLine } from '../../ui/tokens.ts';
import { fluid, size } from '../../ui/type.ts';
import { Band, Headline } from './band.tsx';
import { GoButton } from './go-button.tsx';
import { StickerArt } from '../../ui/sticker-art/sticker-art.tsx';
import type { OwnAlbum } from './use-own-album.ts';

const entries = ['terms', 'privacy', 'support', 'faq'] as const;

const stay = (event: MouseEvent) => event.preventDefault();

export type ClosingSectionProps = { go: () => void; own: OwnAlbum | undefined };

/** The empty places of an album, the start button, and the foot of the page. */
export function ClosingSection({ go, own }: ClosingSectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <Band sport="basketball">
        <Middle>
          <Headline>{own ? t('landing.own.missing', own) : t('landing.closing.title')}</Headline>
          <Places aria-hidden="true">
            <i />
            <i />
            <div>
              <StickerArt lazy picture="step0" veil={0.7} />
            </div>
            <i />
            <i />
          </Places>
          <GoButton type="button" onClick={go}>
            {t(own ? 'landing.own.play' : 'landing.closing.start')}
          </GoButton>
        </Middle>
      </Band>
      <Foot aria-label={t('landing.footer.label')}>
        {/* There are no such pages yet. */}
        {entries.map((entry) => (
          <Dead key={entry} href="#" aria-disabled="true" onClick={stay}>
            {t(`landing.footer.${entry}`)}
          </Dead>
        ))}
      </Foot>
    </>
  );
}

const Middle = styled.div`
  ${stack(7)}
  justify-items: center;
  text-align: center;
`;

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 150px));
  gap: clamp(${space[3]}, 2.4vw, ${space[6]});
  justify-content: center;
  width: 100%;
  i {
    aspect-ratio: 300 / 410;
    border: 3px dashed ${color.onPage};
    border-radius: ${fluid(5, 8)};
    background: rgb(0 0 0 / 0.14);
  }
  > div {
    rotate: -4deg;
    scale: 1.12;
  }
  ${media.mobile} {
    grid-template-columns: repeat(5, minmax(0, 64px));
    i {
      border-width: 2px;
    }
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${fluid(16, 32)};
  padding: ${space[4]} ${space[4]} max(${space[4]}, env(safe-area-inset-bottom));
  color: ${color.quiet};
  font-size: ${size(2)};
  ${media.mobile} {
    padding-block: ${space[2]};
  }
`;

const Dead = styled.a`
  ${tapLine}
  color: inherit;
  text-decoration: none;
  cursor: default;
`;

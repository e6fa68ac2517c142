import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Band, GoButton, Headline } from './band.tsx';
import { StickerArt } from '../../ui/sticker-art/sticker-art.tsx';
import type { OwnAlbum } from './use-own-album.ts';
import { Grid, Row, Stack } from '../../ui/layout.ts';
import { color, space, tapLine } from '../../ui/tokens.ts';
import { caption, fluid } from '../../ui/type.ts';

const entries = ['terms', 'privacy', 'support', 'faq'] as const;

const stay = (event: MouseEvent) => event.preventDefault();

export type ClosingSectionProps = { go: () => void; own: OwnAlbum | undefined };

/** The empty places of an album, the start button, and the foot of the page. */
export function ClosingSection({ go, own }: ClosingSectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <Band sport="basketball">
        <Centered $gap={7} $align="center">
          <Headline>{own ? t('landing.own.missing', own) : t('landing.closing.title')}</Headline>
          <Places $columns={5} $phone={5} $gap={5} $max={860} aria-hidden="true">
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
        </Centered>
      </Band>
      <Foot as="footer" $gap={6} aria-label={t('landing.footer.label')}>
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

const Centered = styled(Stack)`
  text-align: center;
`;

const Places = styled(Grid)`
  width: 100%;
  i {
    aspect-ratio: 300 / 410;
    border: ${fluid(2, 3)} dashed ${color.onPage};
    border-radius: ${fluid(5, 8)};
    background: rgb(0 0 0 / 0.14);
  }
  > div {
    rotate: -4deg;
    scale: 1.12;
  }
`;

const Foot = styled(Row)`
  justify-content: center;
  padding: ${space[4]} ${space[4]} max(${space[4]}, env(safe-area-inset-bottom));
  ${caption()}
`;

const Dead = styled.a`
  ${tapLine}
  color: inherit;
  text-decoration: none;
  cursor: default;
`;

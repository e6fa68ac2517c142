import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { emptySpot } from '../../ui/album/empty-spot.ts';
import { DeadLink } from '../../ui/dead-link.ts';
import { Grid, Row, Stack } from '../../ui/layout.ts';
import { StickerArt } from '../../ui/sticker-art/sticker-art.tsx';
import { space } from '../../ui/tokens.ts';
import { caption } from '../../ui/type.ts';
import { Band, GoButton, Headline } from './band.tsx';
import type { OwnAlbum } from './use-own-album.ts';

const entries = ['terms', 'privacy', 'support', 'faq'] as const;

export type ClosingSectionProps = { go: () => void; own: OwnAlbum | undefined };

export function ClosingSection({ go, own }: ClosingSectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <Band sport="basketball">
        <Centered $gap={7} $align="center">
          <Headline>
            {own
              ? t('landing.own.missing', { ...own, count: own.left })
              : t('landing.closing.title')}
          </Headline>
          <Places $columns={5} $phone={5} $gap={5} $max={860} aria-hidden="true">
            <i />
            <i />
            <StickerArt lazy picture="step0" />
            <i />
            <i />
          </Places>
          <GoButton type="button" onClick={go}>
            {t(own ? 'landing.own.play' : 'landing.closing.start')}
          </GoButton>
        </Centered>
      </Band>
      <Foot as="footer" $gap={6} $pad={4} aria-label={t('landing.footer.label')}>
        {entries.map((entry) => (
          <DeadLink key={entry}>{t(`landing.footer.${entry}`)}</DeadLink>
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
    ${emptySpot}
  }
  > div {
    rotate: -4deg;
    scale: 1.12;
  }
`;

const Foot = styled(Row)`
  justify-content: center;
  padding-inline: ${space[4]};
  ${caption()}
`;

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { StickerArt } from '../../ui/sticker-art/sticker-art.tsx';
import { StickerFan } from '../../ui/sticker-art/sticker-fan.tsx';
import { color, font, headerHeight, headingText, media, space } from '../../ui/tokens.ts';
import { FeatureStrip } from './feature-strip.tsx';

const pocket = ['tennis', 'found', 'formula1'] as const;

/**
 * The benefits of an account, on the coloured page (wide screens only), as the strip of stickers
 * that are found already; on a phone these peek out of the page.
 */
export function AuthHero() {
  const { t } = useTranslation();
  return (
    <>
      <Hero>
        <h2>{t('auth.hero.title')}</h2>
        <p>{t('auth.hero.text')}</p>
        <StickerFan behind={['tennis', 'formula1']}>
          <Front>
            <StickerArt picture="found" />
          </Front>
        </StickerFan>
        <FeatureStrip />
      </Hero>
      <Pocket aria-hidden="true">
        {pocket.map((picture) => (
          <StickerArt key={picture} picture={picture} />
        ))}
      </Pocket>
    </>
  );
}

const Front = styled.div`
  rotate: -2.5deg;
`;

const Hero = styled.div`
  display: grid;
  align-content: center;
  gap: ${space[4]} ${space[6]};
  box-sizing: border-box;
  max-width: 760px;
  min-height: calc(100dvh - ${headerHeight} - ${space[6]});
  margin: 0 auto;
  padding: ${space[2]} 0;
  > h2 {
    ${headingText}
    font: 900 clamp(38px, 4.6vw, 76px) / 1.02 ${font.display};
  }
  > p {
    margin: 0;
    max-width: 44ch;
    color: ${color.onPage};
    font-size: clamp(16px, 1.35vw, 19px);
    font-weight: 600;
    text-wrap: pretty;
  }
  > [aria-hidden] {
    justify-self: center;
    width: min(100%, 380px);
    margin-block: ${space[4]};
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 268px);
    > h2,
    > p {
      grid-column: 1 / -1;
    }
    > ul {
      align-self: center;
    }
    > [aria-hidden] {
      width: min(100%, 62vh);
    }
  }
  ${media.sideways} {
    > ul {
      display: none;
    }
  }
  ${media.mobile} {
    display: none;
  }
`;

/** Only the upper edge of the stickers shows: the sheet is the pocket they are in. */
const Pocket = styled.div`
  display: none;
  ${media.mobile} {
    display: flex;
    justify-content: center;
    gap: ${space[2]};
    height: 48px;
    margin: ${space[2]} 0 -${space[4]};
    > * {
      flex: none;
      align-self: start;
      width: 92px;
      rotate: -6deg;
    }
    > :nth-child(2) {
      rotate: 2deg;
    }
    > :nth-child(3) {
      rotate: 6deg;
    }
  }
  ${media.low} {
    display: none;
  }
`;

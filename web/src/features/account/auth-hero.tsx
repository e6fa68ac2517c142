import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PrintedSticker } from '../../ui/album/printed-sticker.tsx';
import { color, font, headerHeight, headingText, media, space } from '../../ui/tokens.ts';
import { FeatureStickers, features } from './feature-stickers.tsx';

/**
 * The benefits of an account, on the coloured page (wide screens only); on a phone its stickers
 * peek out of the page.
 */
export function AuthHero() {
  const { t } = useTranslation();
  return (
    <>
      <Hero>
        <h2>{t('auth.hero.title')}</h2>
        <p>{t('auth.hero.text')}</p>
        <FeatureStickers />
      </Hero>
      <Pocket aria-hidden="true">
        {features.map(({ key, sport, icon, turn }) => (
          <PrintedSticker key={key} sport={sport} icon={icon} turn={turn * 2} />
        ))}
      </Pocket>
    </>
  );
}

const Hero = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space[5]};
  box-sizing: border-box;
  max-width: 720px;
  min-height: calc(100dvh - ${headerHeight} - ${space[6]});
  margin: 0 auto;
  padding: ${space[4]} 0;
  > h2 {
    ${headingText}
    font: 900 clamp(38px, 5.2vw, 84px) / 1.02 ${font.display};
  }
  > p {
    margin: 0 0 ${space[2]};
    max-width: 44ch;
    color: ${color.onPage};
    font-size: clamp(16px, 1.4vw, 20px);
    font-weight: 600;
    text-wrap: pretty;
  }
  ${media.wide} {
    gap: ${space[6]};
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
    height: 44px;
    margin: 4px 0 -${space[4]};
    > * {
      flex: none;
      width: 84px;
    }
  }
  ${media.low} {
    display: none;
  }
`;

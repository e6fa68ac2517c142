import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, font, headerHeight, media, space } from '../../ui/tokens.ts';
import { FeatureStickers } from './feature-stickers.tsx';

/** What an account is good for, on the coloured page; on a phone only the page's edge stays (§2: wide screens only). */
export function AuthHero() {
  const { t } = useTranslation();
  return (
    <Hero>
      <h2>{t('auth.hero.title')}</h2>
      <p>{t('auth.hero.text')}</p>
      <FeatureStickers />
    </Hero>
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
    margin: 0;
    font: 900 clamp(38px, 5.2vw, 84px) / 0.95 ${font.display};
    text-transform: uppercase;
    text-wrap: balance;
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

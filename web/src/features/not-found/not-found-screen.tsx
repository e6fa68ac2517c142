import { useTranslation } from 'react-i18next';

import { styled } from 'styled-components';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { buttonLook } from '../../ui/form/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SheetText } from '../../ui/album/sheet-text.tsx';
import { color, font, media } from '../../ui/tokens.ts';

/** Any path that the router does not know: an empty place in the album. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <AlbumSpread
      sport="formula1"
      page={
        <Middle>
          <EmptyPlace aria-hidden="true">
            <b>404</b>
            <span>{t('notFound.sticker')}</span>
          </EmptyPlace>
        </Middle>
      }
      sheet={
        <SheetText>
          <title>{t('notFound.title')}</title>
          <h1>{t('notFound.title')}</h1>
          <p>{t('notFound.hint')}</p>
          <Back to="/">{t('notFound.action')}</Back>
        </SheetText>
      }
    />
  );
}

const Middle = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  min-height: 264px;
`;

const EmptyPlace = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  grid-template-columns: 100%;
  place-items: center;
  width: clamp(170px, 25vw, 340px);
  aspect-ratio: 300 / 410;
  padding: 6% 0;
  border: 3px dashed ${color.onPage};
  border-radius: 12px;
  background: rgb(0 0 0 / 0.14);
  transform: rotate(-2.5deg);
  b {
    font: 900 clamp(80px, 11.5vw, 160px) / 0.8 ${font.display};
  }
  span {
    font: 900 clamp(22px, 2.4vw, 32px) / 1 ${font.display};
    text-transform: uppercase;
  }
  ${media.mobile} {
    width: 170px;
  }
`;

const Back = styled(PageLink)`
  ${buttonLook('ink')}
`;

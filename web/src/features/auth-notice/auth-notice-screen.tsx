import { useTranslation } from 'react-i18next';

import { styled } from 'styled-components';
import { AlbumSpread } from '../../ui/album-spread.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SheetText } from '../../ui/sheet-text.tsx';
import { FeatureStickers } from './feature-stickers.tsx';

/** The pages /auth, /login and /register until accounts open: says so, and offers what is open. */
export function AuthNoticeScreen() {
  const { t } = useTranslation();
  return (
    <AlbumSpread
      sport="tennis"
      page={<FeatureStickers />}
      sheet={
        <SheetText>
          <title>{t('auth.title')}</title>
          <h1>{t('auth.title')}</h1>
          <p>{t('auth.text')}</p>
          <p>{t('auth.limits')}</p>
          <Play to="/">{t('auth.action')}</Play>
        </SheetText>
      }
    />
  );
}

const Play = styled(PageLink)`
  ${buttonLook('ink')}
`;

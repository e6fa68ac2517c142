import type { Sport } from '@craque/common/domain/sport.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { buttonLook } from '../../ui/form/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { PrintedSticker } from '../../ui/album/printed-sticker.tsx';
import { SheetText } from '../../ui/album/sheet-text.tsx';
import { media } from '../../ui/tokens.ts';

type Page = { name: 'history' | 'achievements' | 'friends'; sport: Sport; icon: IconName };

const history: Page = { name: 'history', sport: 'tennis', icon: 'copy' };
const pages: Readonly<Record<string, Page>> = {
  '/achievements': { name: 'achievements', sport: 'formula1', icon: 'medal' },
  '/friends': { name: 'friends', sport: 'basketball', icon: 'swap' },
};

/** Pages that are coming soon, each with a link to the profile tab that has the content. */
export function PlaceholderScreen() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { name, sport, icon } = pages[pathname.toLowerCase().replace(/\/+$/, '')] ?? history;
  const title = t(`placeholder.${name}.title`);
  return (
    <AlbumSpread
      sport={sport}
      page={
        <Middle aria-hidden="true">
          <PrintedSticker sport={sport} icon={icon} title={t('placeholder.soon')} />
        </Middle>
      }
      sheet={
        <SheetText>
          <title>{`${title} · Craque`}</title>
          <h1>{title}</h1>
          <p>{t('placeholder.text')}</p>
          <Way to={`/profile?tab=${name}`}>{t(`placeholder.${name}.action`)}</Way>
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
  > * {
    width: clamp(170px, 25vw, 340px);
  }
  ${media.mobile} {
    > * {
      width: 170px;
    }
  }
`;

const Way = styled(PageLink)`
  ${buttonLook('ink')}
`;

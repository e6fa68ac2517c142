import type { Sport } from '@craque/common/domain/sport.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { PrintedSticker } from '../../ui/album/printed-sticker.tsx';
import { SheetText } from '../../ui/album/sheet-text.tsx';
import { buttonLook } from '../../ui/form/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { color, font, media, space, still } from '../../ui/tokens.ts';

type Name = 'history' | 'achievements' | 'friends';
type Page = { name: Name; sport: Sport; icon: IconName };

const history: Page = { name: 'history', sport: 'tennis', icon: 'copy' };
const achievements: Page = { name: 'achievements', sport: 'formula1', icon: 'medal' };
const friends: Page = { name: 'friends', sport: 'basketball', icon: 'swap' };
const pages = [history, achievements, friends];
const addresses: Readonly<Record<string, Page>> = {
  '/achievements': achievements,
  '/friends': friends,
};

const tabOf = ({ name }: Page) => `/profile?tab=${name}`;

/** Pages that are coming soon, each with links to the profile's tabs, which have the content. */
export function PlaceholderScreen() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const page = addresses[pathname.toLowerCase().replace(/\/+$/, '')] ?? history;
  const others = pages.filter((each) => each !== page);
  const title = t(`placeholder.${page.name}.title`);
  return (
    <AlbumSpread
      sport={page.sport}
      page={
        <Middle aria-hidden="true">
          <Fan>
            {others.map(({ sport, icon }, index) => (
              <PrintedSticker key={icon} sport={sport} icon={icon} turn={index === 0 ? -13 : 12} />
            ))}
            <PrintedSticker sport={page.sport} icon={page.icon} title={t('placeholder.soon')} />
          </Fan>
        </Middle>
      }
      sheet={
        <SheetText>
          <title>{`${title} · Craque`}</title>
          <Stamp aria-hidden="true">{t('placeholder.soon')}</Stamp>
          <h1>{title}</h1>
          <p>{t('placeholder.text')}</p>
          <Way to={tabOf(page)}>{t(`placeholder.${page.name}.action`)}</Way>
          <Others>
            {others.map((other) => (
              <li key={other.name}>
                <PageLink to={tabOf(other)}>
                  <span>
                    <PrintedSticker sport={other.sport} icon={other.icon} turn={-3} />
                  </span>
                  {t(`placeholder.${other.name}.action`)}
                </PageLink>
              </li>
            ))}
          </Others>
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

/** Three stickers from a pack, the page's own on top. */
const Fan = styled.div`
  display: grid;
  place-items: center;
  width: min(100%, 640px);
  > * {
    grid-area: 1 / 1;
    width: clamp(150px, 22vw, 300px);
  }
  > :nth-child(1) {
    translate: -52% 4%;
  }
  > :nth-child(2) {
    translate: 52% 4%;
  }
  ${media.mobile} {
    > * {
      width: 150px;
    }
  }
`;

const Stamp = styled.b`
  padding: 5px 10px;
  border: 3px solid ${color.far};
  border-radius: 6px;
  color: ${color.far};
  font: 900 22px/1 ${font.display};
  letter-spacing: 0.04em;
  text-transform: uppercase;
  rotate: -3deg;
`;

const Way = styled(PageLink)`
  ${buttonLook('ink')}
`;

const Others = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  margin: ${space[4]} 0 0;
  padding: ${space[4]} 0 0;
  border-top: 1px dashed ${color.rule};
  list-style: none;
  && a {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    margin: 0;
    color: inherit;
    font-weight: 700;
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
  }
  span {
    width: 60px;
    transition: rotate 150ms;
  }
  /* The shadow of a large sticker would be larger than these. */
  span > div > div {
    box-shadow: 0 3px 8px rgb(0 0 0 / 0.3);
  }
  ${media.hover} {
    a:hover span {
      rotate: 4deg;
    }
  }
  span {
    ${still}
  }
`;

import type { Sport } from '@craque/common/domain/sport.ts';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { PrintedSticker } from '../../ui/album/printed-sticker.tsx';
import { SheetText } from '../../ui/album/sheet-text.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { StickerFan } from '../../ui/sticker-art/sticker-fan.tsx';
import { ButtonLink, List, Middle, line } from '../../ui/layout.ts';
import { color, media, space } from '../../ui/tokens.ts';
import { capitals, fluid } from '../../ui/type.ts';

type Page = { name: 'history' | 'achievements' | 'friends'; sport: Sport; icon: IconName };

const history: Page = { name: 'history', sport: 'tennis', icon: 'clock' };
const achievements: Page = { name: 'achievements', sport: 'formula1', icon: 'medal' };
const friends: Page = { name: 'friends', sport: 'basketball', icon: 'people' };
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
        <Whole aria-hidden="true">
          <StickerFan behind={['soccer', 'found']}>
            <PrintedSticker sport={page.sport} icon={page.icon} title={title} />
          </StickerFan>
        </Whole>
      }
      sheet={
        <SheetText>
          <title>{`${title} · Craque`}</title>
          <Stamp aria-hidden="true">{t('placeholder.soon')}</Stamp>
          <h1>{title}</h1>
          <p>{t('placeholder.text')}</p>
          <Way to={tabOf(page)}>
            {t(`placeholder.${page.name}.action`)}
            <Icon name="chevron" size={24} />
          </Way>
          <List $gap={2}>
            {others.map((other) => (
              <li key={other.name}>
                <Other to={tabOf(other)}>
                  <span>
                    <PrintedSticker sport={other.sport} icon={other.icon} turn={-3} small />
                  </span>
                  {t(`placeholder.${other.name}.action`)}
                  <Icon name="chevron" size={18} />
                </Other>
              </li>
            ))}
          </List>
        </SheetText>
      }
    />
  );
}

const Whole = styled(Middle)`
  > div {
    width: min(100%, ${fluid(240, 620)}, 78vh);
  }
`;

const Stamp = styled.b`
  padding: 5px 10px;
  border: 3px solid ${color.far};
  border-radius: 6px;
  color: ${color.far};
  ${capitals(5)}
  rotate: -3deg;
`;

const Way = styled(ButtonLink)`
  svg {
    rotate: -90deg;
  }
`;

const Other = styled(PageLink)`
  ${line(3)}
  padding: ${space[2]} ${space[3]};
  border: 2px solid ${color.rule};
  color: inherit;
  ${capitals(5)}
  text-decoration: none;
  > svg {
    margin-left: auto;
    rotate: -90deg;
  }
  span {
    flex: none;
    width: 40px;
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
    }
  }
`;

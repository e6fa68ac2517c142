import { readWeeklySet, type WeeklySetView } from '@craque/common/contracts/album.ts';
import { setSize } from '@craque/common/domain/record/album.ts';
import { styled } from 'styled-components';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { albumPath } from '../../ui/album/album-address.ts';
import { goldLeaf } from '../../ui/album/gold-leaf.ts';
import { foilPage } from '../../ui/album/foil-page.ts';
import { Blank } from '../../ui/blank.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';
import { gapOf } from '../../ui/layout.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { color, media, space } from '../../ui/tokens.ts';
import { display, heading, size } from '../../ui/type.ts';

const noSet: Pick<WeeklySetView, 'places' | 'collected'> = {
  places: Array.from({ length: setSize }, (_, at) => ({ place: at + 1, sticker: null })),
  collected: 0,
};

/** The page of the set from afar, for users; as large while it loads, nothing if it cannot be read. */
export function SetCard() {
  const { t } = useTranslation();
  const language = useLanguage();
  const isUser = useSession().state === 'user';
  const { state, data } = useRead(readWeeklySet, { query: { language } }, { isWanted: isUser });
  if (!isUser || state === 'failed') return null;
  const { places, collected } = data ?? noSet;
  const isFull = collected === places.length;
  const progress = t('album.progress', { collected, athletes: places.length });
  return (
    <Card to={albumPath({ set: true })} data-full={isFull || undefined}>
      <small>{t('album.set.title')}</small>
      <b>{data ? data.title : <Blank $width="9ch" />}</b>
      <span>{data ? isFull ? t('album.set.full') : progress : <Blank $width="9ch" />}</span>
      <i aria-hidden="true">
        {places.map(({ place, sticker }) => (
          <i key={place} data-on={sticker ? true : undefined} />
        ))}
      </i>
    </Card>
  );
}

const Card = styled(PageLink)`
  ${foilPage}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${space[3]};
  align-items: baseline;
  padding: ${space[3]} ${gapOf(4)};
  text-decoration: none;
  > small {
    grid-column: 1 / -1;
    color: ${color.quiet};
    font-size: ${size(1)};
    font-weight: 700;
  }
  > b {
    ${heading(5, 1)}
  }
  /* As wide as the numbers that come. */
  > span {
    ${display(4)}
    min-width: 9ch;
    text-align: end;
  }
  > i {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(${setSize}, minmax(0, 30px));
    gap: 3px;
    margin-top: ${space[2]};
  }
  > i > i {
    aspect-ratio: 300 / 410;
    border: 1px dashed rgb(255 255 255 / 0.55);
    border-radius: 2px;
    &[data-on] {
      border: 0;
      background: ${goldLeaf};
    }
  }
  ${media.hover} {
    &:hover > b {
      text-decoration: underline 2px;
      text-underline-offset: 4px;
    }
  }
  ${media.forced} {
    > i > i[data-on] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

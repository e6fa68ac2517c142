import { styled } from 'styled-components';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { SheetText } from '../../ui/album/sheet-text.tsx';
import { StickerArt, type StickerPicture } from '../../ui/sticker-art/sticker-art.tsx';
import { ButtonLink, Middle, Row, TextLink, stack } from '../../ui/layout.ts';
import { breakpoint, color, media, space } from '../../ui/tokens.ts';
import { size, stamped } from '../../ui/type.ts';

/** The stickers around the empty place, with their turn in degrees. */
const before: readonly [StickerPicture, number][] = [
  ['soccer', -2],
  ['tennis', 1.5],
  ['basketball', -1],
  ['formula1', 2],
];
const after: readonly [StickerPicture, number][] = [['found', -2.5]];

/** Any path that the router does not know: a page of the album with one sticker missing. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const { state } = useSession();
  const [way, words] =
    state === 'user'
      ? (['/profile', t('nav.profile')] as const)
      : (['/landing', t('footer.about')] as const);
  return (
    <AlbumSpread
      sport="tennis"
      page={
        <Middle aria-hidden="true">
          <Places>
            {before.map(drawn)}
            <EmptyPlace>
              <b>404</b>
              <span>{t('notFound.sticker')}</span>
            </EmptyPlace>
            {after.map(drawn)}
          </Places>
        </Middle>
      }
      sheet={
        <SheetText>
          <title>{t('notFound.title')}</title>
          <h1>{t('notFound.title')}</h1>
          <p>{t('notFound.text')}</p>
          <Row $gap={4}>
            <ButtonLink to="/">{t('notFound.action')}</ButtonLink>
            <TextLink to={way}>{words}</TextLink>
          </Row>
          <Hint>{t('notFound.hint')}</Hint>
        </SheetText>
      }
    />
  );
}

function drawn([picture, turn]: readonly [StickerPicture, number]) {
  return (
    <div key={picture} style={{ rotate: `${turn}deg` }}>
      <StickerArt picture={picture} />
    </div>
  );
}

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(10px, 1.8vw, 26px);
  width: min(100%, 620px, 92vh);
  ${media.mobile} {
    width: min(100%, 250px);
  }
  /* A page as tall as it is narrow. */
  @media (min-width: ${breakpoint.mobile}px) and (max-width: 1000px) and (min-height: 860px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const EmptyPlace = styled.div`
  container-type: inline-size;
  ${stack(1)}
  align-content: center;
  justify-items: center;
  aspect-ratio: 300 / 410;
  border: 3px dashed ${color.onPage};
  border-radius: 8px;
  background: rgb(0 0 0 / 0.2);
  transform: rotate(-2.5deg);
  b {
    ${stamped('46cqi', 0.9)}
  }
  span {
    ${stamped('17cqi')}
    text-transform: uppercase;
  }
`;

/** For developers: the visitor has read enough above. */
const Hint = styled.small`
  color: ${color.quiet};
  font-size: ${size(1)};
  @media (min-width: ${breakpoint.mobile}px) and (min-height: ${breakpoint.tall}px) {
    position: absolute;
    bottom: ${space[4]};
  }
`;

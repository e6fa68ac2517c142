import type { AlbumPlaceView } from '@craque/common/contracts/album.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { setSize } from '@craque/common/domain/record/album.ts';
import { useLocation } from 'react-router-dom';
import { css, keyframes, styled } from 'styled-components';
import { signInQuery } from '../../lib/next-page.ts';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { placePath } from '../../ui/album/album-address.ts';
import { goldLeaf } from '../../ui/album/gold-leaf.ts';
import { EmptyFrame } from '../../ui/album/empty-frame.tsx';
import { RarityMark } from '../../ui/album/rarity-sign.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { ButtonLink, gapOf } from '../../ui/layout.ts';
import { color, font, media, row, space, still, tapLine } from '../../ui/tokens.ts';
import { capitals, caption, fluid, size, stamped, words } from '../../ui/type.ts';
import { useAftermath } from './use-aftermath.ts';

type OfGame = { game: GameView };

function newsOf(won: boolean, sticker: AlbumPlaceView['sticker']) {
  if (!sticker) return 'missing';
  if (won && sticker.isNew) return 'stuck';
  return won && sticker.isRarer ? 'rarer' : 'again';
}

/** The registration, which leads back to a challenge by link. */
const useRegistration = () => `/register${signInQuery(useLocation())}`;

/** One line, beside the next game. */
export function AlbumLine({ game }: OfGame) {
  const { t } = useTranslation();
  const session = useSession();
  const registration = useRegistration();
  const album = useAftermath(game).data?.album;
  if (!album?.sticker) return null;
  const { place, sticker } = album;
  const isGuest = session.state !== 'user';
  return (
    <Line to={isGuest ? registration : placePath(game.league, place)}>
      <strong>{t('album.number', { place })}</strong>
      <RarityMark rarity={sticker.rarity} />
      {isGuest && <u>{t('ending.keep')}</u>}
    </Line>
  );
}

/** For guests: a registration keeps the sticker, or begins an album. */
export function KeepButton({ game }: OfGame) {
  const { t } = useTranslation();
  const session = useSession();
  const registration = useRegistration();
  const album = useAftermath(game).data?.album;
  if (session.state === 'user' || !album) return null;
  return (
    <ButtonLink $paper data-main to={registration}>
      {t(album.sticker ? 'ending.keep' : 'ending.collect')}
    </ButtonLink>
  );
}

export type AlbumNewsProps = OfGame & {
  /** The sticker is slapped in before one's eyes, so many ms from now. */
  landsAfter?: number | undefined;
};

/** The sticker that a win has put into the album, or its empty place; a guest has no album yet. */
export function AlbumNews({ game, landsAfter }: AlbumNewsProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { state, data } = useAftermath(game);
  if (state === 'loading') return <Blank aria-hidden="true" />;
  if (!data?.album) return null;
  const { place, athletes, collected, sticker } = data.album;
  const news = newsOf(game.won, sticker);
  const isUser = session.state === 'user';
  // A guest has no album yet.
  const caption = isUser ? news : sticker ? 'waits' : 'empty';
  const content = (
    <>
      <Places aria-hidden="true">
        <Frames>
          {[place - 1, place, place + 1].map((each) => (
            <span key={each} data-own={each === place || undefined}>
              <EmptyFrame>
                <b>{each > 0 && each <= athletes && each}</b>
              </EmptyFrame>
            </span>
          ))}
        </Frames>
        {sticker && (
          <img
            src={game.athleteImageUrl ?? undefined}
            alt=""
            width={300}
            height={410}
            data-stuck
            data-slap={landsAfter !== undefined || undefined}
            style={landsAfter === undefined ? {} : { animationDelay: `${landsAfter}ms` }}
          />
        )}
      </Places>
      <Words>
        <small>{t(`ending.${caption}`)}</small>
        <strong>
          {t('album.number', { place })}
          {sticker && <RarityMark rarity={sticker.rarity} />}
        </strong>
        <Progress data-sport={game.sport}>
          {t('album.progress', { collected, athletes })}
          <Bar>{collected > 0 && <i style={{ width: `${(100 * collected) / athletes}%` }} />}</Bar>
        </Progress>
        {data.set && (
          <em>
            {t('album.set.title')}: {t('album.progress', { ...data.set, athletes: setSize })}
          </em>
        )}
      </Words>
      {isUser && <Icon name="chevron" size={22} />}
    </>
  );
  if (!isUser) return <Blank>{content}</Blank>;
  return <Strip to={placePath(game.league, place)}>{content}</Strip>;
}

/** From the hand, down too far, and back. */
const slap = keyframes`
  from { opacity: 0; transform: rotate(9deg) scale(2); box-shadow: 0 34px 26px rgb(0 0 0 / 0.3); animation-timing-function: ease-in; }
  30% { opacity: 1; }
  52% { transform: rotate(-4.5deg) scale(0.92); box-shadow: 0 1px 1px rgb(0 0 0 / 0.5); }
  74% { transform: rotate(-2deg) scale(1.05); box-shadow: 0 6px 14px rgb(0 0 0 / 0.4); }
`;

const box = css`
  display: grid;
  grid-template-columns: ${fluid(96, 184)} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${gapOf(4)};
  min-height: ${fluid(90, 140)};
  padding-right: ${gapOf(3)};
  background: ${color.sunk};
  color: ${color.ink};
  --own-width: ${fluid(60, 86)};
  ${media.short} {
    min-height: 76px;
    --own-width: 50px;
  }
`;

const Blank = styled.div`
  ${box}
`;

const Strip = styled(PageLink)`
  ${box}
  text-decoration: none;
  > svg {
    rotate: -90deg;
    color: ${color.quiet};
  }
  ${media.hover} {
    &:hover strong {
      text-decoration: underline 2px;
      text-underline-offset: 4px;
    }
  }
`;

const Places = styled.span`
  position: relative;
  height: 100%;
  background: ${color.paper};
  /* A won sticker covers the printed number of its place. */
  img {
    position: absolute;
    z-index: 1;
    inset: 0;
    width: var(--own-width);
    height: auto;
    margin: auto;
    border-radius: 5.7% / 4.1%;
    box-shadow: 0 3px 9px rgb(0 0 0 / 0.35);
    transform: rotate(-3deg);
    &[data-slap] {
      animation: ${slap} 420ms backwards;
      ${still}
    }
  }
`;

/** A piece of the album's page: the place between its blank neighbours. */
const Frames = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 5px;
  height: 100%;
  overflow: hidden;
  mask: linear-gradient(90deg, transparent, #000 16% 84%, transparent);
  > span {
    flex: none;
    width: var(--own-width);
  }
  span > span {
    background: none;
  }
  b {
    grid-area: 1 / 1;
    ${stamped('38cqi')}
  }
  [data-own] b {
    color: ${color.ink};
    font-size: 46cqi;
  }
`;

const Line = styled(PageLink)`
  ${tapLine}
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  strong {
    ${capitals(5)}
    white-space: nowrap;
  }
  u {
    text-decoration: underline 2px ${color.rule};
    text-underline-offset: 5px;
  }
`;

const Words = styled.span`
  em {
    justify-self: start;
    padding: 1px ${space[2]};
    background: ${goldLeaf};
    color: ${color.print};
    font: 700 ${size(1)} / 1.4 ${font.text};
  }
  display: grid;
  gap: 3px;
  padding-block: ${space[2]};
  ${media.short} {
    padding-block: 2px;
  }
  small {
    ${caption()}
    line-height: 1.25;
  }
  strong {
    ${row}
    gap: 2px ${space[3]};
    ${capitals(7, 0.9)}
  }
  strong > span {
    font: 700 16px/1.2 ${font.text};
    text-transform: none;
  }
`;

/** On a phone in one line. */
const Progress = styled.span`
  ${words(2, 600)}
  display: grid;
  gap: 3px;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  ${media.mobile} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space[2]};
  }
`;

const Bar = styled.i`
  height: 6px;
  background: ${color.rule};
  i {
    display: block;
    height: 100%;
    min-width: 3px;
    background: ${color.glow};
  }
`;

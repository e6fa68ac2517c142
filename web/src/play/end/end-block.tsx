import type { GameView } from '@craque/common/contracts/games.ts';
import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Floor } from '../../ui/album/floor.tsx';
import { rays, spotlight } from '../../ui/album/rays.ts';
import { Button } from '../../ui/form/button.tsx';
import { gapOf, line, stack } from '../../ui/layout.ts';
import { color, media, onGround, row, shadow, space } from '../../ui/tokens.ts';
import { capitals, fluid, size, stamped, Text } from '../../ui/type.ts';
import { ShareButtons } from '../share/share-buttons.tsx';
import { AlbumNews, KeepButton } from './album-news.tsx';
import { LostSummary } from './lost-summary.tsx';
import { ParLine } from './par-line.tsx';
import { unwon } from './unwon.ts';

export type EndBlockProps = {
  game: GameView;
  note?: string | false;
  /** The name in one line and no album: the standings follow. */
  brief?: boolean;
  /** Shown in place of the athlete while the name is withheld. */
  withheld?: string;
  /** The win is of now, and no result opens by itself. */
  landsAfter?: number;
  onResult: () => void;
  resultLabel?: string;
  /** A link beside the note. */
  noteLink?: ReactNode;
  children: ReactNode;
};

/** Replaces the field at the end, and takes over the focus if the field had it. */
export function EndBlock(props: EndBlockProps) {
  const { game, note, brief, withheld, landsAfter, onResult, resultLabel, noteLink, children } =
    props;
  const { t } = useTranslation();
  const block = useRef<HTMLDivElement>(null);
  const best = Math.max(0, ...game.guesses.map(({ accuracy }) => accuracy));
  const isNear = !game.won && game.athleteName !== null && bandOf(best) === 'very-close';
  const news = !brief && <AlbumNews {...{ game, landsAfter }} />;
  useEffect(() => {
    if (document.activeElement === document.body) block.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Block
      ref={block}
      tabIndex={-1}
      data-end
      data-sport={game.sport}
      data-brief={brief || undefined}
      data-lost={(!game.won && game.athleteName !== null) || undefined}
    >
      <Cover data-won={game.won || undefined}>
        <Floor sport={game.sport} />
        {isNear && <em>{t('ending.near', { accuracy: best })}</em>}
        <p aria-live="polite">
          {game.athleteName === null ? (
            withheld
          ) : (
            <>
              {t('game.ended.was')} <b>{game.athleteName}</b>
            </>
          )}
        </p>
      </Cover>
      {game.won && news}
      <Below>
        {!brief && !game.won && <LostSummary game={game} />}
        <Row>
          {children}
          {!brief && game.won && <KeepButton game={game} />}
          <Button variant="quiet" onClick={onResult}>
            {resultLabel ?? t('result.tabs')}
          </Button>
          <ShareButtons game={game} />
        </Row>
        {note && (
          <Note>
            <Text $step={2} $quiet role="status">
              {note}
            </Text>
            {noteLink}
          </Note>
        )}
        {game.detailsRemoved && (
          <Text $step={2} $quiet>
            {t('ending.removed')}
          </Text>
        )}
        <ParLine game={game} />
      </Below>
      {!game.won && news}
    </Block>
  );
}

const Block = styled.div`
  display: flex;
  flex-direction: column;
  border: 2px solid ${color.ink};
  background: ${color.field};
  box-shadow: ${shadow.slip};
  &:focus {
    outline: none;
  }
  body:has(&[data-lost]) [data-sticker] {
    ${unwon}
  }
  /* The sticker turns over first, and then flies to its place in the result. */
  body:has([data-back]) & [data-stuck]:not([data-slap]) {
    visibility: hidden;
  }
  ${media.mobile} {
    /* Leaves room on the first screen for the nearest guess, or the standings. */
    body:has(&:is([data-lost], [data-brief])) :has(> [data-sticker]) {
      width: clamp(114px, 35vw, 190px);
    }
    &[data-lost] > :nth-child(2) {
      order: 1;
    }
    /* Of the album only the empty place and its number. */
    &[data-lost] > :last-child:not(:nth-child(2)) {
      min-height: 64px;
      > :first-child {
        --own-width: 44px;
      }
      > :nth-child(2) {
        grid-auto-flow: column;
        align-items: center;
        justify-content: space-between;
        padding-block: 2px;
        > :not(small, strong) {
          display: none;
        }
        > strong {
          font-size: ${size(6)};
          white-space: nowrap;
        }
      }
    }
  }
`;

const inline = css`
  b {
    display: inline;
    font-size: ${size(6)};
  }
`;

const Cover = styled.div`
  ${onGround}
  display: flow-root;
  padding: ${gapOf(4)} ${gapOf(4)} ${fluid(8, 24)};
  background: ${spotlight} ${color.print};
  p {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  em {
    display: inline-block;
    margin-bottom: ${space[2]};
    padding: 3px 8px;
    background: ${color.onPage};
    color: ${color.print};
    ${capitals(4)}
    transform: rotate(-1.5deg);
  }
  b {
    display: block;
    ${stamped(fluid(26, 76), 0.95)}
    text-transform: uppercase;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  &[data-won] {
    background: ${color.glow};
    --own-rays: 100% 100%;
    ${rays}
  }
  [data-brief] > & {
    padding-block: ${space[2]};
    ${inline}
  }
  /* The way to the next game is on the first screen. */
  ${media.short} {
    padding-block: ${space[2]};
    ${inline}
  }
  ${media.mobile} {
    p {
      line-height: 1.2;
    }
    [data-lost] > & {
      ${inline}
      em {
        float: right;
        margin: 2px 0 2px ${space[2]};
        font-size: ${size(3)};
      }
    }
  }
`;

const Below = styled.div`
  ${stack(3)}
  padding: ${gapOf(4)};
`;

const Note = styled.div`
  ${line(4)}
  > button {
    flex: none;
  }
`;

/** Main actions first, links after them. */
const Row = styled.div`
  ${row}
  gap: ${space[2]} ${space[5]};
  > [data-main] {
    flex: 1 1 auto;
    max-width: 100%;
    min-height: ${fluid(50, 54)};
  }
  /* A line break before the links. */
  &:has(> [data-main])::before {
    content: '';
    flex-basis: 100%;
    order: 1;
    margin-top: -${space[2]};
  }
  > [data-main] ~ :not([data-main]) {
    order: 2;
  }
  ${media.belowWide} {
    > [data-main] {
      padding-inline: ${space[2]};
    }
  }
  ${media.mobile} {
    > [data-main] {
      flex-basis: 100%;
    }
  }
`;

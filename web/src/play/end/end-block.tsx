import type { GameView } from '@craque/common/contracts/games.ts';
import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Floor } from '../../ui/album/floor.tsx';
import { rays, spotlight } from '../../ui/album/rays.ts';
import { gapOf, stack } from '../../ui/layout.ts';
import { color, media, row, shadow, space } from '../../ui/tokens.ts';
import { size, capitals, fluid } from '../../ui/type.ts';
import { unwon } from './unwon.ts';
import { ParLine } from './par-line.tsx';

export type EndBlockProps = {
  game: GameView;
  note?: string;
  /** The name in one line: more follows that is to be seen at once. */
  brief?: boolean;
  /** Instead of the athlete as long as the name is withheld. */
  untold?: string;
  /** From edge to edge: the album; after a win under the athlete, after a loss at the end. */
  news?: ReactNode;
  /** What else there is to say of a loss. */
  lost?: ReactNode;
  /** The next actions. */
  children: ReactNode;
};

/**
 * Replaces the field at the end: who it was, printed as on the cover of the result, and how near a
 * loss came; what to do next, and what it means for the album. Takes over the focus if the field had it.
 */
export function EndBlock({ game, note, brief, untold, news, lost, children }: EndBlockProps) {
  const { t } = useTranslation();
  const block = useRef<HTMLDivElement>(null);
  const best = Math.max(0, ...game.guesses.map(({ accuracy }) => accuracy));
  const isNear = !game.won && game.athleteName !== null && bandOf(best) === 'very-close';
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
            untold
          ) : (
            <>
              {t('game.ended.was')} <b>{game.athleteName}</b>
            </>
          )}
        </p>
      </Cover>
      {game.won && news}
      <Below>
        {lost}
        <Row>{children}</Row>
        {note && <small role="status">{note}</small>}
        <ParLine game={game} />
      </Below>
      {!game.won && news}
    </Block>
  );
}

const Block = styled.div`
  border: 2px solid ${color.ink};
  background: ${color.field};
  box-shadow: ${shadow.slip};
  &:focus {
    outline: none;
  }
  body:has(&[data-lost]) [data-sticker] {
    ${unwon}
  }
  ${media.mobile} {
    /* What follows on the first screen: how near it was, or the places of the players. */
    body:has(&:is([data-lost], [data-brief])) :has(> [data-sticker]) {
      width: clamp(114px, 35vw, 190px);
    }
    &[data-lost] {
      display: flex;
      flex-direction: column;
      > :nth-child(2) {
        order: 1;
      }
      /* Of the album only the empty place and its number. */
      > :nth-child(3) {
        min-height: 64px;
        > :first-child > span {
          width: 44px;
        }
        > :nth-child(2) {
          grid-auto-flow: column;
          align-items: center;
          justify-content: space-between;
          padding-block: 2px;
          > span {
            display: none;
          }
          > strong {
            font-size: ${size(6)};
            white-space: nowrap;
          }
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
  position: relative;
  isolation: isolate;
  overflow: hidden;
  padding: ${gapOf(4)} ${gapOf(4)} ${fluid(8, 24)};
  background: ${spotlight} ${color.print};
  color: ${color.onPage};
  > svg {
    z-index: -1;
  }
  p {
    margin: 0;
    font-weight: 600;
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
    ${capitals(8, 0.95)}
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  &[data-won] {
    background: ${color.glow};
    --own-rays: 100% 100%;
    ${rays}
  }
  [data-brief] > & {
    padding: ${space[2]} ${space[4]};
    ${inline}
  }
  ${media.mobile} {
    p {
      font-size: ${size(2)};
      line-height: 1.2;
    }
    b {
      font-size: ${size(6)};
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
  padding: ${space[4]};
  > small {
    color: ${color.quiet};
    font-size: ${size(2)};
  }
  ${media.mobile} {
    padding: 10px ${space[3]} ${space[3]};
  }
`;

/** The main actions share the first lines, links come after them. */
const Row = styled.div`
  ${row}
  gap: ${space[2]} ${space[5]};
  > [data-main] {
    flex: 1 1 auto;
    max-width: 100%;
    min-height: ${fluid(50, 54)};
  }
  /* Then the links, on a line of their own. */
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

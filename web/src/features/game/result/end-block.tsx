import type { GameView } from '@craque/common/contracts/games.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, font, media, row, space } from '../../../ui/tokens.ts';
import { ParLine } from './par-line.tsx';

export type EndBlockProps = {
  game: GameView;
  note?: string;
  /** Instead of the athlete as long as the name is withheld. */
  untold?: string;
  /** Below the actions, which a phone shows without scrolling: the album. */
  news?: ReactNode;
  /** The next actions. */
  children: ReactNode;
};

/**
 * Replaces the field at the end: who it was, and what to do next. Takes over the focus if the field
 * had it.
 */
export function EndBlock({ game, note, untold, news, children }: EndBlockProps) {
  const { t } = useTranslation();
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) block.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Block ref={block} tabIndex={-1} data-end data-won={game.won || undefined}>
      <p aria-live="polite">
        {game.athleteName === null ? (
          untold
        ) : (
          <>
            {t('game.ended.was')} <b>{game.athleteName}</b>
          </>
        )}
      </p>
      <Row>{children}</Row>
      {note && <small role="status">{note}</small>}
      {news}
      <ParLine game={game} />
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 2px solid ${color.ink};
  background: ${color.field};
  &:focus {
    outline: none;
  }
  p {
    margin: 0;
    color: ${color.quiet};
    font-weight: 600;
  }
  b {
    display: block;
    color: ${color.ink};
    font: 900 clamp(30px, 3vw, 44px) / 1 ${font.display};
    text-transform: uppercase;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.quiet};
    font-size: 15px;
  }
  &[data-won] {
    border-color: ${color.veryClose};
    background: ${color.veryClose};
    color: ${color.paper};
  }
  &[data-won] :is(p, b, small) {
    color: inherit;
  }
  &[data-won] :focus-visible {
    outline-color: currentColor;
  }
  ${media.mobile} {
    padding: ${space[3]};
    b {
      font-size: 26px;
    }
  }
`;

const Row = styled.div`
  ${row}
  gap: ${space[2]} ${space[5]};
  margin-top: ${space[1]};
`;

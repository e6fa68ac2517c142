import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { onFirstAction } from '../../lib/first-action.ts';
import { cameAsGuest } from '../../lib/session-store.ts';
import { gapOf } from '../../ui/layout.ts';
import { headerHeight, media, space } from '../../ui/tokens.ts';
import { Clues } from './clues.tsx';
import { gameOf, wonJustNow } from '../state/game-state.ts';
import { type GameStore, useGame } from '../state/game-store.ts';
import { whenLow, whenLying } from '../../ui/low-height.ts';
import { loadPack } from './pack-at-hand.ts';
import { BlankSticker, Sticker } from './sticker.tsx';
import { lazyDecoration } from '../../ui/lazy-part.tsx';

const PageAnswers = lazyDecoration(async () => (await import('./page-answers.tsx')).PageAnswers);

export function AlbumPage({ store, selectors }: { store: GameStore; selectors: ReactNode }) {
  const game = useGame(store, gameOf);
  const sport = useGame(store, (state) => state.choice.sport);
  const celebrate = useGame(store, wonJustNow) !== undefined;
  const stage = useRef<HTMLDivElement>(null);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const wake = () => {
      setAwake(true);
      // For the next game.
      loadPack();
    };
    // Not among what a guest's first visit loads.
    return cameAsGuest ? onFirstAction(wake) : wake();
  }, []);
  return (
    <Layout>
      {selectors}
      <Stage ref={stage} data-stage>
        {game ? <Sticker game={game} celebrate={celebrate} /> : <BlankSticker />}
        <Clues sport={sport} game={game} />
      </Stage>
      {isAwake && <PageAnswers {...{ game, stage }} />}
    </Layout>
  );
}

const Layout = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${gapOf(3)};
  ${media.tabletUp} {
    height: calc(100dvh - ${headerHeight} - ${space[6]});
    min-height: min-content;
  }
`;

/** Sticker and clues, beside each other on a phone. */
export const Stage = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[6]};
  min-width: 0;
  ${media.sideways} {
    flex-direction: row;
    gap: ${space[5]};
    padding-left: ${space[1]};
  }
  ${media.mobile} {
    flex-direction: row;
    align-items: stretch;
    gap: ${space[4]};
    padding: ${space[2]} 0 ${space[1]} ${space[1]};
  }
  ${whenLying(css`
    gap: ${space[3]};
  `)}
  ${whenLow(css`
    align-items: center;
    padding-block: 0;
  `)}
`;

import { readDaily } from '@craque/common/contracts/daily.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { useEffect } from 'react';
import { reads } from '../../lib/use-read.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { EndBlock } from '../../play/end/end-block.tsx';
import { useEndsAtHand } from '../../play/end/ends-at-hand.ts';
import { OwnResult } from '../../play/end/own-result.tsx';
import { begunParts } from '../../play/sheet/begun-parts.ts';
import { HowToSteps } from '../../play/sheet/how-to-steps.tsx';
import { PlaySheet } from '../../play/sheet/play-sheet.tsx';
import type { GameStore } from '../../play/state/game-store.ts';
import { AlbumPage } from '../../play/sticker/album-page.tsx';
import { DailyTitle } from './daily-title.tsx';
import { DailyWays } from './daily-ways.tsx';

export type DailySpreadProps = {
  store: GameStore;
  game: GameView | undefined;
  /** Of the game that is on its way. */
  sport: Sport;
};

const noParts = [] as const;

/** A daily game: neither sport, league nor level can be chosen, and there is no other athlete. */
export function DailySpread({ store, game, sport }: DailySpreadProps) {
  useEndsAtHand(store, noParts);
  const isOver = game?.completed;
  useEffect(() => {
    // At first for the next sport and the streak to share, then for what the end has changed.
    return isOver === undefined ? undefined : reads.hold(readDaily, {}, false);
  }, [isOver]);
  return (
    <>
      <AlbumSpread
        sport={game?.sport ?? sport}
        page={<AlbumPage store={store} selectors={<DailyTitle game={game} sport={sport} />} />}
        sheet={
          <PlaySheet
            parts={begunParts}
            store={store}
            leave={null}
            banner={null}
            ended={(over) => (
              <EndBlock game={over} onResult={store.openResult}>
                <DailyWays game={over} />
              </EndBlock>
            )}
          >
            {game?.guesses.length === 0 && <HowToSteps />}
          </PlaySheet>
        }
      />
      {game && <OwnResult {...{ store, game }} next={<DailyWays game={game} />} />}
    </>
  );
}

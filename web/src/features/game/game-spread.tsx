import { lazy, Suspense } from 'react';
import { accountTexts } from '../../lib/account-texts.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { gameOf } from './state/game-state.ts';
import { type GameStore, useGame } from './state/game-store.ts';
import { OwnResult } from './sheet/own-result.tsx';
import { type HomeParts, SoloSpread } from './solo-spread.tsx';

/** The components and texts of a challenge, loaded when the game on screen is one. */
const ChallengeScreen = lazy(async () => {
  const [{ ChallengeScreen: Screen }] = await Promise.all([
    import('./challenge-sheet/challenge-screen.tsx'),
    accountTexts.want(),
  ]);
  return { default: Screen };
});

/** Shown to an invited player who opens a game before joining it. */
const JoinFirst = lazy(async () => {
  const [{ JoinFirst: Screen }] = await Promise.all([
    import('./challenge-sheet/join-first.tsx'),
    accountTexts.want(),
  ]);
  return { default: Screen };
});

/** A daily that is continued from the history, or from where its waiting was told. */
const DailySpread = lazy(async () => {
  const [{ DailySpread: Spread }] = await Promise.all([
    import('./daily/daily-spread.tsx'),
    accountTexts.want(),
  ]);
  return { default: Spread };
});

export type GameSpreadProps = {
  store: GameStore;
  onPlayAgain: () => void;
  home?: HomeParts;
};

/** The game on screen, solo or a challenge, and its result. */
export function GameSpread({ store, onPlayAgain, home }: GameSpreadProps) {
  const game = useGame(store, gameOf);
  const invitedTo = useGame(store, ({ phase }) =>
    phase.state === 'failed' ? phase.invitedTo : undefined,
  );
  const blank = <AlbumSpread sport={game?.sport ?? 'soccer'} page={null} sheet={null} />;
  const solo = <SoloSpread {...{ store, game, onPlayAgain, home }} />;
  if (invitedTo !== undefined) {
    return (
      <Suspense fallback={solo}>
        <JoinFirst store={store} gameId={invitedTo} />
      </Suspense>
    );
  }
  if (game?.isMultiplayer) {
    return (
      <Suspense fallback={game.lobby ? blank : solo}>
        <ChallengeScreen key={game.id} {...{ store, game, onPlayAgain }} />
      </Suspense>
    );
  }
  if (game?.daily && !home) {
    return (
      <Suspense fallback={solo}>
        <DailySpread key={game.id} {...{ store, game }} sport={game.sport} />
      </Suspense>
    );
  }
  return (
    <>
      {solo}
      {game && <OwnResult {...{ store, game, onPlayAgain }} />}
    </>
  );
}

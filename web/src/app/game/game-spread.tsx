import { lazy, Suspense, useState } from 'react';
import { accountTexts } from '../../lib/account-texts.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import type { ChallengeScreenProps } from '../../features/challenge/challenge-screen.tsx';
import { loadEnd, loadLobby } from '../../features/challenge/lazy-phases.ts';
import { gameOf } from '../../play/state/game-state.ts';
import { type GameStore, useGame } from '../../play/state/game-store.ts';
import { OwnResult } from '../../play/end/own-result.tsx';
import { type HomeParts, SoloSpread } from '../../features/game/solo-spread.tsx';

/** The components and texts of a challenge and of its phase, loaded when the game on screen is one. */
const challengeScreen = (phase?: () => Promise<unknown>) =>
  lazy(async () => {
    const [{ ChallengeScreen }] = await Promise.all([
      import('../../features/challenge/challenge-screen.tsx'),
      accountTexts.want(),
      phase?.(),
    ]);
    return { default: ChallengeScreen };
  });
const Opened = {
  lobby: challengeScreen(loadLobby),
  running: challengeScreen(),
  over: challengeScreen(loadEnd),
} as const;

/** The challenge as it is opened; what its later phases need is loaded meanwhile. */
function Challenge(props: ChallengeScreenProps) {
  const { completed, lobby } = props.game;
  const [Screen] = useState(() => Opened[completed ? 'over' : lobby ? 'lobby' : 'running']);
  return <Screen {...props} />;
}

/** Shown to an invited player who opens a game before joining it. */
const JoinFirst = lazy(async () => {
  const [{ JoinFirst: Screen }] = await Promise.all([
    import('../../features/challenge/join-first.tsx'),
    accountTexts.want(),
  ]);
  return { default: Screen };
});

/** A daily that is continued from the history, or from where its waiting was told. */
const DailySpread = lazy(async () => {
  const [{ DailySpread: Spread }] = await Promise.all([
    import('../../features/daily-game/daily-spread.tsx'),
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
        <Challenge key={game.id} {...{ store, game, onPlayAgain }} />
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

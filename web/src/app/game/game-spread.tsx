import { useState } from 'react';
import { wordedPart } from '../../ui/lazy-part.tsx';
import { loadEnd, loadLobby } from '../../features/challenge/lazy-phases.ts';
import { type HomeParts, SoloSpread } from '../../features/game/solo-spread.tsx';
import { ShellFrame } from '../frame/shell-frame.tsx';
import { OwnResult } from '../../play/end/own-result.tsx';
import { gameOf } from '../../play/state/game-state.ts';
import { type GameStore, useGame } from '../../play/state/game-store.ts';

const challengeScreen = (phase?: () => Promise<unknown>) =>
  wordedPart(async () => {
    const [{ ChallengeScreen }] = await Promise.all([
      import('../../features/challenge/challenge-screen.tsx'),
      phase?.(),
    ]);
    return ChallengeScreen;
  });
const Lobby = challengeScreen(loadLobby);
const Running = challengeScreen();
const Over = challengeScreen(loadEnd);

/** Shown to an invited player who opens a game before joining it. */
const JoinFirst = wordedPart(
  async () => (await import('../../features/challenge/join-first.tsx')).JoinFirst,
);

/** A daily that is continued from outside its page. */
const DailySpread = wordedPart(
  async () => (await import('../../features/daily-game/daily-spread.tsx')).DailySpread,
);

export type GameSpreadProps = {
  store: GameStore;
  onPlayAgain: () => void;
  home?: HomeParts;
};

export function GameSpread({ store, onPlayAgain, home }: GameSpreadProps) {
  const game = useGame(store, gameOf);
  const invitedTo = useGame(store, ({ phase }) =>
    phase.state === 'failed' ? phase.invitedTo : undefined,
  );
  const solo = <SoloSpread {...{ store, game, onPlayAgain, home }} />;
  if (invitedTo !== undefined) {
    return <JoinFirst fallback={solo} store={store} gameId={invitedTo} />;
  }
  if (game?.isMultiplayer) {
    const fallback = game.lobby ? <ShellFrame waiting sport={game.sport} /> : solo;
    return <Challenge key={game.id} {...{ fallback, store, game, onPlayAgain }} />;
  }
  if (game?.daily && !home) {
    return <DailySpread key={game.id} fallback={solo} {...{ store, game }} sport={game.sport} />;
  }
  return (
    <>
      {solo}
      {game && <OwnResult {...{ store, game, onPlayAgain }} />}
    </>
  );
}

/** Stays as it was opened; what its later phases need is loaded meanwhile. */
function Challenge(props: Parameters<typeof Running>[0]) {
  const { completed, lobby } = props.game;
  const [Screen] = useState(() => (completed ? Over : lobby ? Lobby : Running));
  return <Screen {...props} />;
}

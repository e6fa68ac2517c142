import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { call as browserCall } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';
import { Button } from '../../../ui/form/button.tsx';
import { useChallengeLine } from '../standings/challenge-line.ts';
import { EndBlock } from '../result/end-block.tsx';
import { RematchButton } from './rematch-button.tsx';
import { ShareButtons } from '../share/share-buttons.tsx';
import type { Challenge } from '../challenge/challenge-store.ts';
import { nameIn } from '../standings/shown-opponent.ts';
import { createFriendRequestsStore } from '../challenge/friend-requests-store.ts';
import { StandingsTable } from './standings-table.tsx';

export type ChallengeEndProps = {
  game: GameView;
  shared: Challenge;
  onPlayAgain: () => void;
  onResult: () => void;
};

/**
 * The caller is done: who it was, how the others did, and the next game; a guest cannot ask for a
 * rematch.
 */
export function ChallengeEnd(props: ChallengeEndProps) {
  const { game, shared, onPlayAgain, onResult } = props;
  const { t } = useTranslation();
  const line = useChallengeLine(game);
  const session = useSession();
  const { connection, rematchBy } = useStore(shared);
  const [friendRequests] = useState(() => createFriendRequestsStore(browserCall));
  const isUser = session.state === 'user';
  useEffect(() => {
    if (isUser) void friendRequests.load();
  }, [isUser, friendRequests]);
  const isCancelled = game.challenge?.cancelled === true;
  const mayRepeat = isUser && !isCancelled;
  return (
    <>
      <EndBlock
        game={game}
        untold={t('challenge.untold')}
        {...(isCancelled && { note: t('challenge.cancelled') })}
      >
        {mayRepeat && <RematchButton game={game} by={rematchBy && nameIn(game, rematchBy)} />}
        <Button variant={mayRepeat ? 'quiet' : 'ink'} onClick={onPlayAgain}>
          {t('game.newGame')}
        </Button>
        <Button variant="quiet" onClick={onResult}>
          {t('result.tabs')}
        </Button>
        <ShareButtons game={game} line={line} />
      </EndBlock>
      {!isCancelled && <StandingsTable {...{ game, connection, friendRequests }} />}
    </>
  );
}

import type { GameView } from '@craque/common/contracts/games.ts';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useSession } from '../../../lib/session-store.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Row } from '../../../ui/layout.ts';
import { media } from '../../../ui/tokens.ts';
import { useSecretText } from '../../../play/challenges/secret-name.ts';
import { EndBlock } from '../../../play/end/end-block.tsx';
import { Rematch } from './rematch.tsx';
import type { Challenge } from '../state/challenge-store.ts';
import { StandingsTable } from './standings-table.tsx';

export type ChallengeEndProps = {
  game: GameView;
  shared: Challenge;
  onPlayAgain: () => void;
  onResult: () => void;
};

export function ChallengeEnd(props: ChallengeEndProps) {
  const { game, shared, onPlayAgain, onResult } = props;
  const { t } = useTranslation();
  const session = useSession();
  const { connection } = useStore(shared);
  const withheld = useSecretText(game);
  const isUser = session.state === 'user';
  const isCancelled = game.challenge?.cancelled === true;
  const mayRepeat = (isUser || game.challenge?.rematchId !== undefined) && !isCancelled;
  const isOver = isCancelled || game.challenge?.finished !== undefined;
  const note = isCancelled ? t('challenge.cancelled') : !isOver && isUser && t('challenge.told');
  return (
    <>
      <EndBlock brief {...{ game, withheld, note, onResult }}>
        <Pair data-main>
          <Rematch {...{ game, shared }} />
          <Button variant={mayRepeat ? 'paper' : 'ink'} onClick={onPlayAgain}>
            {t('game.newGame')}
          </Button>
        </Pair>
      </EndBlock>
      {!isCancelled && <StandingsTable {...{ game, connection }} />}
    </>
  );
}

const Pair = styled(Row).attrs({ $align: 'stretch' })`
  && {
    padding-inline: 0;
  }
  > button {
    flex: 1 1 auto;
    ${media.mobile} {
      padding-inline: 8px;
    }
  }
`;

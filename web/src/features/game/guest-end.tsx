import type { GameView } from '@craque/common/contracts/games.ts';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { still } from '../../ui/tokens.ts';
import { EndBlock } from '../../play/end/end-block.tsx';
import type { GameStore } from '../../play/state/game-store.ts';
import { nextGameAfter, useNextGameAfterWin } from './use-next-game.ts';

/** Time (ms) for the sticker on the page to turn over. */
const turning = 900;

type GuestEndProps = { store: GameStore; game: GameView; onDetails: () => void };

/** After a win the next game starts by itself, but for the first one, and unless the player does anything. */
export function GuestEnd({ store, game, onDetails }: GuestEndProps) {
  const { t } = useTranslation();
  const { counts, left, stay } = useNextGameAfterWin(store);
  const counting = left !== undefined;
  const note = game.won && t(counting ? 'guest.next' : 'ending.paused');
  // Its press is a sign of life, which ends the counting: nothing may move before the finger lifts.
  const staying = counts && (
    <Button variant="quiet" onClick={stay} style={{ visibility: counting ? 'visible' : 'hidden' }}>
      {t('guest.stay')}
    </Button>
  );
  return (
    <EndBlock
      game={game}
      note={note}
      resultLabel={t('guest.last.details')}
      landsAfter={turning}
      onResult={onDetails}
      noteLink={staying}
    >
      <Next data-main onClick={() => void store.newAthlete()} data-counting={counting || undefined}>
        {t(game.won ? 'ending.next' : 'game.newGame')}
        {counting && <Left aria-hidden="true">{left}</Left>}
      </Next>
    </EndBlock>
  );
}

const fill = keyframes`from { transform: scaleX(0); }`;

const Left = styled.b`
  margin-left: 0.6em;
  font-variant-numeric: tabular-nums;
`;

const Next = styled(Button)`
  position: relative;
  &[data-counting]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 6px;
    background: currentColor;
    transform-origin: left;
    animation: ${fill} ${nextGameAfter}ms linear;
    ${still}
  }
`;

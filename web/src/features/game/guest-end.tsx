import type { GameView } from '@craque/common/contracts/games.ts';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { media } from '../../ui/tokens.ts';
import { ShareButtons } from '../../play/share/share-buttons.tsx';
import type { GameStore } from '../../play/state/game-store.ts';
import { nextGameAfter, useNextGameAfterWin } from './use-next-game.ts';
import { AlbumNews, KeepButton } from '../../play/end/album-news.tsx';
import { EndBlock } from '../../play/end/end-block.tsx';
import { LostSummary } from '../../play/end/lost-summary.tsx';
import { useAftermath } from '../../play/end/use-aftermath.ts';

export type GuestEndProps = {
  store: GameStore;
  game: GameView;
  onNew: () => void;
  onDetails: () => void;
};

/**
 * The end of a guest's game: after a win the next one starts by itself, unless the player does
 * anything; after a loss the player asks for it.
 */
export function GuestEnd({ store, game, onNew, onDetails }: GuestEndProps) {
  const { t } = useTranslation();
  const counting = useNextGameAfterWin(store);
  const aftermath = useAftermath(game);
  const note = game.won && t(counting ? 'guest.next' : 'ending.paused');
  return (
    <EndBlock
      game={game}
      news={<AlbumNews game={game} aftermath={aftermath} />}
      lost={!game.won && <LostSummary game={game} aftermath={aftermath} />}
      {...(note && { note })}
    >
      <Next data-main onClick={onNew} data-counting={counting || undefined}>
        {t(game.won ? 'ending.next' : 'game.newGame')}
      </Next>
      {game.won && <KeepButton aftermath={aftermath} />}
      <Button variant="quiet" onClick={onDetails}>
        {t('guest.last.details')}
      </Button>
      <ShareButtons game={game} />
    </EndBlock>
  );
}

const fill = keyframes`from { transform: scaleX(0); }`;

/** Fills up while the next game is counted down. */
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
  }
  ${media.stillness} {
    &[data-counting]::after {
      animation: none;
    }
  }
`;

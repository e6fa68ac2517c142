import { hintPenalty, hintRungs } from '@craque/common/domain/level.ts';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { color, media, row, space } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { gameOf } from '../state/game-state.ts';
import { type GameStore, useGame } from '../state/game-store.ts';
import { useNewAthlete } from './use-new-athlete.tsx';
import { whenLow } from '../../ui/low-height.ts';
import { usePreferences } from '../state/use-preferences.ts';

export type GameActionsProps = {
  store: GameStore;
  /** "New athlete" on the game screen, "New game" on the guest page. */
  newLabel?: string;
  /** Replaces that button in a challenge, which cannot be left for another game; null: in a daily. */
  leave?: ReactNode;
  onHelp: () => void;
};

/**
 * Hint with its price, New Athlete (which warns once the game counts; after the end its place is
 * among what follows) and How to Play.
 */
export function GameActions({ store, newLabel, leave: wayOut, onHelp }: GameActionsProps) {
  const { t } = useTranslation();
  const phase = useGame(store, (state) => state.phase);
  const pending = useGame(store, (state) => state.pending);
  const game = useGame(store, gameOf);
  const { showHints } = usePreferences();
  const { ask, warning } = useNewAthlete(store);
  const isOver = phase.state === 'finished' || phase.state === 'failed';
  return (
    <Row>
      {!isOver && showHints && <HintButton store={store} />}
      {wayOut === undefined && phase.state !== 'finished' && (
        <Button variant="quiet" disabled={!game || pending !== undefined} onClick={ask}>
          {newLabel}
        </Button>
      )}
      {wayOut}
      <Button variant="quiet" onClick={onHelp}>
        {t('game.howToPlay')}
      </Button>
      {warning}
    </Row>
  );
}

/**
 * Shown while a game is loading, with the price of a first hint, so that nothing moves when it
 * arrives.
 */
function HintButton({ store }: { store: GameStore }) {
  const { t } = useTranslation();
  const game = useGame(store, gameOf);
  const pending = useGame(store, (state) => state.pending);
  const level = useGame(store, (state) => state.choice.difficulty);
  const left = game?.remainingHints ?? hintRungs;
  const points = game?.nextHintPenalty ?? hintPenalty(level, 1);
  const resting = left === 0 || pending !== undefined;
  return (
    <Button
      variant="quiet"
      disabled={!game}
      // Not `disabled`, which would take the keyboard's focus away with every hint.
      aria-disabled={resting || undefined}
      aria-busy={pending === 'hint' || undefined}
      onClick={() => !resting && void store.takeHint()}
    >
      <Icon name="lightbulb" size={20} />
      {t(left === 0 ? 'game.hint.none' : 'game.hint.button')}
      {left > 0 && (
        <Cost>
          <span aria-hidden="true">{t('game.hint.cost', { points })}</span>
          <VisuallyHidden>{t('game.hint.costLabel', { points })}</VisuallyHidden>
        </Cost>
      )}
    </Button>
  );
}

const Row = styled.div`
  ${row}
  gap: 0 ${space[5]};
  ${media.belowWide} {
    /* Four do not fit in a line: two and two, none alone. */
    &:has(> button:nth-of-type(4)) {
      display: grid;
      grid-template-columns: auto auto;
      justify-content: start;
      justify-items: start;
    }
  }
  ${media.mobile} {
    gap: 0 ${space[4]};
    font-size: 15px;
  }
  ${whenLow(css`
    display: none;
  `)}
`;

const Cost = styled.b`
  color: ${color.far};
`;

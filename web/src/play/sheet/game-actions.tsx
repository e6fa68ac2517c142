import { hintPenalty, hintRungs } from '@craque/common/domain/level.ts';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { whenLow } from '../../ui/low-height.ts';
import { color, media, row } from '../../ui/tokens.ts';
import { fluid } from '../../ui/type.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { gameOf } from '../state/game-state.ts';
import { type GameStore, useGame } from '../state/game-store.ts';
import { usePreferences } from '../state/use-preferences.ts';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import { useNewAthlete } from './use-new-athlete.tsx';

export type GameActionsProps = {
  store: GameStore;
  newLabel: string;
  /** Replaces New Athlete in a challenge, which cannot be left for another game; null in a daily. */
  leave?: ReactNode;
  onHelp: () => void;
};

export function GameActions({ store, newLabel, leave, onHelp }: GameActionsProps) {
  const { t } = useTranslation();
  const { phase, pending } = useGame(store, (state) => state);
  const { showHints } = usePreferences();
  const { ask, warning } = useNewAthlete(store);
  // After a failure the button for a new game stands in the place of the field.
  const isOn = phase.state !== 'finished' && phase.state !== 'failed';
  return (
    <Row>
      {isOn && showHints && <HintButton store={store} />}
      {leave === undefined && isOn && (
        <Button
          variant="quiet"
          disabled={phase.state !== 'playing' || pending !== undefined}
          onClick={ask}
        >
          {newLabel}
        </Button>
      )}
      {leave}
      <Button variant="quiet" onClick={onHelp}>
        {t('game.howToPlay')}
      </Button>
      <SoundSwitch />
      {warning}
    </Row>
  );
}

/** A loading game has the price of a first hint, so that nothing moves. */
function HintButton({ store }: { store: GameStore }) {
  const { t } = useTranslation();
  const { pending, choice, ...state } = useGame(store, (all) => all);
  const game = gameOf(state);
  const left = game?.remainingHints ?? hintRungs;
  const points = game?.nextHintPenalty ?? hintPenalty(choice.difficulty, 1);
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
  column-gap: ${fluid(16, 24)};
  font-size: ${fluid(15, 16)};
  ${media.belowWide} {
    /* Four do not fit in a line: two and two. */
    &:has(> button:nth-of-type(4)) {
      display: grid;
      grid-template-columns: auto auto;
      place-content: start;
      place-items: center start;
    }
  }
  ${whenLow(css`
    display: none;
  `)}
`;

const Cost = styled.b`
  color: ${color.far};
`;

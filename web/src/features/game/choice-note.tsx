import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { media, slip, space } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';
import { type GameStore, useGame } from '../../play/state/game-store.ts';
import { useNewAthlete } from '../../play/sheet/use-new-athlete.tsx';

/** Beside selectors whose choice waits for New Athlete: says so, with the press to do it. */
export function ChoiceNote({ store }: { store: GameStore }) {
  const { t } = useTranslation();
  const { sport, difficulty } = useGame(store, (state) => state.choice);
  const pending = useGame(store, (state) => state.pending);
  const { ask, warning } = useNewAthlete(store);
  const choice = `${t(`sports.${sport}`)}, ${t(`levels.${difficulty}`)}`;
  return (
    <Note role="status">
      <span>{t('waits.choice', { choice })}</span>
      <Button variant="quiet" disabled={pending !== undefined} onClick={ask}>
        {t('game.newAthlete')}
      </Button>
      {warning}
    </Note>
  );
}

const Note = styled.div`
  ${slip}
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[4]};
  padding: 0 ${space[4]};
  font-size: ${size(2)};
  font-weight: 600;
  span {
    padding: ${space[2]} 0;
  }
  button {
    font-weight: 700;
  }
  /* Over the floor: the sticker stays where it is. */
  ${media.wide} {
    position: absolute;
    top: 52px;
    right: 0;
    left: 0;
    margin: auto;
    width: min(100%, 480px);
  }
`;

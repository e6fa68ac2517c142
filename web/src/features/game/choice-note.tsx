import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout.ts';
import { media, slip, space } from '../../ui/tokens.ts';
import { Text } from '../../ui/type.ts';
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
    <Note $apart $gap={1} role="status">
      <Text as="span" $step={2} $weight={600}>
        {t('waits.choice', { choice })}
      </Text>
      <Button variant="quiet" disabled={pending !== undefined} onClick={ask}>
        {t('game.newAthlete')}
      </Button>
      {warning}
    </Note>
  );
}

const Note = styled(Row)`
  ${slip}
  z-index: 1;
  padding: 0 ${space[4]};
  /* Over the floor: the sticker stays where it is. */
  ${media.wide} {
    position: absolute;
    inset: 52px 0 auto;
    margin: auto;
    width: min(100%, 480px);
  }
`;

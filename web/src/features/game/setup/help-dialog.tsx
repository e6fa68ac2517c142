import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { color, space } from '../../../ui/tokens.ts';
import type { GameChoice } from '../state/game-choice.ts';
import { HowToSteps } from './how-to-steps.tsx';
import { leagueName } from '../../../lib/league-name.ts';
import type { LeaguesStore } from '../../../lib/leagues-store.ts';

export type HelpDialogProps = { choice: GameChoice; leagues: LeaguesStore; onClose: () => void };

/** How to play in four steps, and the number of possible athletes for this choice. */
export function HelpDialog({ choice, leagues, onClose }: HelpDialogProps) {
  const { t } = useTranslation();
  const listed = useStore(leagues, (state) => state.leagues);
  const pools = listed.find(({ league }) => league === choice.league)?.pools;
  return (
    <Dialog
      title={t('help.title')}
      description={t('help.text')}
      closeLabel={t('game.close')}
      onClose={onClose}
    >
      <Body>
        <HowToSteps />
        {pools && (
          <p>
            {t('help.pool', {
              athletes: pools[choice.difficulty],
              league: leagueName(t, choice.league),
              level: t(`levels.${choice.difficulty}`),
            })}
          </p>
        )}
        <p>{t('help.levels')}</p>
        <Button onClick={onClose}>{t('help.done')}</Button>
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  margin-top: ${space[5]};
  > p {
    margin: 0;
    color: ${color.quiet};
    font-size: 15px;
  }
`;

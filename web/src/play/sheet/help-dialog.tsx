import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { stack } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';
import type { GameChoice } from '../state/game-choice.ts';
import { dataDateText, useReaderLanguage } from '../../ui/language/reader-language.ts';
import { HowToSteps } from './how-to-steps.tsx';
import { leagueName } from '../../lib/league-name.ts';
import { useLeagues } from '../../lib/leagues.ts';

export type HelpDialogProps = {
  choice: GameChoice;
  /** Date of the facts of the game on screen. */
  factsAsOf: string | undefined;
  onClose: () => void;
};

/**
 * How to play in four steps, the athletes that this choice draws from, what speed and streak are
 * worth, and how old the facts are.
 */
export function HelpDialog({ choice, factsAsOf, onClose }: HelpDialogProps) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  const listed = useLeagues();
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
        <p>
          {t('help.levels')} {t('help.pools')}
        </p>
        <p>{t('help.bonus')}</p>
        {factsAsOf && <p>{t('result.asOf', { date: dataDateText(factsAsOf, language) })}</p>}
        <Button onClick={onClose}>{t('help.done')}</Button>
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  ${stack(4)}
  justify-items: start;
  margin-top: ${space[5]};
  > p {
    margin: 0;
    color: ${color.quiet};
    font-size: ${size(2)};
  }
`;

import { useTranslation } from '../../lib/translation.ts';
import { leagueName } from '../../lib/league-name.ts';
import { useLeagues } from '../../lib/leagues.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { dataDateText } from '../../ui/language/reader-language.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { Stack } from '../../ui/layout.ts';
import { Text } from '../../ui/type.ts';
import type { GameChoice } from '../state/game-choice.ts';
import { HowToSteps } from './how-to-steps.tsx';

export type HelpDialogProps = {
  choice: GameChoice;
  factsAsOf: string | undefined;
  onClose: () => void;
};

export function HelpDialog({ choice, factsAsOf, onClose }: HelpDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const listed = useLeagues();
  const pools = listed.find(({ league }) => league === choice.league)?.pools;
  const pool = pools && {
    athletes: pools[choice.difficulty],
    league: leagueName(t, choice.league),
    level: t(`levels.${choice.difficulty}`),
  };
  const texts = [
    pool && t('help.pool', pool),
    `${t('help.levels')} ${t('help.pools')}`,
    t('help.bonus'),
    factsAsOf && t('result.asOf', { date: dataDateText(factsAsOf, language) }),
  ].filter(Boolean);
  return (
    <Dialog title={t('help.title')} description={t('help.text')} onClose={onClose}>
      <Stack $gap={4} $top={5} $align="start">
        <HowToSteps />
        {texts.map((text) => (
          <Text key={text} $step={2} $quiet>
            {text}
          </Text>
        ))}
        <Button onClick={onClose}>{t('help.done')}</Button>
      </Stack>
    </Dialog>
  );
}

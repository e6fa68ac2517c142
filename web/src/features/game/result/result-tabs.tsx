import type { GameView } from '@craque/common/contracts/games.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Call } from '../../../lib/api.ts';
import { Tabs } from '../../../ui/form/tabs.tsx';
import { AthleteDetailsPanel } from './athlete-details-panel.tsx';
import { ResultScore } from './result-score.tsx';
import { ToldFacts } from './told-facts.tsx';
import type { RemoteAftermath } from './use-aftermath.ts';

export type ResultTabsProps = { game: GameView; call: Call; aftermath: RemoteAftermath };

/** Score and Athlete Details, on Score each time it opens; nothing to open without the name. */
export function ResultTabs({ game, call, aftermath }: ResultTabsProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState('score');
  const lostStreak = typeof aftermath === 'object' ? aftermath.lostStreak : 0;
  const score = <ResultScore game={game} lostStreak={lostStreak} />;
  if (game.athleteName === null) return score;
  const details = game.won ? (
    <AthleteDetailsPanel game={game} call={call} />
  ) : (
    <ToldFacts game={game} />
  );
  return (
    <Tabs
      label={t('result.tabs')}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'score', label: t('result.score'), content: score },
        { value: 'details', label: t('result.details'), content: details },
      ]}
    />
  );
}

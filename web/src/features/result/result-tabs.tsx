import type { GameView } from '@craque/common/contracts/games.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Call } from '../../lib/api.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { ResultScore } from './result-score.tsx';
import type { RemoteAftermath } from '../../play/end/use-aftermath.ts';

/** Loaded when it is opened. */
const DetailsTab = lazyPart(async () => (await import('./details-tab.tsx')).DetailsTab);

export type ResultTabsProps = { game: GameView; call: Call; aftermath: RemoteAftermath };

/** Score and Athlete Details, on Score each time it opens; nothing to open without the name. */
export function ResultTabs({ game, call, aftermath }: ResultTabsProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState('score');
  const lostStreak = typeof aftermath === 'object' ? aftermath.lostStreak : 0;
  const score = <ResultScore game={game} lostStreak={lostStreak} />;
  if (game.athleteName === null) return score;
  return (
    <Tabs
      label={t('result.tabs')}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'score', label: t('result.score'), content: score },
        {
          value: 'details',
          label: t('result.details'),
          content: <DetailsTab game={game} call={call} />,
        },
      ]}
    />
  );
}

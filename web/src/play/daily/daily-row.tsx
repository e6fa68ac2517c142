import type { Daily } from '@craque/common/contracts/daily.ts';
import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { dailyPath } from '../../lib/addresses/daily-address.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useDaily } from '../../lib/use-daily.ts';
import { DailyChips, type DailyStateOf } from './daily-chips.tsx';
import { DailySign, dailyStateText } from './daily-sign.tsx';
import { StreakRisk } from './streak-risk.tsx';
import { Stack, TextLink } from '../../ui/layout.ts';

function stateFrom(t: TFunction, daily: Daily | undefined): DailyStateOf {
  return (sport) => {
    const found = daily?.sports.find((each) => each.sport === sport);
    const state = found?.state ?? 'open';
    return {
      words: dailyStateText(t, state, found?.guessesUsed),
      sign: <DailySign state={state} size={20} />,
    };
  };
}

/** Reports today's results to a row that is already rendered, and shows a streak at risk. */
export function DailyNews({ report }: { report: (stateOf: DailyStateOf) => void }) {
  const { t } = useTranslation();
  const daily = useDaily().data;
  useEffect(() => report(stateFrom(t, daily)), [report, t, daily]);
  return <StreakRisk daily={daily} />;
}

/** Today's dailies with their state, and the link to their page unless `bare`. */
export function DailyRow({ bare = false }: { bare?: boolean }) {
  const { t } = useTranslation();
  const daily = useDaily().data;
  const streak = daily?.streak.current ?? 0;
  return (
    <Stack $gap={1}>
      <DailyChips label={t('daily.label')} stateOf={stateFrom(t, daily)} />
      <StreakRisk daily={daily} />
      {!bare && (
        <TextLink to={dailyPath}>
          {streak > 1
            ? t('daily.streak.line', { days: t('daily.streak.days', { count: streak }) })
            : t('daily.strip.more')}
        </TextLink>
      )}
    </Stack>
  );
}

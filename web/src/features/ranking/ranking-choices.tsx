import { rankingScopes, rankingWindows } from '@craque/common/domain/record/ranking.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type RankingChoice, rankingAddress } from '../../lib/addresses/ranking-address.ts';
import { Segments } from '../../ui/form/segments.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.ts';

/** Whose ranking, of which time, in which sport; each choice has an address. */
export function RankingChoices({ choice: opened }: { choice: RankingChoice }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // The address follows in a transition; a button must not wait for that.
  const [choice, show] = useOptimistic(opened);
  const open = (next: RankingChoice) =>
    startTransition(() => {
      show(next);
      void navigate(rankingAddress(next), { replace: true });
    });
  const choose = (part: Partial<RankingChoice>) => open({ ...choice, ...part });
  return (
    <Row $gap={3}>
      <Segments
        legend={t('ranking.scope.label')}
        value={choice.scope}
        options={rankingScopes.map((value) => ({ value, label: t(`ranking.scope.${value}`) }))}
        onChoose={(scope) => choose({ scope })}
        main
      />
      <Segments
        legend={t('ranking.window.label')}
        value={choice.window}
        options={rankingWindows.map((value) => ({ value, label: t(`ranking.window.${value}`) }))}
        onChoose={(window) => choose({ window })}
      />
      <Segments
        legend={t('ranking.sport')}
        value={choice.sport ?? 'all'}
        options={[
          { value: 'all', label: t('ranking.allSports') },
          ...sports.map((value) => ({
            value,
            label: t(`sports.${value}`),
            sign: <Icon name={value} size={20} />,
            isSign: true,
          })),
        ]}
        onChoose={(value) => {
          const { sport: _, ...rest } = choice;
          const sport = sports.find((each) => each === value);
          open({ ...rest, ...(sport && { sport }) });
        }}
      />
    </Row>
  );
}

import { useTranslation } from '../../lib/translation.ts';
import { dailyPath } from '../../lib/addresses/daily-address.ts';
import { DailyRow } from '../../play/daily/daily-row.tsx';
import { TextLink } from '../../ui/layout.ts';
import { Band, Headline, Lead, Split } from './band.tsx';

export function DailySection() {
  const { t } = useTranslation();
  return (
    <Band id="daily">
      <Split>
        <div>
          <Headline>
            <TextLink to={dailyPath}>{t('daily.title')}</TextLink>
          </Headline>
          <Lead $quiet data-wordy>
            {t('daily.lead')}
          </Lead>
        </div>
        <DailyRow bare />
      </Split>
    </Band>
  );
}

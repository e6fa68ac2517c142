import { useTranslation } from 'react-i18next';
import { DailyRow } from '../../play/daily/daily-row.tsx';
import { HomeSection } from './home-section.tsx';

/** The daily athletes of today, and what of them is done. */
export function HomeDaily() {
  const { t } = useTranslation();
  return (
    <HomeSection title={t('daily.title')}>
      <DailyRow />
    </HomeSection>
  );
}

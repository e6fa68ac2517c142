import type { Sport } from '@craque/common/domain/sport.ts';
import { dailyGamePath } from '../../lib/addresses/daily-address.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Row, TextLink } from '../../ui/layout.ts';
import { Marked } from '../../ui/type.ts';

/** A daily that was left under way, and the way back. */
export function DailyWaits({ sport, date }: { sport: Sport; date: string }) {
  const { t } = useTranslation();
  return (
    <Row $gap={3}>
      <Marked>
        {t('guest.daily')}: {t('daily.state.playingPlain')}
      </Marked>
      <TextLink to={dailyGamePath(sport, date)}>
        {t('daily.continue', { sport: t(`sports.${sport}`) })}
      </TextLink>
    </Row>
  );
}

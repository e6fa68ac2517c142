import { useTranslation } from '../../../lib/translation.ts';
import { Text } from '../../../ui/type.ts';
import type { OwnSeat } from '../state/party-views.ts';

/** In a round nobody is called anything new: it might tell the athlete. */
export function NameToCome({ seat }: { seat: OwnSeat | null | undefined }) {
  const { t } = useTranslation();
  return seat?.wish !== undefined && <Text>{t('party.seat.wish', { name: seat.wish })}</Text>;
}

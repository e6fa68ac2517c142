import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Says that the athletes of a new date have come onto a page that was left open. */
export function RenewalVoice({ date }: { date: string | undefined }) {
  const { t } = useTranslation();
  const [first, setFirst] = useState(date);
  if (first === undefined && date !== undefined) setFirst(date);
  const isRenewed = first !== undefined && date !== undefined && date !== first;
  return <VisuallyHidden role="status">{isRenewed && t('daily.renewed')}</VisuallyHidden>;
}

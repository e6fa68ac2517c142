import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../ui/type.ts';
import { type FeedbackStore, useFeedback } from './feedback-store.ts';
import { CorrectionEntry, Entries } from './correction-entry.tsx';

/** The user's own reports and the answers; nothing until there is one. */
export function OwnCorrections({ store }: { store: FeedbackStore }) {
  const { t } = useTranslation();
  const titleId = useId();
  const list = useFeedback(store, ({ ownCorrections }) => ownCorrections);
  useEffect(() => {
    void store.load('ownCorrections');
  }, [store]);
  if (list.state !== 'ready' || list.items.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId}>{t('correction.own')}</Heading>
      <Entries>
        {list.items.map((item) => (
          <CorrectionEntry key={item.id} item={item} />
        ))}
      </Entries>
    </section>
  );
}

import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { space } from '../../ui/tokens.ts';
import { display } from '../../ui/type.ts';
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
      <Title id={titleId}>{t('correction.own')}</Title>
      <Entries>
        {list.items.map((item) => (
          <CorrectionEntry key={item.id} item={item} />
        ))}
      </Entries>
    </section>
  );
}

const Title = styled.h2`
  margin: ${space[4]} 0 0;
  ${display(6)}
`;

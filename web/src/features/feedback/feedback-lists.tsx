import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Tabs } from '../../ui/form/tabs.tsx';
import { space } from '../../ui/tokens.ts';
import { FeedbackEntry } from './feedback-entry.tsx';
import type { ListName } from './feedback-state.ts';
import { ListStatus } from './list-status.tsx';
import { type FeedbackStore, useFeedback } from './feedback-store.ts';

export type FeedbackListsProps = {
  store: FeedbackStore;
  isAdmin: boolean;
  value: ListName;
  onChange: (list: ListName) => void;
};

/** The nested tabs: the user's own feedback, and everybody's for admins. */
export function FeedbackLists({ store, isAdmin, value, onChange }: FeedbackListsProps) {
  const { t } = useTranslation();
  const names: readonly ListName[] = isAdmin ? ['own', 'all'] : ['own'];
  return (
    <Tabs
      label={t('feedback.tabs.list')}
      value={value}
      onChange={(next) => {
        const name = names.find((each) => each === next);
        if (name) onChange(name);
      }}
      tabs={names.map((name) => ({
        value: name,
        label: t(`feedback.tabs.${name}`),
        content: <FeedbackList store={store} name={name} />,
      }))}
    />
  );
}

/** One list, read whenever it is opened. */
function FeedbackList({ store, name }: { store: FeedbackStore; name: ListName }) {
  const { t } = useTranslation();
  const list = useFeedback(store, (state) => state[name]);
  useEffect(() => {
    void store.load(name);
  }, [store, name]);
  if (list.state !== 'ready' || list.items.length === 0) {
    return (
      <ListStatus
        state={list.state}
        empty={t('feedback.noFeedbackYet')}
        failed={t('feedback.loadFailed')}
        onRetry={() => void store.load(name)}
      />
    );
  }
  return (
    <Entries>
      {list.items.map((item) => (
        <FeedbackEntry
          key={item.id}
          item={item}
          {...(name === 'all' && {
            onStatus: (status) => void store.setStatus(item, status),
          })}
        />
      ))}
    </Entries>
  );
}

const Entries = styled.ul`
  margin: 0;
  padding: 0 0 ${space[5]};
  list-style: none;
`;

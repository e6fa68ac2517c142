import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { color, space } from '../../ui/tokens.ts';
import { FeedbackEntry } from './feedback-entry.tsx';
import type { ListName } from './feedback-state.ts';
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
  if (list.state === 'loading') return <Line role="status">{t('feedback.loading')}</Line>;
  if (list.state === 'failed') {
    return (
      <Failure role="alert">
        <Icon name="warning" size={40} />
        <p>{t('feedback.loadFailed')}</p>
        <Button variant="paper" onClick={() => void store.load(name)}>
          {t('feedback.retry')}
        </Button>
      </Failure>
    );
  }
  if (list.items.length === 0) return <Line>{t('feedback.noFeedbackYet')}</Line>;
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

const Line = styled.p`
  margin: 0;
  padding: ${space[5]} 0;
  color: ${color.quiet};
  font-size: 18px;
`;

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[5]} 0;
  color: ${color.far};
  p {
    flex: 1 1 200px;
    margin: 0;
    font-size: 18px;
    font-weight: 700;
  }
  button {
    color: ${color.ink};
  }
`;

const Entries = styled.ul`
  margin: 0;
  padding: 0 0 ${space[5]};
  list-style: none;
`;

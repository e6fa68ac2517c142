import { type FeedbackStatus, feedbackStatuses } from '@craque/common/domain/feedback.ts';
import { readAllFeedback, readOwnFeedback } from '@craque/common/contracts/feedback.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Select } from '../../ui/form/select.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { Row } from '../../ui/layout.ts';
import { color, inverted, space } from '../../ui/tokens.ts';
import { capitals, Text } from '../../ui/type.ts';
import { Entries } from './corrections.tsx';
import { FeedbackEntry } from './feedback-entry.tsx';
import { AllCorrections } from './corrections.tsx';
import { OwnCorrections } from './corrections.tsx';
import { useRead } from '../../lib/use-read.ts';
import { ListStatus } from './list-status.tsx';
import type { FeedbackStore } from './feedback-store.ts';

const filters = ['every', ...feedbackStatuses] as const;

/** The lists of the feedback page: those of feedback, and for admins that of corrections. */
type ListName = 'own' | 'all';
export type ListTab = ListName | 'corrections';

export type FeedbackListsProps = {
  store: FeedbackStore;
  isAdmin: boolean;
  value: ListTab;
  onChange: (list: ListTab) => void;
};

/** The nested tabs: the user's own feedback, and everybody's for admins. */
export function FeedbackLists({ store, isAdmin, value, onChange }: FeedbackListsProps) {
  const { t } = useTranslation();
  const names: readonly ListTab[] = isAdmin ? ['own', 'all', 'corrections'] : ['own'];
  return (
    <Nested data-lone={!isAdmin || undefined}>
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
          content:
            name === 'corrections' ? (
              <AllCorrections store={store} />
            ) : (
              <>
                <FeedbackList store={store} name={name} />
                {name === 'own' && <OwnCorrections />}
              </>
            ),
        }))}
      />
    </Nested>
  );
}

/** One list, read whenever it is opened; that of all can be narrowed to one status. */
function FeedbackList({ store, name }: { store: FeedbackStore; name: ListName }) {
  const { t } = useTranslation();
  const [only, setOnly] = useState<FeedbackStatus | 'every'>('every');
  const list = useRead(name === 'all' ? readAllFeedback : readOwnFeedback);
  if (!list.data || list.data.length === 0) {
    return (
      <ListStatus
        list={list}
        empty={t('feedback.noFeedbackYet')}
        failed={t('feedback.loadFailed')}
      />
    );
  }
  const items = list.data.filter(({ status }) => only === 'every' || status === only);
  return (
    <>
      {name === 'all' && (
        <Row $gap={4}>
          {t('feedback.status.label')}
          <Select
            label={t('feedback.status.filter')}
            value={only}
            options={filters.map((each) => ({
              value: each,
              label: each === 'every' ? t('feedback.status.every') : t(`feedback.statuses.${each}`),
            }))}
            onChange={setOnly}
          />
        </Row>
      )}
      {items.length === 0 && (
        <Text $step={4} $quiet>
          {t('feedback.status.none')}
        </Text>
      )}
      <Entries>
        {items.map((item) => (
          <FeedbackEntry
            key={item.id}
            item={item}
            {...(name === 'all' && {
              onStatus: (status) => void store.setStatus(item, status),
            })}
          />
        ))}
      </Entries>
    </>
  );
}

/** The only tab of a user's own list is its heading. */
const Nested = styled.div`
  &[data-lone] [role='tablist'] {
    border: 0;
  }
  &[data-lone] [role='tab'] {
    padding: 0;
    border: 0;
    ${capitals(5)}
    cursor: default;
  }
  /* Two lists of one kind: a switch, unlike the tabs above it. */
  &:not([data-lone]) [role='tablist'] {
    gap: 0;
    border: 2px solid ${color.ink};
  }
  &:not([data-lone]) [role='tab'] {
    flex: 1;
    margin: 0;
    border: 0;
    &[data-state='active'] {
      ${inverted}
    }
  }
  > div > [role='tabpanel'] {
    padding-top: ${space[2]};
  }
`;

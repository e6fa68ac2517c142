import { type FeedbackStatus, feedbackStatuses } from '@craque/common/domain/feedback.ts';
import { readAllFeedback, readOwnFeedback } from '@craque/common/contracts/feedback.ts';
import { readReports } from '@craque/common/contracts/people.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Select } from '../../ui/form/select.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { Row } from '../../ui/layout.ts';
import { color, inverted, media, space } from '../../ui/tokens.ts';
import { capitals, Text } from '../../ui/type.ts';
import { AllCorrections, Entries, OwnCorrections } from './corrections.tsx';
import { PeopleReports } from './people-reports.tsx';
import { FeedbackEntry } from './feedback-entry.tsx';
import { useRead } from '../../lib/use-read.ts';
import { ListStatus } from './list-status.tsx';

const filters = ['every', ...feedbackStatuses] as const;

type ListName = 'own' | 'all';
export type ListTab = ListName | 'corrections' | 'people';

export type FeedbackListsProps = {
  isAdmin: boolean;
  value: ListTab;
  onChange: (list: ListTab) => void;
};

/** The nested tabs: the user's own feedback, and everybody's for admins. */
export function FeedbackLists({ isAdmin, value, onChange }: FeedbackListsProps) {
  const { t } = useTranslation();
  const reports = useRead(readReports, {}, { isWanted: isAdmin }).data ?? [];
  const open = reports.filter(({ status }) => status === 'open').length;
  const countOf = (name: ListTab) => (name === 'people' && open > 0 ? ` (${open})` : '');
  const names: readonly ListTab[] = isAdmin ? ['own', 'all', 'corrections', 'people'] : ['own'];
  return (
    <Nested data-lone={!isAdmin || undefined}>
      <Tabs
        label={t('feedback.tabs.list')}
        value={value}
        onChange={(next) => onChange(next as ListTab)}
        tabs={names.map((name) => ({
          value: name,
          label: t(`feedback.tabs.${name}`) + countOf(name),
          content:
            name === 'corrections' ? (
              <AllCorrections />
            ) : name === 'people' ? (
              <PeopleReports />
            ) : (
              <>
                <FeedbackList name={name} />
                {name === 'own' && <OwnCorrections />}
              </>
            ),
        }))}
      />
    </Nested>
  );
}

/** One list, read whenever it is opened; that of all can be narrowed to one status. */
function FeedbackList({ name }: { name: ListName }) {
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
          <FeedbackEntry key={item.id} item={item} forAdmin={name === 'all'} />
        ))}
      </Entries>
    </>
  );
}

/** Lists of one kind are a switch, unlike the tabs above; a user's only one is its own heading. */
const Nested = styled.div`
  [role='tablist'] {
    gap: 0;
    border: 2px solid ${color.ink};
  }
  [role='tab'] {
    flex: 1;
    margin: 0;
    border: 0;
    &[data-state='active'] {
      ${inverted}
    }
  }
  ${media.mobile} {
    [role='tablist'] {
      flex-wrap: wrap;
    }
    [role='tab'] {
      flex-basis: 45%;
    }
  }
  &[data-lone] [role='tablist'] {
    border: 0;
  }
  &[data-lone] [role='tab'] {
    flex: none;
    padding: 0;
    background: none;
    color: inherit;
    ${capitals(5)}
  }
  > div > [role='tabpanel'] {
    padding-top: ${space[2]};
  }
`;

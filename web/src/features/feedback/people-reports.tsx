import { decideReport, readReports, type ReportItem } from '@craque/common/contracts/people.ts';
import {
  type ReportDecision,
  reportDecisions,
  reportReasons,
  type ReportStatus,
  reportStatuses,
} from '@craque/common/domain/report.ts';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { dayText } from '../../lib/time/day-text.ts';
import { useTranslation } from '../../lib/translation.ts';
import { reads, useRead } from '../../lib/use-read.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';
import { Row, Stack } from '../../ui/layout.ts';
import { useAction } from '../../ui/toast/use-action.ts';
import { Display, Text } from '../../ui/type.ts';
import { Entries } from './corrections.tsx';
import { ListStatus } from './list-status.tsx';

/** For admins: reported names and pictures, and what becomes of them. */
export function PeopleReports() {
  const { t } = useTranslation();
  const [only, setOnly] = useState<ReportStatus>('open');
  const list = useRead(readReports);
  const items = (list.data ?? []).filter(({ status }) => status === only);
  return (
    <>
      <Row $gap={4}>
        {t('feedback.status.label')}
        <Select
          label={t('feedback.status.filter')}
          value={only}
          options={reportStatuses.map((each) => ({
            value: each,
            label: t(`feedback.people.statuses.${each}`),
          }))}
          onChange={setOnly}
        />
      </Row>
      {items.length > 0 ? (
        <Entries>
          {items.map((item) => (
            <ReportEntry key={item.id} item={item} />
          ))}
        </Entries>
      ) : (
        <ListStatus
          list={list}
          empty={t('feedback.people.none')}
          failed={t('feedback.people.failed')}
        />
      )}
    </>
  );
}

function ReportEntry({ item }: { item: ReportItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, kind, value, status, username, displayName, reasons, reportedAt } = item;
  const { run: decide, busy } = useAction(
    async (decision: ReportDecision) => {
      await call(decideReport, { params: { id }, body: { decision } });
      await reads.refresh(readReports);
    },
    { failed: t('feedback.status.failed') },
  );
  return (
    <Stack as="li" $gap={2} $pad={4}>
      <Row $apart>
        <Display as="h3">{value}</Display>
        <Badge $variant={status === 'open' ? 'outline' : 'default'}>
          {t(`feedback.people.statuses.${status}`)}
        </Badge>
      </Row>
      <Text $step={2} $quiet>
        {t(`feedback.people.of.${kind}`)} · {displayName} @{username} ·{' '}
        <time dateTime={reportedAt}>{dayText(language, reportedAt)}</time>
      </Text>
      <Row $gap={3}>
        {reportReasons.map(
          (each) =>
            reasons[each] > 0 && (
              <span key={each}>
                {t('labelled', { label: t(`people.reasons.${each}`), value: reasons[each] })}
              </span>
            ),
        )}
      </Row>
      <Row as="fieldset" aria-label={t('feedback.people.decision', { name: value })}>
        {reportDecisions.map((each) => (
          <Button
            key={each}
            small
            variant={each === 'dismissed' ? 'paper' : 'ink'}
            grave={each === 'closed'}
            busy={busy}
            onClick={() => decide(each)}
          >
            {t(`feedback.people.decide.${each}`)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

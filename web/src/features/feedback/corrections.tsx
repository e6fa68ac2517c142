import {
  type CorrectionItem,
  decideCorrection,
  exportCorrections,
  readAllCorrections,
  readOwnCorrections,
  refuseReporter,
  type WeighedCorrection,
} from '@craque/common/contracts/corrections.ts';
import {
  type CorrectionStatus,
  correctionStatuses,
} from '@craque/common/domain/athlete/correction.ts';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { leagueName } from '../../lib/league-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { List, Row, Stack } from '../../ui/layout.ts';
import { linkText, space } from '../../ui/tokens.ts';
import { call } from '../../lib/api.ts';
import { reads, useRead } from '../../lib/use-read.ts';
import { useAction } from '../../ui/toast/use-action.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { ListStatus } from './list-status.tsx';
import { Display, Heading, Text } from '../../ui/type.ts';
import { dayText } from '../../lib/time/day-text.ts';
import { Badge, type BadgeVariant } from '../../ui/badge.tsx';

export function AllCorrections() {
  const { t } = useTranslation();
  const [only, setOnly] = useState<CorrectionStatus>('open');
  const list = useRead(readAllCorrections, { query: { language: useLanguage() } });
  const items = (list.data ?? []).filter(({ status }) => status === only);
  return (
    <>
      <Row $gap={4}>
        {t('feedback.status.label')}
        <Select
          label={t('feedback.status.filter')}
          value={only}
          options={correctionStatuses.map((each) => ({
            value: each,
            label: t(`correction.statuses.${each}`),
          }))}
          onChange={setOnly}
        />
        <Download href={exportCorrections.path} download>
          {t('correction.table')}
        </Download>
      </Row>
      {items.length > 0 ? (
        <Entries>
          {items.map((item) => (
            <CorrectionEntry key={item.id} item={item}>
              <Decision key={item.status} item={item} />
            </CorrectionEntry>
          ))}
        </Entries>
      ) : (
        <ListStatus list={list} empty={t('correction.none')} failed={t('correction.listFailed')} />
      )}
    </>
  );
}

function Decision({ item }: { item: WeighedCorrection }) {
  const { t } = useTranslation();
  const query = { language: useLanguage() };
  const [value, setValue] = useState(item.value ?? item.text);
  const [note, setNote] = useState(item.note ?? '');
  const { run: decide, busy } = useAction(
    async (status: 'accepted' | 'refused') => {
      const body = { status, note, ...(status === 'accepted' && { value }) };
      await call(decideCorrection, { params: { id: item.id }, query, body });
      // The order of the list follows the decisions.
      await reads.refresh(readAllCorrections);
    },
    { failed: t('feedback.status.failed') },
  );
  const { run: refuseAll, busy: refusing } = useAction(
    async (username: string) => {
      await call(refuseReporter, { body: { username } });
      await reads.refresh(readAllCorrections);
    },
    { failed: t('feedback.status.failed') },
  );
  const { athlete, text, by, status } = item;
  return (
    <Stack as="fieldset" aria-label={t('correction.decision', { athlete, text })} disabled={busy}>
      <Row>
        <b>{t('correction.reports', { count: item.reports })}</b>
        <span>{leagueName(t, item.league)}</span>
        <span>{t('correction.current', { value: item.current || '–' })}</span>
      </Row>
      <TextField label={t('correction.value.accepted')} value={value} onChange={setValue} />
      <TextField
        label={t('correction.note.label')}
        note={t('feedback.fields.optional')}
        value={note}
        onChange={setNote}
      />
      <Row>
        <Button busy={busy} onClick={() => decide('accepted')}>
          {t('correction.accept')}
        </Button>
        <Button variant="paper" busy={busy} onClick={() => decide('refused')}>
          {t('correction.refuse')}
        </Button>
        {by !== null && status === 'open' && (
          <Button variant="paper" small busy={refusing} onClick={() => refuseAll(by)}>
            {t('correction.refuseAll', { name: by })}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

const Download = styled.a`
  ${linkText}
  margin-left: auto;
`;

/** The user's own reports and the answers; nothing until there is one. */
export function OwnCorrections() {
  const { t } = useTranslation();
  const titleId = useId();
  const items = useRead(readOwnCorrections, { query: { language: useLanguage() } }).data;
  if (!items || items.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId}>{t('correction.own')}</Heading>
      <Entries>
        {items.map((item) => (
          <CorrectionEntry key={item.id} item={item} />
        ))}
      </Entries>
    </section>
  );
}

/** Never by colour alone: the badge contains the word. */
const variants: Record<CorrectionStatus, BadgeVariant> = {
  open: 'outline',
  accepted: 'default',
  refused: 'destructive',
};

type CorrectionEntryProps = {
  item: CorrectionItem;
  children?: ReactNode;
};

function CorrectionEntry({ item, children }: CorrectionEntryProps) {
  const { t } = useTranslation();
  const { athlete, label, text, status, value, note, reportedAt } = item;
  const language = useLanguage();
  return (
    <Entry>
      <Display as="h3">{athlete}</Display>
      <Badge $variant={variants[status]} data-status={status}>
        {t(`correction.statuses.${status}`)}
      </Badge>
      <Text $step={2} $quiet>
        {label} <time dateTime={reportedAt}>{dayText(language, reportedAt)}</time>
      </Text>
      <Text $step={4} $weight={700}>
        {text}
      </Text>
      {value !== null && value !== text && <Text>{t('correction.acceptedAs', { value })}</Text>}
      {note && <Text>{t('correction.note.of', { note })}</Text>}
      {children}
    </Entry>
  );
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} 0 ${space[4]};
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

/** A list of entries, whose width decides where one has its status. */
export const Entries = styled(List).attrs({ $ruled: true })`
  container-type: inline-size;
  padding-bottom: ${space[5]};
`;

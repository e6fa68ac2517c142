import type { CorrectionItem } from '@craque/common/contracts/corrections.ts';
import type { CorrectionStatus } from '@craque/common/domain/athlete/correction.ts';
import { defaultLanguage, languageNamed } from '@craque/common/domain/language.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dayText } from '../../lib/time/day-text.ts';
import { Badge, type BadgeVariant } from '../../ui/badge.tsx';
import { List } from '../../ui/layout.ts';
import { space } from '../../ui/tokens.ts';
import { Display, Text } from '../../ui/type.ts';

/** Never by colour alone: the badge contains the word. */
const variants: Record<CorrectionStatus, BadgeVariant> = {
  open: 'outline',
  accepted: 'default',
  refused: 'destructive',
};

export type CorrectionEntryProps = {
  item: CorrectionItem;
  /** What admins see besides: its weight, today's value, what they can do. */
  children?: ReactNode;
};

/** One report: of whom, what, and what has become of it. */
export function CorrectionEntry({ item, children }: CorrectionEntryProps) {
  const { t, i18n } = useTranslation();
  const { athlete, label, text, status, value, note, reportedAt } = item;
  const language = languageNamed(i18n.language) ?? defaultLanguage;
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

import type { CorrectionItem } from '@craque/common/contracts/corrections.ts';
import type { CorrectionStatus } from '@craque/common/domain/athlete/correction.ts';
import { defaultLanguage, languageNamed } from '@craque/common/domain/language.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dayText } from '../../lib/time/day-text.ts';
import { Badge, type BadgeVariant } from '../../ui/badge.tsx';
import { color, row, space } from '../../ui/tokens.ts';
import { size, display } from '../../ui/type.ts';

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
      <h3>{athlete}</h3>
      <Badge $variant={variants[status]} data-status={status}>
        {t(`correction.statuses.${status}`)}
      </Badge>
      <small>
        {label} <time dateTime={reportedAt}>{dayText(language, reportedAt)}</time>
      </small>
      <p>{text}</p>
      {value !== null && value !== text && <p>{t('correction.acceptedAs', { value })}</p>}
      {note && <p>{t('correction.note.of', { note })}</p>}
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
  border-bottom: 1px solid ${color.rule};
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  h3 {
    margin: 0;
    ${display(5)}
    overflow-wrap: anywhere;
  }
  small {
    ${row}
    gap: 0 ${space[3]};
    color: ${color.quiet};
    font-size: ${size(2)};
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  small + p {
    font-size: ${size(4)};
    font-weight: 700;
  }
`;

/** A list of entries. */
export const Entries = styled.ul`
  margin: 0;
  padding: 0 0 ${space[5]};
  list-style: none;
`;

import { readOwnCorrections } from '@craque/common/contracts/corrections.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../ui/type.ts';
import { useRead } from '../../lib/use-read.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { CorrectionEntry, Entries } from './correction-entry.tsx';

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

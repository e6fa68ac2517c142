import { useTranslation } from '../../../lib/translation.ts';
import { Middle } from '../../../ui/layout.ts';
import { Display } from '../../../ui/type.ts';

/** Start a party, or enter a code. */
export function StartScreen() {
  const { t } = useTranslation();
  return (
    <Middle>
      <title>{t('party.title')}</title>
      <Display as="h1">{t('party.title')}</Display>
    </Middle>
  );
}

import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useTranslation } from '../../../lib/translation.ts';
import { Middle } from '../../../ui/layout.ts';
import { Display } from '../../../ui/type.ts';
import { useParty } from '../state/use-party.ts';

/** The big screen of a room. */
export function StageScreen() {
  const { code = '' } = useParams();
  const { t } = useTranslation();
  const party = useParty(code, 'screen');
  const state = useStore(party, ({ view }) => view?.state);
  return (
    <Middle>
      <title>{t('party.title')}</title>
      <Display as="h1">{state?.code ?? code}</Display>
    </Middle>
  );
}

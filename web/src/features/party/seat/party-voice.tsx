import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { endOf } from '../state/party-views.ts';
import type { Party } from '../state/party-store.ts';
import { useSecondsTo } from '../state/use-party-clock.ts';
import { saidOf } from './party-said.ts';

/** In seconds: the clock is read once, when the end is near. */
const warned = 10;

/** The only live region of the room, rendered before its first text: what happens, in turn. */
export function PartyVoice({ party, view }: { party: Party; view: PartyView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [spoken, setSpoken] = useState({ view, text: '' });
  if (spoken.view !== view) {
    setSpoken({ view, text: saidOf({ t, language }, spoken.view, view) ?? spoken.text });
  }
  const isRound = view.state.phase === 'round';
  const seconds = useSecondsTo(party, isRound ? endOf(view.state) : undefined);
  return (
    <VisuallyHidden role="status">
      {spoken.text}
      {isRound && seconds !== undefined && seconds <= warned && (
        <span> {t('party.said.warned', { seconds: warned })}</span>
      )}
    </VisuallyHidden>
  );
}

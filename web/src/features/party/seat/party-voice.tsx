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

type Spoken = { view: PartyView; text: string; warned?: number | undefined };

/** Rendered before its first text: what happens in the room, in turn. */
export function PartyVoice({ party, view }: { party: Party; view: PartyView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [spoken, setSpoken] = useState<Spoken>({ view, text: '' });
  const { phase, round } = view.state;
  const seconds = useSecondsTo(party, phase === 'round' ? endOf(view.state) : undefined);
  const isLate = seconds !== undefined && seconds > 0 && seconds <= warned;
  if (spoken.view !== view) {
    setSpoken({ ...spoken, view, text: saidOf({ t, language }, spoken.view, view) ?? spoken.text });
  } else if (isLate && spoken.warned !== round?.number) {
    setSpoken({ view, text: t('party.said.warned', { seconds: warned }), warned: round?.number });
  }
  return <VisuallyHidden role="status">{spoken.text}</VisuallyHidden>;
}

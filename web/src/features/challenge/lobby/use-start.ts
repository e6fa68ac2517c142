import { startChallenge } from '@craque/common/contracts/challenges.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Call, call as browserCall } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useReaderLanguage } from '../../../ui/language/reader-language.ts';
import { applyView } from '../../../play/state/game-state.ts';
import type { GameStore } from '../../../play/state/game-store.ts';

/**
 * Presses Start, once at a time. A press whose answer is lost may have counted, so the game is read
 * after a failure; pressed again it changes nothing. Never rejects.
 */
export function useStart(store: GameStore, id: number, call: Call = browserCall) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const press = async (): Promise<void> => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    try {
      const started = await call(startChallenge, { params: { id }, query: { language } });
      if (started) applyView({ store }, started);
    } catch (error) {
      showToast({ title: t('toast.error'), description: errorText(t, error), tone: 'error' });
      await store.refresh();
    }
    pressed.current = false;
    setBusy(false);
  };
  return { busy, press: () => void press() };
}

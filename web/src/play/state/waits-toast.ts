import { fallbackLanguage, languageNamed } from '@craque/common/domain/language.ts';
import type { i18n as I18n } from 'i18next';
import { accountTexts } from '../../lib/account-texts.ts';
import { createStorage, type KeyValue } from '../../lib/storage.ts';
import { waitsText } from '../../lib/time/waits-text.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import type { Notice } from './game-state.ts';

export type WaitsNotice = Extract<Notice, { kind: 'loaded' | 'waits' }>;

const key = 'craque.told-waits';
/** More than anybody leaves unfinished in a day. */
const most = 50;

/** Games whose waiting this tab has told of: a player is told once, not at every step away. */
export function createToldGames(area: KeyValue) {
  const ids = () => (area.read(key) ?? '').split(' ').filter(Boolean);
  return {
    /** True the first time. */
    add(id: number): boolean {
      const told = ids();
      if (told.includes(String(id))) return false;
      area.write(key, [...told, String(id)].slice(-most).join(' '));
      return true;
    },
  };
}

const toldGames = createToldGames(createStorage(() => window.sessionStorage));

/**
 * Says until when a touched game waits: whenever it is loaded again, and once when it is left. In a
 * chunk of its own, like its texts: a first visit has nothing to come back to. Returns the id of the
 * toast, if there is one.
 */
export async function showWaits(
  i18n: I18n,
  { kind, game, streak }: WaitsNotice,
  onContinue?: () => void,
): Promise<number | undefined> {
  const { waitsUntil, id, daily } = game;
  // Of a daily, its page says that it is under way.
  const isKnown = () => daily !== undefined || !toldGames.add(id);
  if (waitsUntil === null || (kind === 'waits' && isKnown())) return undefined;
  await accountTexts.want();
  const { t } = i18n;
  const language = languageNamed(i18n.language) ?? fallbackLanguage;
  const action = { label: t('waits.continue'), elsewhere: t('waits.elsewhere') };
  return showToast({
    title: t(kind === 'waits' ? 'waits.title' : 'game.notice.loaded'),
    description: waitsText(t, language, { waitsUntil, streak }, Date.now()),
    ...(kind === 'waits' && onContinue && { action: { ...action, onAct: onContinue } }),
  });
}

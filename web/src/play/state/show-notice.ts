import { fallbackLanguage, languageNamed } from '@craque/common/domain/language.ts';
import type { i18n as I18n, TFunction } from 'i18next';
import { accountTexts } from '../../lib/late-texts.ts';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { createStorage } from '../../lib/storage.ts';
import { waitsText } from '../../lib/time/waits-text.ts';
import type { ToastInput } from '../../ui/toast/toast-store.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import type { Notice } from './game-state.ts';

/** Errors of a guess whose own text is more helpful than the general one. */
const specificStatus: readonly number[] = [400, 409, 429];

/** A rate limit, which every screen has to show. */
function isLimit(notice: Notice): boolean {
  return 'error' in notice && notice.error instanceof ApiError && notice.error.status === 429;
}

function failure(t: TFunction, description: string): ToastInput {
  return { title: t('game.notice.error'), description, tone: 'error' };
}

const plainFailure = {
  'start-failed': 'game.notice.startFailed',
  'league-failed': 'game.notice.leagueFailed',
  'reset-failed': 'game.notice.resetFailed',
} as const;

export function noticeToast(t: TFunction, notice: Notice): ToastInput {
  switch (notice.kind) {
    case 'loaded':
    case 'waits':
      // A finished game cannot be continued.
      return {
        title: t('game.notice.loaded'),
        echo: true,
        ...(!notice.game.completed && { description: t('game.notice.loadedText') }),
      };
    case 'not-found':
      return { title: t('game.notice.notFound'), description: t('game.notice.notFoundText') };
    case 'alternative': {
      const sport = t(`sports.${notice.sport}`);
      return {
        title: t('game.notice.alternative', { sport }),
        description: t('game.notice.alternativeText'),
      };
    }
    case 'all-failed':
      return failure(t, t('game.notice.allFailed'));
    case 'start-failed':
    case 'league-failed':
    case 'reset-failed':
      return failure(
        t,
        isLimit(notice) ? errorText(t, notice.error) : t(plainFailure[notice.kind]),
      );
    case 'load-failed':
      return failure(t, errorText(t, notice.error));
    case 'guess-failed': {
      const { error } = notice;
      const isSpecific = error instanceof ApiError && specificStatus.includes(error.status);
      return failure(t, isSpecific ? errorText(t, error) : t('game.notice.guessFailed'));
    }
    case 'hint': {
      const { hint, penalty } = notice;
      // A repeated hint is free.
      const price = penalty > 0 ? ` ${t('game.hint.cost', { points: penalty })}` : '';
      return {
        title: `${t('game.hint.title')}${price}`,
        description: hint,
        duration: 6000,
        echo: true,
      };
    }
    case 'hint-failed':
      return failure(t, t('game.hint.failed'));
    case 'abandoned':
      return {
        title: t('game.notice.abandoned', { name: notice.athleteName }),
        description: t('game.notice.abandonedText'),
      };
  }
}

export type ShowOptions = {
  /** Kinds that this screen does not show, or says in place. */
  silent: readonly Notice['kind'][];
  /** Leads back to a waiting game, if possible. */
  onContinue: (() => void) | undefined;
};

/** Shows a notice as a toast, whose id it returns; in a chunk that a first visit needs late. */
export async function showNotice(
  i18n: I18n,
  notice: Notice,
  { silent, onContinue }: ShowOptions,
): Promise<number | undefined> {
  if ('game' in notice && notice.game.waitsUntil !== null) {
    return showWaits(i18n, notice, notice.game.waitsUntil, onContinue);
  }
  if (silent.includes(notice.kind)) return undefined;
  // Without its text an error has the server's own message.
  if ('error' in notice) await accountTexts.want().catch(() => undefined);
  return showToast(noticeToast(i18n.t, notice));
}

const tab = createStorage(() => window.sessionStorage);
const shownKey = 'craque.told-waits';

/** True the first time in this tab: one notice per waiting game. */
function isNews(id: number): boolean {
  const ids = (tab.read(shownKey) ?? '').split(' ').filter(Boolean);
  if (ids.includes(String(id))) return false;
  // More than anybody leaves unfinished in a day.
  tab.write(shownKey, [...ids, id].slice(-50).join(' '));
  return true;
}

/** Until when a touched game waits: on every load, and once when it is left. */
async function showWaits(
  i18n: I18n,
  { kind, game, streak }: Extract<Notice, { game: unknown }>,
  waitsUntil: string,
  onContinue: (() => void) | undefined,
): Promise<number | undefined> {
  const isLeft = kind === 'waits';
  // The page of a daily shows that it is under way.
  if (isLeft && (game.daily !== undefined || !isNews(game.id))) return undefined;
  await accountTexts.want();
  const { t } = i18n;
  const language = languageNamed(i18n.language) ?? fallbackLanguage;
  const action = { label: t('waits.continue'), elsewhere: t('waits.elsewhere') };
  return showToast({
    title: t(isLeft ? 'waits.title' : 'game.notice.loaded'),
    description: waitsText(t, language, { waitsUntil, streak }, Date.now()),
    ...(!isLeft && { echo: true }),
    ...(isLeft && onContinue && { action: { ...action, onAct: onContinue } }),
  });
}

import type { TFunction } from 'i18next';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import type { ToastInput } from '../../ui/toast/toast-store.ts';
import type { Notice } from './game-state.ts';

/** Of a guess: errors whose own text is more helpful than the general one. */
const tellingStatus: readonly number[] = [400, 409, 429];

/** The player has done this too often, which only they can change. */
export function isLimit(notice: Notice): boolean {
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

/** The toast for a notice. */
export function noticeToast(t: TFunction, notice: Notice): ToastInput {
  switch (notice.kind) {
    case 'loaded':
    case 'waits':
      // There is nothing to go on with in a finished game.
      return {
        title: t('game.notice.loaded'),
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
      const isTelling = error instanceof ApiError && tellingStatus.includes(error.status);
      return failure(t, isTelling ? errorText(t, error) : t('game.notice.guessFailed'));
    }
    case 'hint': {
      const { hint, penalty } = notice;
      // A repeated hint is free.
      const price = penalty > 0 ? ` ${t('game.hint.cost', { points: penalty })}` : '';
      return { title: `${t('game.hint.title')}${price}`, description: hint, duration: 6000 };
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

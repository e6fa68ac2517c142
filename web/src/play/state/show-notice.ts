import type { TFunction } from 'i18next';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import type { ToastInput } from '../../ui/toast/toast-store.ts';
import type { Notice } from './game-state.ts';

const hintDuration = 6000;

/** Errors whose own text is more helpful than the general one. */
const tellingStatus: readonly number[] = [400, 409, 429];

const isRefusedForNow = (error: unknown) => error instanceof ApiError && error.status === 429;

/** The player has done this too often, which only they can change. */
export function isLimit(notice: Notice): boolean {
  return 'error' in notice && isRefusedForNow(notice.error);
}

/** The text for a start that failed; one that is refused for now is not worth a try at once. */
function startFailure(t: TFunction, error: unknown, text: string): ToastInput {
  return failure(t, isRefusedForNow(error) ? errorText(t, error) : text);
}

function guessFailure(t: TFunction, error: unknown): string {
  const telling = error instanceof ApiError && tellingStatus.includes(error.status);
  return telling ? errorText(t, error) : t('game.notice.guessFailed');
}

function failure(t: TFunction, description: string): ToastInput {
  return { title: t('game.notice.error'), description, tone: 'error' };
}

/** A repeated hint is free, so its title names no price. */
function hintTitle(t: TFunction, penalty: number): string {
  const title = t('game.hint.title');
  return penalty > 0 ? `${title} ${t('game.hint.cost', { points: penalty })}` : title;
}

/** The toast for a notice: its title and message; a hint stays for 6 seconds. */
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
      return startFailure(t, notice.error, t('game.notice.startFailed'));
    case 'league-failed':
      return startFailure(t, notice.error, t('game.notice.leagueFailed'));
    case 'load-failed':
      return failure(t, errorText(t, notice.error));
    case 'guess-failed':
      return failure(t, guessFailure(t, notice.error));
    case 'hint':
      return {
        title: hintTitle(t, notice.penalty),
        description: notice.hint,
        duration: hintDuration,
      };
    case 'hint-failed':
      return failure(t, t('game.hint.failed'));
    case 'reset-failed':
      return startFailure(t, notice.error, t('game.notice.resetFailed'));
    case 'abandoned':
      return {
        title: t('game.notice.abandoned', { name: notice.athleteName }),
        description: t('game.notice.abandonedText'),
      };
  }
}

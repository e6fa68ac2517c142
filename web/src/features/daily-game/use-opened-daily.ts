import { startDaily } from '@craque/common/contracts/daily.ts';
import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError, call } from '../../lib/api.ts';
import { dailyGamePath } from '../../lib/addresses/daily-address.ts';
import { useLatestLanguage } from '../../ui/language/use-latest-language.ts';
import { gameOf } from '../../play/state/game-state.ts';
import type { GameStore } from '../../play/state/game-store.ts';

export type DailyFailure = { kind: 'early' | 'none' } | { kind: 'failed'; error: unknown };

export type OpenedDaily = {
  sport: Sport | undefined;
  /** From the address; absent until the server has sent today's date. */
  date: string | undefined;
  failure: DailyFailure | undefined;
  retry: () => void;
};

/** Opens the daily of the address, which then has its date: a reload after midnight leads to it. */
export function useOpenedDaily(store: GameStore): OpenedDaily {
  const { sport: named, date } = useParams();
  const sport = sports.find((each) => each === named);
  const navigate = useNavigate();
  const language = useLatestLanguage();
  const [failure, setFailure] = useState<DailyFailure>();
  const [tries, setTries] = useState(0);
  /** The try that has led to the game on the screen; its address changes then and asks no more. */
  const opened = useRef(0);
  useEffect(() => {
    const shown = gameOf(store.getState());
    if (!sport) return setFailure({ kind: 'none' });
    const isShown = shown?.sport === sport && shown.daily?.date === date;
    if (isShown && opened.current === tries) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    setFailure(undefined);
    call(startDaily, { query: { language: language() }, body: { sport, date }, signal })
      .then((game) => {
        if (!game?.daily) throw new ApiError(200, 'invalid_reply', 'The server sent no daily');
        opened.current = tries;
        store.adopt(game);
        return navigate(dailyGamePath(sport, game.daily.date), { replace: true });
      })
      .catch((error: unknown) => {
        if (!signal.aborted) setFailure(failureOf(error));
      });
    return () => leaving.abort();
  }, [store, sport, date, language, navigate, tries]);
  return { sport, date, failure, retry: () => setTries((before) => before + 1) };
}

function failureOf(error: unknown): DailyFailure {
  if (error instanceof ApiError && error.code === 'date_not_open') return { kind: 'early' };
  const isNone = error instanceof ApiError && [400, 404].includes(error.status);
  return isNone ? { kind: 'none' } : { kind: 'failed', error };
}

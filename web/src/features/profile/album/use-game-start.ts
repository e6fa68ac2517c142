import { createGame } from '@craque/common/contracts/games.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { useLeaveSignal } from '../../../lib/use-leave-signal.ts';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { useAction } from '../../../ui/toast/use-action.ts';

/** Starts a game of a league or for the set, and leads to it; `failed` says that it could not. */
export function useGameStart(
  body: { sport: Sport; league: League } | { set: true },
  failed: string,
) {
  const navigate = useNavigate();
  const language = useLanguage();
  const leaveSignal = useLeaveSignal();
  return useAction(
    async () => {
      const signal = leaveSignal();
      const game = await call(createGame, {
        query: { language },
        body,
        idempotencyKey: randomKey(),
        signal,
      });
      if (!signal.aborted) await navigate(`/game/${game.id}`, { state: { silent: true } });
    },
    { failed },
  );
}

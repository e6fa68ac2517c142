import { createGame } from '@craque/common/contracts/games.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { call } from '../../../lib/api.ts';
import { leagueName } from '../../../lib/league-name.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { space } from '../../../ui/tokens.ts';
import { EmptyAlbum } from './empty-album.tsx';
import { failureToast } from '../../../ui/toast/failure-toast.ts';
import { useProfileLanguage } from '../profile-texts.ts';
import { useLeaveSignal } from '../../../lib/use-leave-signal.ts';

/**
 * Above the empty frames of a league without a sticker: how to get one, and a game of that league.
 */
export function AlbumPlay({ sport, league }: { sport: Sport; league: League }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const language = useProfileLanguage();
  const leaveSignal = useLeaveSignal();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    const signal = leaveSignal();
    setBusy(true);
    try {
      const body = { sport, league };
      const game = await call(createGame, {
        query: { language },
        body,
        idempotencyKey: randomKey(),
        signal,
      });
      if (signal.aborted) return;
      await navigate(`/game/${game.id}`, { state: { told: true } });
    } catch (error) {
      if (signal.aborted) return;
      setBusy(false);
      showToast(failureToast(t, t('game.notice.leagueFailed'), error));
    }
  };
  return (
    <Above data-screen-only>
      <EmptyAlbum>
        <Button busy={busy} onClick={() => void play()}>
          {t('album.empty.play', { league: leagueName(t, league) })}
        </Button>
      </EmptyAlbum>
    </Above>
  );
}

const Above = styled.div`
  margin-bottom: ${space[5]};
`;

import { createGame } from '@craque/common/contracts/games.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { call } from '../../lib/api.ts';
import { randomKey } from '../../lib/random-key.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { color, space } from '../../ui/tokens.ts';
import { failureToast } from './failure-toast.ts';
import { answered } from './part-reader.ts';
import { useProfileLanguage } from './profile-texts.ts';

/** Above the empty frames of a league in which nobody has been guessed: how that changes, and a game of that league. */
export function AlbumPlay({ sport, league }: { sport: Sport; league: League }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const language = useProfileLanguage();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    try {
      const body = { sport, league };
      const game = await call(createGame, {
        query: { language },
        body,
        idempotencyKey: randomKey(),
      });
      await navigate(`/game/${answered(game).id}`, { state: { told: true } });
    } catch (fault) {
      setBusy(false);
      showToast(failureToast(t, t('game.notice.leagueFailed'), fault));
    }
  };
  return (
    <Words data-screen-only>
      <p>{t('album.empty.text')}</p>
      <Button busy={busy} onClick={() => void play()}>
        {t('album.empty.play', { sport: t(`sports.${sport}`) })}
      </Button>
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  margin-bottom: ${space[5]};
  p {
    margin: 0;
    color: ${color.quiet};
    font-size: 17px;
    text-wrap: balance;
  }
`;

import { createGame } from '@craque/common/contracts/games.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { call } from '../../../lib/api.ts';
import { leagueName } from '../../../lib/league-name.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useLeaveSignal } from '../../../lib/use-leave-signal.ts';
import { Button } from '../../../ui/form/button.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { Stack } from '../../../ui/layout.ts';
import { useAction } from '../../../ui/toast/use-action.ts';
import { space } from '../../../ui/tokens.ts';
import { Text } from '../../../ui/type.ts';

/** For a league without a sticker: how to get one, and a game of that league. */
export function AlbumPlay({ sport, league }: { sport: Sport; league: League }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const language = useLanguage();
  const leaveSignal = useLeaveSignal();
  const { busy, run } = useAction(
    async () => {
      const signal = leaveSignal();
      const game = await call(createGame, {
        query: { language },
        body: { sport, league },
        idempotencyKey: randomKey(),
        signal,
      });
      if (!signal.aborted) await navigate(`/game/${game.id}`, { state: { silent: true } });
    },
    { failed: t('game.notice.leagueFailed') },
  );
  return (
    <Above $align="start" data-screen-only>
      <Text $quiet>{t('album.empty.text')}</Text>
      <Button busy={busy} onClick={run}>
        {t('album.empty.play', { league: leagueName(t, league) })}
      </Button>
    </Above>
  );
}

const Above = styled(Stack)`
  margin-bottom: ${space[5]};
`;

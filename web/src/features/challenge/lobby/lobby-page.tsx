import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { MatterPage } from '../../../ui/album/challenge-page.tsx';
import { SealedPack } from '../../../ui/album/sealed-pack.tsx';

export type LobbyPageProps = { game: GameView; countdown: number | undefined };

/** The coloured page before the start: the sticker is still in its pack. */
export function LobbyPage({ game, countdown }: LobbyPageProps) {
  const { t } = useTranslation();
  const last = { label: t('challenge.table.guesses'), value: String(game.totalGuesses) };
  return (
    <MatterPage
      game={game}
      last={last}
      front={<SealedPack sport={game.sport} count={countdown} />}
    />
  );
}

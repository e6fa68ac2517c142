import type { GameView } from '@craque/common/contracts/games.ts';
import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const LinkDialog = lazyPart(async () => (await import('./link-dialog.tsx')).LinkDialog);

/** In the lobby, as long as nobody has joined the creator: then the link is what there is to do. */
const isAwaiting = ({ lobby, players = [], own }: GameView) =>
  lobby?.startsAt === null &&
  players.every(({ userId, status }) => userId === own?.userId || status !== 'playing');

export function LinkButton({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { challenge, own } = game;
  const mayInvite = challenge && own?.userId === challenge.creatorId && !challenge.finished;
  if (!mayInvite || challenge.cancelled) return null;
  return (
    <>
      <Button variant={isAwaiting(game) ? 'ink' : 'quiet'} onClick={() => setOpen(true)}>
        <Icon name="share" size={20} />
        {t('link.button')}
      </Button>
      {isOpen && <LinkDialog game={game} onClose={() => setOpen(false)} />}
    </>
  );
}

import { rematchGame } from '@craque/common/contracts/challenges.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';
import { shownName } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button, type ButtonVariant } from '../../../ui/form/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useAction } from '../../../ui/toast/use-action.ts';
import { Text } from '../../../ui/type.ts';
import type { Challenge } from '../state/challenge-store.ts';
import { nameIn } from '../state/shown-opponent.ts';

export type RematchProps = {
  game: GameView;
  shared: Challenge;
  variant?: ButtonVariant;
};

/**
 * Plays again with the same people; later presses join the same rematch, until it is over. A guest
 * joins one, but requests none. Who declined is asked again only if ticked.
 */
export function Rematch({ game, shared, variant = 'ink' }: RematchProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const isUser = useSession().state === 'user';
  const by = useStore(shared, ({ rematchBy }) => rematchBy);
  const isAsked = by !== undefined || game.challenge?.rematchId !== undefined;
  const [again, setAgain] = useState<readonly string[]>([]);
  const { busy, run } = useAction(async () => {
    const next = await call(rematchGame, {
      params: { id: game.id },
      query: { language },
      body: again.length > 0 ? { friendIds: [...again] } : {},
    });
    const title = t(`invite.${isAsked ? 'joined' : 'created'}.title`);
    // Nobody may have got an invitation: guests get none, and a blocked person neither.
    const description = t(isAsked ? 'invite.joined.text' : 'challenge.rematch.created');
    showToast({ title, description });
    const page = isUser ? 'game' : 'challenge';
    await navigate(`/${page}/${next.id}`, { state: { silent: true } });
  });
  const isClosed = game.challenge?.cancelled === true || game.rematchOver === true;
  const mayPress = (isUser || isAsked) && game.completed && !isClosed;
  if (!mayPress) return null;
  const declined = isAsked
    ? []
    : (game.players ?? []).filter(({ status }) => status === 'declined');
  return (
    <>
      {isAsked && (
        <Text as="small" $step={1} $weight={700} role="status" style={{ flexBasis: '100%' }}>
          {by === undefined
            ? t('challenge.rematch.offered')
            : t('challenge.rematch.wanted', { name: nameIn(game, by) })}
        </Text>
      )}
      {declined.map(({ userId, ...player }) => (
        <Switch
          key={userId}
          label={t('challenge.rematch.again', { name: shownName(player) })}
          checked={again.includes(userId)}
          onChange={(ticked) =>
            setAgain((all) => [...all.filter((id) => id !== userId), ...(ticked ? [userId] : [])])
          }
        />
      ))}
      <Button variant={isAsked ? 'ink' : variant} busy={busy} onClick={run}>
        {t(isAsked ? 'challenge.rematch.join' : 'challenge.rematch.button')}
      </Button>
    </>
  );
}

import type { GameView } from '@craque/common/contracts/games.ts';
import { rematchGame } from '@craque/common/contracts/challenges.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Call, call as browserCall } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Button, type ButtonVariant } from '../../../ui/form/button.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useReaderLanguage } from '../../../ui/language/reader-language.ts';

export type RematchButtonProps = {
  game: GameView;
  /** Who asked for it, if known. */
  by: string | undefined;
  variant?: ButtonVariant;
  call?: Call;
};

/** Plays again with the same people; later presses join the same rematch. */
export function RematchButton(props: RematchButtonProps) {
  const { game, by, variant = 'ink', call = browserCall } = props;
  const { t } = useTranslation();
  const language = useReaderLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const isOffered = by !== undefined || game.challenge?.rematchId !== undefined;
  const join = async () => {
    setBusy(true);
    try {
      const next = await call(rematchGame, { params: { id: game.id }, query: { language } });
      if (!next) return;
      const done = isOffered ? 'joined' : 'created';
      showToast({ title: t(`invite.${done}.title`), description: t(`invite.${done}.text`) });
      void navigate(`/game/${next.id}`, { state: { told: true } });
    } catch (error) {
      const description = errorText(t, error);
      showToast({ title: t('game.notice.error'), description, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {isOffered && (
        <Wish role="status">
          {by === undefined
            ? t('challenge.rematch.offered')
            : t('challenge.rematch.wanted', { name: by })}
        </Wish>
      )}
      <Button variant={variant} busy={busy} onClick={() => void join()}>
        {t(isOffered ? 'challenge.rematch.join' : 'challenge.rematch.button')}
      </Button>
    </>
  );
}

const Wish = styled.small`
  flex-basis: 100%;
  font-weight: 700;
`;

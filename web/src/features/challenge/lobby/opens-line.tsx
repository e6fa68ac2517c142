import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { shownName } from '../../../lib/shown-name.ts';
import { color } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { starterOf } from '../state/view-at.ts';
import { durationText } from '../../../play/guess/duration-text.ts';
import { type GameStore, useGame } from '../../../play/state/game-store.ts';

export type OpensLineProps = { store: GameStore; game: GameView };

/**
 * For those who wait for somebody else to press Start: when they may press it themselves, counted
 * down, and that they may now.
 */
export function OpensLine({ store, game }: OpensLineProps) {
  const { t } = useTranslation();
  const skew = useGame(store, (state) => state.skew);
  const starter = starterOf(game);
  const opensAt = game.challenge?.startOpensAt;
  const isOther = starter !== undefined && starter.userId !== game.own?.userId;
  const isOpen = isOther && game.lobby?.canStart === true;
  return (
    <>
      {isOther && !isOpen && opensAt !== undefined && (
        <Left name={shownName(starter)} opensAt={Date.parse(opensAt) - skew} />
      )}
      {isOpen && <Line aria-hidden="true">{t('challenge.lobby.open')}</Line>}
      <VisuallyHidden role="status">{isOpen && t('challenge.lobby.open')}</VisuallyHidden>
    </>
  );
}

/** `opensAt` by this device's clock (ms). */
function Left({ name, opensAt }: { name: string; opensAt: number }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const time = durationText(Math.ceil((opensAt - now) / 1000));
  return <Line>{t('challenge.lobby.opens', { name, time })}</Line>;
}

const Line = styled.small`
  color: ${color.quiet};
  font-size: 15px;
  font-weight: 600;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

import type { GameView } from '@craque/common/contracts/games.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { useStore } from 'zustand';
import { Button } from '../../../ui/form/button.tsx';
import { SheetText } from '../../../ui/album/sheet-text.tsx';
import { color, duration, font, media, row, space, still } from '../../../ui/tokens.ts';
import { starterOf } from '../state/view-at.ts';
import type { Challenge } from '../state/challenge-store.ts';
import { ConnectionLine, ConnectionVoice } from '../opponents/connection-line.tsx';
import { shownName } from '../../../lib/shown-name.ts';
import type { GameStore } from '../../../play/state/game-store.ts';
import { LobbyPeople } from './lobby-people.tsx';
import { LobbyVoice } from './lobby-voice.tsx';
import { OpensLine } from './opens-line.tsx';
import { useStart } from './use-start.ts';

export type LobbySheetProps = {
  store: GameStore;
  game: GameView;
  shared: Challenge;
  /** Inviting by link, and leaving. */
  ways: ReactNode;
};

/** The white sheet before the start: who is here, who is awaited, and Start for who may press it. */
export function LobbySheet({ store, game, shared, ways }: LobbySheetProps) {
  const { t } = useTranslation();
  const { connection, online, countdown } = useStore(shared);
  const { busy, press } = useStart(store, game.id);
  const canStart = game.lobby?.canStart === true;
  const starter = starterOf(game);
  const isAlone = game.players?.every(
    ({ userId, waiting }) => userId === game.own?.userId || !waiting,
  );
  const seats = connection === 'live' ? seatsIn(game, online) : undefined;
  const isMissing = seats !== undefined && seats.here < seats.all;
  const waits = t('challenge.lobby.wait', { name: starter ? shownName(starter) : '' });
  const isSet = game.lobby?.startsAt !== null;
  const title = isSet ? t('challenge.lobby.soon') : canStart ? t('challenge.lobby.title') : waits;
  return (
    <Sheet>
      <title>{`${title} · Craque`}</title>
      <Heading>{title}</Heading>
      <p>{t(canStart && isAlone ? 'challenge.lobby.alone' : 'challenge.lobby.text')}</p>
      <LobbyPeople game={game} online={connection === 'live' ? online : undefined} />
      {seats && <Present>{t('challenge.lobby.present', seats)}</Present>}
      <Action>
        {isSet && (
          <Count aria-hidden="true" key={countdown}>
            {countdown}
          </Count>
        )}
        {!isSet && canStart && (
          <Button variant={isMissing ? 'paper' : 'ink'} busy={busy} onClick={press}>
            {t('challenge.lobby.start')}
          </Button>
        )}
        {!isSet && !canStart && (
          <Dots aria-hidden="true">
            <i />
            <i />
            <i />
          </Dots>
        )}
      </Action>
      {!isSet && <OpensLine {...{ store, game }} />}
      <Ways>
        {ways}
        <ConnectionLine connection={connection} />
      </Ways>
      <p>{t('challenge.lobby.late')}</p>
      <ConnectionVoice connection={connection} />
      <LobbyVoice game={game} />
    </Sheet>
  );
}

/** How many of those who may still come are here. */
function seatsIn({ players = [], own }: GameView, online: readonly string[]) {
  const coming = players.filter(({ status }) => status === 'playing' || status === 'invited');
  const here = coming.filter(
    ({ userId, status }) =>
      status === 'playing' && (userId === own?.userId || online.includes(userId)),
  );
  return { here: here.length, all: coming.length };
}

/** Takes the focus when the lobby appears, if nothing else has it: there is no field yet. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

const Sheet = styled(SheetText)`
  && {
    grid-template-columns: minmax(0, 1fr);
    justify-items: stretch;
    max-width: 640px;
  }
  && h1 {
    outline: none;
    font-size: clamp(34px, 4.2vw, 64px);
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    gap: ${space[3]};
    padding: ${space[2]} 0 ${space[4]};
    && h1 {
      font-size: 30px;
    }
    > h1 + p {
      font-size: 16px;
    }
  }
`;

const Present = styled.b`
  font: 900 22px/1 ${font.display};
  text-transform: uppercase;
  font-variant-numeric: tabular-nums;
`;

/** As high with the button, with the number and while one waits. */
const Action = styled.div`
  display: grid;
  align-items: center;
  height: 64px;
  > button {
    height: 100%;
    font-size: 30px;
  }
  ${media.mobile} {
    height: 56px;
  }
`;

const stamp = keyframes`from { opacity: 0; transform: scale(1.5); }`;

const Count = styled.b`
  display: grid;
  place-items: center;
  height: 100%;
  background: ${color.veryClose};
  color: ${color.paper};
  font: 900 44px/1 ${font.display};
  animation: ${stamp} ${duration.calm} ease-out;
  ${still}
`;

const beat = keyframes`0%, 60%, 100% { opacity: 0.25; transform: none; } 30% { opacity: 1; transform: translateY(-6px); }`;

/** Stickers being shuffled, while somebody else has to start. */
const Dots = styled.span`
  display: flex;
  gap: ${space[2]};
  i {
    width: 15px;
    height: 20px;
    border-radius: 3px;
    background: ${color.ink};
    animation: ${beat} 1.4s ease-in-out infinite;
    ${still}
  }
  i:nth-child(2) {
    animation-delay: 150ms;
  }
  i:nth-child(3) {
    animation-delay: 300ms;
  }
`;

const Ways = styled.div`
  ${row}
  gap: 0 ${space[5]};
  > :last-child {
    margin-left: auto;
  }
`;

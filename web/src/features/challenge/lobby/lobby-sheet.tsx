import { startChallenge } from '@craque/common/contracts/challenges.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { useStore } from 'zustand';
import { call } from '../../../lib/api.ts';
import { shownName } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { applyView } from '../../../play/state/game-state.ts';
import type { GameStore } from '../../../play/state/game-store.ts';
import { MatterPage } from '../../../ui/album/challenge-page.tsx';
import { SealedPack } from '../../../ui/album/sealed-pack.tsx';
import { SheetText } from '../../../ui/album/sheet-text.tsx';
import { nobodyText } from '../../../play/challenges/listed-challenges.ts';
import { Button } from '../../../ui/form/button.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { Row } from '../../../ui/layout.ts';
import { useAction } from '../../../ui/toast/use-action.ts';
import { center, color, duration, media, still } from '../../../ui/tokens.ts';
import { capitals, display, fluid } from '../../../ui/type.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { beating, ConnectionLine, ConnectionVoice } from '../opponents/connection-line.tsx';
import { newsText, spoken, useRaceNews } from '../opponents/race-news.ts';
import type { Challenge } from '../state/challenge-store.ts';
import { opponentsIn } from '../state/shown-opponent.ts';
import { LobbyPeople } from './lobby-people.tsx';
import { OpensLine } from './opens-line.tsx';

export type LobbyPageProps = { game: GameView; countdown: number | undefined };

export function LobbyPage({ game, countdown }: LobbyPageProps) {
  const { t } = useTranslation();
  const last = [t('challenge.table.guesses'), String(game.totalGuesses)] as const;
  return (
    <MatterPage {...{ game, last }} front={<SealedPack sport={game.sport} count={countdown} />} />
  );
}

export type LobbySheetProps = {
  store: GameStore;
  game: GameView;
  shared: Challenge;
  ways: ReactNode;
};

export function LobbySheet({ store, game, shared, ways }: LobbySheetProps) {
  const { t } = useTranslation();
  const { connection, online, countdown } = useStore(shared);
  const { busy, run } = useStart(store, game.id);
  const canStart = game.lobby?.canStart === true;
  const starter = starterOf(game);
  const isAlone = game.players?.every(
    ({ userId, waiting }) => userId === game.own?.userId || !waiting,
  );
  const seats = connection === 'live' ? seatsIn(game, online) : undefined;
  const isMissing = seats !== undefined && seats.here < seats.all;
  const waits = t('challenge.lobby.wait', { name: starter ? shownName(starter) : '' });
  const isSet = game.lobby?.startsAt !== null;
  const nobody = nobodyText(t, game.players ?? [], game.own?.userId);
  const asks = nobody ?? t('challenge.lobby.title');
  const text = canStart && isAlone ? 'challenge.lobby.alone' : 'challenge.lobby.text';
  const title = isSet ? t('challenge.lobby.soon') : canStart ? asks : waits;
  return (
    <Sheet>
      <title>{`${title} · Craque`}</title>
      <Heading>{title}</Heading>
      <p>{t(nobody === undefined ? text : 'challenge.lobby.nobody')}</p>
      <LobbyPeople game={game} online={connection === 'live' ? online : undefined} />
      {seats && <Seats>{t('challenge.lobby.present', seats)}</Seats>}
      <Action>
        {isSet && (
          <Count aria-hidden="true">
            <span key={countdown}>{countdown}</span>
          </Count>
        )}
        {!isSet && canStart && (
          <Button
            variant={isMissing || nobody !== undefined ? 'paper' : 'ink'}
            large
            busy={busy}
            onClick={run}
          >
            {t('challenge.lobby.start')}
          </Button>
        )}
        {!isSet && !canStart && <Dots aria-hidden="true">•••</Dots>}
      </Action>
      {!isSet && <OpensLine {...{ store, game, starter }} />}
      <Row $gap={4} $apart>
        <Row $gap={4}>{ways}</Row>
        <ConnectionLine connection={connection} />
      </Row>
      <p>{t('challenge.lobby.late')}</p>
      <ConnectionVoice connection={connection} />
      <LobbyVoice game={game} />
    </Sheet>
  );
}

/** A press whose answer is lost may have counted; a second press changes nothing. */
function useStart(store: GameStore, id: number) {
  const language = useLanguage();
  const press = async () =>
    applyView({ store }, await call(startChallenge, { params: { id }, query: { language } }));
  return useAction(press, { mend: store.refresh });
}

/** The player who has to press Start: the creator if they wait, else who waited longest. */
function starterOf({ players = [], challenge }: GameView) {
  const waiting = players.filter((player) => player.waiting);
  return waiting.find(({ userId }) => userId === challenge?.creatorId) ?? waiting[0];
}

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

/** Announces to screen readers who has joined and who has declined. */
function LobbyVoice({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const opponents = useMemo(() => opponentsIn(game), [game]);
  const { news } = useRaceNews(opponents);
  const lines = news.map((each) => newsText(t, each, game.totalGuesses));
  return <VisuallyHidden role="status">{spoken(lines)}</VisuallyHidden>;
}

const Sheet = styled(SheetText)`
  && {
    justify-items: stretch;
    max-width: 640px;
  }
  h1 {
    outline: none;
    font-size: ${fluid(30, 58)};
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    gap: 12px;
    padding: 8px 0 16px;
    > h1 + p {
      font-size: 16px;
    }
  }
`;

const Seats = styled.b`
  ${capitals(5)}
`;

/** Equally high with the button, the number and while waiting. */
const Action = styled.div`
  display: grid;
  align-items: center;
  height: 60px;
  > button {
    height: 100%;
    ${display(6)}
  }
`;

const stamp = keyframes`from { opacity: 0; transform: scale(1.5); }`;

const Count = styled.b`
  ${center}
  height: 100%;
  background: ${color.veryClose};
  color: ${color.paper};
  ${display(7)}
  > span {
    animation: ${stamp} ${duration.calm} ease-out;
    ${still}
  }
`;

const Dots = styled.span`
  ${display(7)}
  ${beating}
`;

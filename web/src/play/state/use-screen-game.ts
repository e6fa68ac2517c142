import type { Language } from '@craque/common/domain/language.ts';
import { levels } from '@craque/common/domain/level.ts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { randomKey } from '../../lib/random-key.ts';
import { renewal } from '../../lib/renewal.ts';
import { type Session, session, useSession } from '../../lib/session-store.ts';
import { storage, storageKey } from '../../lib/storage.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useLatestLanguage } from '../../ui/language/use-latest-language.ts';
import { dismissToast } from '../../ui/toast/toast.tsx';
import { choiceOf, chosenLast, type GameChoice, preferredChoice } from './game-choice.ts';
import { gameOf, type GameState, isTouched, type Notice } from './game-state.ts';
import { createGameStore, type GameStore, useGame } from './game-store.ts';
import { listedLeagues, useLeagues } from '../../lib/leagues.ts';
import { athleteNames, useNameBook } from '../names/names-store.ts';
import { useLanguage } from '../../ui/language/use-language.ts';

/** The game of a screen; `silent` notices make no toast. */
export function useScreenGame(silent: readonly Notice['kind'][] = []): GameStore {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const spoken = useLatestLanguage();
  const wayBack = useRef((_: number) => {});
  const loaded = useRef<Promise<number | undefined>>(undefined);
  const [store] = useState(() =>
    createGameStore(
      {
        call,
        language: spoken,
        now: () => Date.now(),
        newKey: () => randomKey(),
        isGuest: () => session.getState().state !== 'user',
        leagues: listedLeagues,
        bookOf: athleteNames.open,
        notify: (notice) => {
          const toast = import('./show-notice.ts')
            .then(({ showNotice }) =>
              showNotice(i18n, notice, { silent, onContinue: wayTo(notice, wayBack) }),
            )
            .catch(() => undefined);
          if (notice.kind === 'loaded') loaded.current = toast;
        },
      },
      choiceAtFirst(spoken()),
    ),
  );
  const sport = useGame(store, (state) => gameOf(state)?.sport);
  useLeagues(true);
  useEffect(() => {
    if (sport) void athleteNames.load(sport);
  }, [sport]);
  useEffect(() => {
    if (language) void store.refresh();
  }, [language, store]);
  useWaitingGame(store, wayBack);
  const atRest = useGame(store, isAtRest);
  const id = useGame(store, (state) => gameOf(state)?.id);
  useEffect(() => {
    void id;
    return atRest ? renewal.atRest() : renewal.hold();
  }, [atRest, id]);
  const isOver = useGame(store, ({ phase }) => phase.state === 'finished');
  useEffect(() => {
    // Nothing is left to continue.
    if (isOver) void loaded.current?.then((id) => id !== undefined && dismissToast(id));
  }, [isOver]);
  return store;
}

/** Between games: nothing on screen would be lost, nor anything that is being read. */
function isAtRest(state: GameState): boolean {
  const game = gameOf(state);
  return !game || !(game.completed || game.isMultiplayer || isTouched(game));
}

/** A guest's challenge is at the address of its link. */
function wayTo(notice: Notice, wayBack: WayBack): (() => void) | undefined {
  if (!('game' in notice)) return undefined;
  const { id, isMultiplayer } = notice.game;
  const hasWay = !isMultiplayer || session.getState().state === 'user';
  return hasWay ? () => wayBack.current(id) : undefined;
}

/** The preferred choice of a known user; the guest page learns of a user later. */
function choiceAtFirst(language: Language): GameChoice | undefined {
  const now = session.getState();
  if (now.state !== 'user') return undefined;
  return chosenLast() ?? preferredChoice(now.user, listedLeagues(), language);
}

/** The names to suggest for the game on screen: none on expert, nor before the first letter. */
export function useSuggestedNames(store: GameStore) {
  const game = useGame(store, gameOf);
  const choice = useGame(store, (state) => state.choice);
  const { sport, league } = game ? choiceOf(game) : choice;
  const book = useNameBook(sport);
  const suggest = useCallback((text: string) => book?.suggest(text, league) ?? [], [book, league]);
  const onLetter = useCallback(() => void athleteNames.open(sport), [sport]);
  const isShown = book && game && levels[game.difficulty].suggestsNames;
  return { suggest: isShown ? suggest : undefined, onLetter };
}

/** Leads back to a waiting game, from wherever the player is by then. */
type WayBack = RefObject<(id: number) => void>;

/** True if a touched game may wait for the user of this device: then no new one is started yet. */
export function mayWait(): boolean {
  return (storage.read(storageKey.waits) ?? '') > new Date().toISOString();
}

const idOf = (now: Session) => (now.state === 'user' ? now.user.id : undefined);

/** The device remembers a touched game; leaving it shows a notice, except after a logout. */
function useWaitingGame(store: GameStore, wayBack: WayBack): void {
  const navigate = useNavigate();
  const now = useSession();
  const until = useGame(store, (state) => gameOf(state)?.waitsUntil ?? null);
  const player = useRef<string>(undefined);
  useEffect(() => {
    if (until !== null) storage.write(storageKey.waits, until);
  }, [until]);
  useEffect(() => {
    player.current = idOf(now);
  }, [now]);
  useEffect(() => {
    const screen = { isOpen: true };
    wayBack.current = (id) => {
      if (idOf(session.getState()) !== undefined) void navigate(`/game/${id}`);
      else if (screen.isOpen) void store.load(id);
      else void navigate('/');
    };
    return () => {
      screen.isOpen = false;
    };
  }, [navigate, store, wayBack]);
  useEffect(
    () => () => {
      if (player.current === idOf(session.getState())) store.leave();
    },
    [store],
  );
}

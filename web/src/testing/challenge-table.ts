import type { GameView } from '@craque/common/contracts/games.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { userOf } from '@craque/common/domain/ids.ts';
import { ana } from '@craque/common/testing/challenge-steps.ts';
import type { Call } from '../lib/api.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { applyView, gameOf, showGame } from '../play/state/game-state.ts';
import { createGameStore } from '../play/state/game-store.ts';
import { followGame } from '../features/challenge/state/challenge-store.ts';
import { createFakeTransport, createFakeTime } from './fake-transport.ts';
import { quietGame, quietScreen } from './quiet-screen.ts';
import { challengeViewOf, eventsFor, type PushedEvent } from './challenge-view-builder.ts';

/** A challenge in memory, ten seconds in; `skew` is how far the server's clock is ahead (ms). */
export async function atChallengeTable(begun: Game, { caller = ana, skew = 0 } = {}) {
  const time = createFakeTime(10_000);
  const line = createFakeTransport();
  /** `behind`: how far the clock of the answering node is behind the others (ms). */
  const server = { game: begun, down: false, hidden: false, behind: 0 };
  /** When the game was read (client time, ms). */
  const reads: number[] = [];
  const screen = quietScreen();
  const nowThere = () => time.now() + skew;
  const call = (async ({ name }: Endpoint) => {
    if (name !== 'readGame') throw new Error(`no answer to ${name}`);
    reads.push(time.now());
    if (server.down) throw new Error('down');
    return challengeViewOf(server.game, caller, nowThere() - server.behind);
  }) as Call;
  const now = () => time.now();
  const game = createGameStore({
    call,
    now,
    ...quietGame,
    newKey: () => 'key',
    isGuest: () => userOf(caller) === undefined,
  });
  const visible: (() => void)[] = [];
  const follow = () =>
    followGame(begun.id, {
      ...{ game, call, now, later: time.later, live: line.live },
      ...screen,
      onVisible(run) {
        visible.push(run);
        return () => undefined;
      },
      isHidden: () => server.hidden,
    });
  const context = { store: game, deps: {} as never, memo: { turn: 0 } };
  showGame(context, challengeViewOf(begun, caller, nowThere()));
  const challenge = follow();
  const stop = challenge.start();
  const view = (): GameView => {
    const shown = gameOf(game.getState());
    if (!shown) throw new Error('no game is shown');
    return shown;
  };
  return {
    ...{ server, time, line, game, challenge, stop, reads, view, follow, nowThere },
    change(next: Game): PushedEvent[] {
      const events = eventsFor(next, server.game.version, caller, nowThere());
      server.game = next;
      return events;
    },
    push(events: readonly PushedEvent[]) {
      for (const { name, body } of events) line.push(name, body as never);
    },
    answer(next: Game) {
      server.game = next;
      applyView(context, challengeViewOf(next, caller, nowThere()));
    },
    lookAgain() {
      for (const run of visible) run();
    },
  };
}

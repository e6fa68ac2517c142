import type { PartyPush } from '@craque/common/contracts/party-view.ts';
import { newsOf } from '@craque/common/contracts/push/party-news.ts';
import type { Pushes } from '@craque/common/contracts/push/pushes.ts';
import { gameRoom } from '@craque/common/contracts/realtime.ts';
import { partyFor, screenFor } from '@craque/common/domain/party/party-view.ts';
import { loadRoom, type NoteChange, type PartyDependencies } from './party-changes.ts';
import { presentParty } from './party-presenter.ts';

/** Milliseconds after a push in which changes of the room are merged into the next. */
const mergeWindow = 200;
const later = (run: () => void) => void setTimeout(run, mergeWindow).unref();

/**
 * Pushes the public state: to the screens whole, with everybody's progress, to the phones what is
 * new in it. A lost one is made up for by the next read.
 */
export function createPartyPushes(
  dependencies: PartyDependencies,
  onLost: (error: unknown) => void = () => undefined,
): NoteChange {
  const { clock, texts, laterPush = later } = dependencies;
  const pushes: Pushes = dependencies.pushes;
  /** Open windows, each with what has changed since. */
  const windows = new Map<string, Parameters<NoteChange>[1] | undefined>();

  function push(name: number, state: PartyPush): void {
    const body = { gameId: name, version: state.version, state };
    pushes.emit('party-state', body, { rooms: [gameRoom(name)] });
  }

  async function send(code: string, whom: Parameters<NoteChange>[1]): Promise<void> {
    // Takes the steps that the change has made due, such as the end of the round.
    const { party, seats } = await loadRoom({ ...dependencies, note }, code);
    const now = clock();
    const sources = { texts, now };
    push(party.screenTopic, presentParty(screenFor(party, seats, now), sources));
    if (whom === 'everybody')
      push(party.topic, newsOf(presentParty(partyFor(party, seats, now), sources)));
  }

  function open(code: string, whom: Parameters<NoteChange>[1]): void {
    windows.set(code, undefined);
    send(code, whom).catch(onLost);
    laterPush(() => {
      const waiting = windows.get(code);
      windows.delete(code);
      if (waiting) open(code, waiting);
    });
  }

  const note: NoteChange = (code, whom) => {
    if (!windows.has(code)) open(code, whom);
    else if (windows.get(code) !== 'everybody') windows.set(code, whom);
  };
  return note;
}

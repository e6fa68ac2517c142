import type { PartyPush } from '@craque/common/contracts/party-view.ts';
import { newsOf } from '@craque/common/contracts/push/party-news.ts';
import type { Pushes } from '@craque/common/contracts/push/pushes.ts';
import { gameRoom, type PicturePatch } from '@craque/common/contracts/realtime.ts';
import { partyFor, screenFor } from '@craque/common/domain/party/party-view.ts';
import type { Party } from '@craque/common/domain/party/party.ts';
import { loadRoom, type NoteChange, type PartyDependencies, type Room } from './party-changes.ts';
import { createPatches } from './party-patches.ts';
import { creditsIn, presentParty } from './party-presenter.ts';

/** Milliseconds after a push in which changes of the room are merged into the next. */
const mergeWindow = 200;
const later = (run: () => void) => void setTimeout(run, mergeWindow).unref();

/**
 * One passes in a turn of the event loop. After a standstill a hundred rooms change at once: steps
 * and answers, which others wait for, come before what tells of them.
 */
function createGate(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((pass) => {
      if (waiting.push(pass) === 1) setImmediate(next);
    });
}

/** Of two changes one of which has to be read, both have. */
const newer = (one: Room | undefined, other: Room | undefined): Room | undefined =>
  one && other && (one.party.version > other.party.version ? one : other);

/**
 * Pushes the public state: to the screens whole, with everybody's progress, to the phones what is
 * new in it. A lost one is made up for by the next read.
 */
export function createPartyPushes(dependencies: PartyDependencies): NoteChange {
  const { clock, texts, photos, laterPush = later, onLost = () => undefined } = dependencies;
  const pushes: Pushes = dependencies.pushes;
  /** Open windows of an audience, each with what it has to be told of since. */
  const windows = new Map<string, { room: Room | undefined } | undefined>();

  const patchFor = createPatches(dependencies);
  const gate = createGate();

  function push(name: number, state: PartyPush, picture?: PicturePatch): void {
    const body = { gameId: name, version: state.version, state, ...(picture && { picture }) };
    pushes.emit('party-state', body, { rooms: [gameRoom(name)] });
  }

  const sourcesOf = (party: Party, now: number) => ({
    ...{ texts, now, creditOf: creditsIn(photos, party) },
  });
  const show = {
    screens({ party, seats }: Room, now: number) {
      const seen = screenFor(party, seats, now);
      push(party.screenTopic, presentParty(seen, sourcesOf(party, now)));
    },
    phones({ party, seats }: Room, now: number, picture?: PicturePatch) {
      const seen = partyFor(party, seats, now);
      push(party.topic, newsOf(presentParty(seen, sourcesOf(party, now))), picture);
    },
  };
  type Audience = keyof typeof show;

  async function send(code: string, to: Audience, given: Room | undefined): Promise<void> {
    // A read takes the steps that are due, such as the end of the round: the others are told.
    const tellOthers: NoteChange = (_, whom, room) => {
      if (to === 'screens' && whom === 'everybody') tell(code, 'phones', room);
    };
    const room = given ?? (await loadRoom({ ...dependencies, note: tellOthers }, code));
    await gate();
    // Without it the picture is loaded.
    const picture = to === 'phones' ? await patchFor(room.party).catch(onLost) : undefined;
    show[to](room, clock(), picture ?? undefined);
  }

  function tell(code: string, to: Audience, room: Room | undefined): void {
    const name = `${to} ${code}`;
    const waiting = windows.get(name);
    if (windows.has(name)) {
      windows.set(name, { room: waiting ? newer(waiting.room, room) : room });
      return;
    }
    windows.set(name, undefined);
    const endWindow = () => {
      const next = windows.get(name);
      windows.delete(name);
      if (next) tell(code, to, next.room);
    };
    const sent = send(code, to, room).catch(onLost);
    void sent.then(() => laterPush(endWindow));
  }

  return (code, whom, room) => {
    tell(code, 'screens', room);
    if (whom === 'everybody') tell(code, 'phones', room);
  };
}

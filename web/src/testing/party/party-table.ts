import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import type { PartyPush, PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import type { PartyRole } from '../../features/party/state/party-context.ts';
import { followParty } from '../../features/party/state/party-store.ts';
import type { Call, CallInput } from '../../lib/api.ts';
import { createFakeTime, createFakeTransport, settled } from '../fake-transport.ts';
import { iso, partyCode } from './a-party-view.ts';

type Asked = { name: string; at: number; input: CallInput<Endpoint> };

/** An answer without a body. */
export const nothing = Symbol('nothing');

const isWhole = (state: PartyState | PartyPush): state is PartyState =>
  state.settings !== undefined && (!state.round || state.round.sport !== undefined);

/** A room in memory; `skew` is how far the server's clock is ahead of the device's (ms). */
export async function atPartyTable(
  first: PartyView,
  { skew = 0, as = 'seat' }: { skew?: number; as?: PartyRole } = {},
) {
  const time = createFakeTime(1_000_000);
  const line = createFakeTransport();
  const now = () => time.now();
  const nowThere = () => time.now() + skew;
  const asked: Asked[] = [];
  const preloaded: string[] = [];
  const server: {
    view: PartyView;
    /** In place of the view. */
    answer: ((name: string) => unknown) | undefined;
    hidden: boolean;
  } = { view: first, answer: undefined, hidden: false };
  const stamped = <State extends PartyPush>(state: State) => ({ ...state, now: iso(nowThere()) });
  line.replies.time = async () => nowThere();
  const call = (async ({ name }: Endpoint, input: CallInput<Endpoint>) => {
    asked.push({ name, at: time.now(), input });
    const other = await server.answer?.(name);
    if (other === nothing) return null;
    return other ?? { ...server.view, state: stamped(server.view.state) };
  }) as unknown as Call;
  const returns: (() => void)[] = [];
  const party = followParty(partyCode, as, {
    ...{ call, now, later: time.later, live: line.live },
    ...{ language: () => 'en', isHidden: () => server.hidden },
    newKey: () => `key-${asked.length}`,
    preload: (url) => void preloaded.push(url),
    onReturn(run) {
      returns.push(run);
      return () => undefined;
    },
  });
  const stop = party.start();
  await settled();
  return {
    ...{ party, server, time, line, asked, preloaded, stop, nowThere },
    shown: () => party.getState().view,
    state: () => party.getState().view?.state,
    reads: () => asked.filter(({ name }) => name.startsWith('readParty')).length,
    /** The news of the room, as the server sends it. */
    push(state: PartyState | PartyPush) {
      if (isWhole(state)) server.view = { ...server.view, state };
      const body = { gameId: server.view.topic, version: state.version, state: stamped(state) };
      line.push('party-state', body);
    },
    comeBack() {
      for (const run of returns) run();
    },
  };
}

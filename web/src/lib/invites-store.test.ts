import type { InviteView } from '@craque/common/contracts/challenges.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { describe, expect, test } from '@jest/globals';
import { aUser } from '../testing/a-user.ts';
import { anInvite } from '../testing/an-invite.ts';
import { createFakeLive } from '../testing/fake-live.ts';
import { aGameView } from '../testing/game-view-builder.ts';
import { ApiError, type Call, type CallInput } from './api.ts';
import { createInvitesStore } from './invites-store.ts';
import { createSessionStore } from './session-store.ts';

function start(open: readonly InviteView[] = [anInvite()]) {
  const server: { open: readonly InviteView[]; errors: Map<string, ApiError> } = {
    open,
    errors: new Map(),
  };
  const sent: string[] = [];
  const call = (async ({ name }: Endpoint, input: CallInput<Endpoint> = {}) => {
    const { params } = input as { params?: { id: number } };
    sent.push(params ? `${name} ${params.id}` : name);
    await Promise.resolve();
    const error = server.errors.get(name);
    if (error) throw error;
    if (name === 'readInvites') return server.open;
    return name === 'joinChallenge' ? aGameView({ id: 7 }) : { id: 7, status: 'declined' };
  }) as Call;
  const line = createFakeLive();
  const session = createSessionStore(call);
  session.become(aUser());
  const store = createInvitesStore({ call, live: line.live, session });
  const ids = () => {
    const { invites } = store.getState();
    return invites.state === 'ready' ? invites.list.map(({ id }) => id) : invites.state;
  };
  const settled = () => new Promise<void>((done) => setTimeout(done));
  return { store, server, sent, line, session, ids, settled };
}

describe('the open invitations', () => {
  test('are loaded on demand', async () => {
    const { store, ids, sent } = start();
    expect(ids()).toBe('idle');
    await store.load();
    expect(ids()).toEqual(['i1']);
    expect(sent).toEqual(['readInvites']);
  });

  test('are read once a page load', async () => {
    const { store, sent, settled } = start();
    store.want();
    store.want();
    await settled();
    store.want();
    expect(sent).toEqual(['readInvites']);
  });

  test('are kept by events, without another reading', async () => {
    const { store, line, sent, ids } = start();
    await store.load();
    line.tell('invite', anInvite({ id: 'i2', gameId: 8 }));
    expect(ids()).toEqual(['i2', 'i1']);
    line.tell('invite', anInvite({ id: 'i2', gameId: 8 }));
    expect(ids()).toEqual(['i2', 'i1']);
    line.tell('invite-closed', { gameId: 7, reason: 'expired' });
    expect(ids()).toEqual(['i2']);
    expect(sent).toEqual(['readInvites']);
  });

  test('are read again if an event comes while they are being read', async () => {
    const { store, server, line, sent, ids, settled } = start([]);
    store.want();
    server.open = [anInvite()];
    line.tell('invite', anInvite());
    await settled();
    expect(ids()).toEqual(['i1']);
    expect(sent).toEqual(['readInvites', 'readInvites']);
  });

  test('are reloaded when the connection is back, because events may have been missed', async () => {
    const { store, line, sent, settled } = start();
    await store.load();
    line.become('lost');
    line.become('live');
    await settled();
    expect(sent).toEqual(['readInvites', 'readInvites']);
  });

  test('ignore events before anybody has requested them', async () => {
    const { line, sent, settled } = start();
    line.tell('invite', anInvite());
    await settled();
    expect(sent).toEqual([]);
  });

  test('that cannot be loaded are failed at first, and stay as they were later', async () => {
    const { store, server, ids } = start();
    server.errors.set('readInvites', new ApiError(503, 'busy', 'Busy'));
    await store.load();
    expect(ids()).toBe('failed');
    server.errors.clear();
    await store.load();
    server.errors.set('readInvites', new ApiError(503, 'busy', 'Busy'));
    await store.load();
    expect(ids()).toEqual(['i1']);
  });

  test('are dropped with the session', async () => {
    const { store, session, ids } = start();
    await store.load();
    session.become(null);
    expect(ids()).toBe('idle');
  });

  test('of the previous user do not arrive late at the next one', async () => {
    const { store, session, ids } = start();
    const reading = store.load();
    session.become(aUser({ id: 'u2' }));
    await reading;
    expect(ids()).toBe('idle');
  });
});

describe('an answer', () => {
  test('joins the game and leaves the list', async () => {
    const { store, sent, ids, settled } = start();
    await store.load();
    const joining = store.join(7);
    expect(store.getState().answering).toBe(7);
    expect((await joining).id).toBe(7);
    await settled();
    expect(sent).toEqual(['readInvites', 'joinChallenge 7']);
    expect(ids()).toEqual([]);
    expect(store.getState().answering).toBeUndefined();
  });

  test('that is refused throws, and the list is reloaded', async () => {
    const { store, server, sent, settled } = start();
    await store.load();
    server.errors.set('declineChallenge', new ApiError(410, 'game_closed', 'Closed'));
    await expect(store.decline(7)).rejects.toMatchObject({ code: 'game_closed' });
    await settled();
    expect(sent.at(-1)).toBe('readInvites');
    expect(store.getState().answering).toBeUndefined();
  });
});

import { describe, expect, test } from '@jest/globals';
import {
  createParty,
  guessInParty,
  readParty,
  readPartyNews,
  stepParty,
  takePartySeat,
} from '@craque/common/contracts/party.ts';
import type { PartyPush, PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import { withNews } from '@craque/common/contracts/push/party-news.ts';
import type { HostStep } from '@craque/common/domain/party/party.ts';
import { recordPushes } from '../testing/recorded-pushes.ts';
import { startFileApi } from '../testing/file-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const pushes = recordPushes();
const api = await startFileApi({ pushes });

const second = 1000;
/** Longer than changes wait to be pushed together. */
const pushed = () => new Promise((resolve) => setTimeout(resolve, 250));

async function aRoom(settings: object = { seconds: 30 }) {
  const host = api.guest();
  const { body } = await host.call(createParty, { body: { rounds: 5, ...settings } });
  const { code } = body.state;
  const step = (name: HostStep) => host.call(stepParty, { id: code, body: { step: name } });
  const [ana, ben] = [api.guest(), api.guest()];
  for (const client of [ana, ben]) await client.call(takePartySeat, { id: code, body: {} });
  const read = async (client: TestClient) => (await client.call(readParty, { id: code })).body;
  return { host, ana, ben, code, step, read };
}

const marksOf = ({ state, seat, mark }: PartyView) =>
  [state.mark, seat?.mark ?? '', mark].join('.');

describe('who was told of the room and hears the pushes', () => {
  async function follower({ ana, read }: Awaited<ReturnType<typeof aRoom>>) {
    const { topic, state: first } = await read(ana);
    await pushed();
    pushes.taken();
    const known: { state: PartyState } = { state: first };
    return {
      known,
      async hear() {
        await pushed();
        const heard = pushes
          .takenOf('party-state')
          .map(({ body }) => body as { gameId: number; state: PartyPush })
          .filter(({ gameId }) => gameId === topic);
        for (const { state } of heard) {
          const next = withNews(known.state, state);
          if (!next) throw new Error(`no news: ${JSON.stringify(state)}`);
          known.state = next;
        }
        return heard.map(({ state }) => state);
      },
    };
  }

  const untimed = ({ now: _, ...state }: PartyState) => state;

  test.each<[string, HostStep | undefined]>([
    ['that ends by the clock', undefined],
    ['that is ended after its first clue', 'reveal'],
  ])('knows in every phase of a round %s what a read tells', async (_, early) => {
    const room = await aRoom();
    const { known, hear } = await follower(room);
    const phases: string[] = [];
    const follow = async () => {
      const news = await hear();
      const { state } = await room.read(room.ana);
      expect(untimed(known.state)).toEqual(untimed(state));
      phases.push(state.phase);
      return JSON.stringify(news).length / JSON.stringify(state).length;
    };
    await room.step('start');
    await follow();
    const shares: number[] = [];
    for (const wait of [3, 6, ...(early ? [] : [6, 6, 6, 7])]) {
      api.clock.move(wait * second);
      await room.read(room.host);
      shares.push(await follow());
    }
    if (early) await room.step(early);
    await follow();
    for (const step of ['next', 'end', 'again', 'start'] as const) {
      await room.step(step);
      await follow();
    }
    expect(new Set(phases)).toEqual(new Set(['countdown', 'round', 'reveal', 'podium', 'lobby']));
    expect(Math.min(...shares)).toBeLessThan(0.6);
  });

  test('has to read after a start or a clue that was missed', async () => {
    const room = await aRoom();
    const { known, hear } = await follower(room);
    const missing = structuredClone(known.state);
    await room.step('start');
    await hear();
    api.clock.move(3 * second);
    await room.read(room.host);
    const [begun] = await hear();
    if (!begun) throw new Error('nothing was pushed');
    // Its settings may have been changed before.
    expect(withNews(missing, begun)).toBeUndefined();
    const started = known.state;
    for (const clues of [1, 2]) {
      api.clock.move(6 * second);
      await room.read(room.host);
      const [clue] = await hear();
      if (!clue) throw new Error('nothing was pushed');
      expect(withNews(started, clue)?.round?.clues).toBe(clues === 1 ? 1 : undefined);
    }
  });
});

describe('what is new', () => {
  const newsFor = (client: TestClient, code: string, known: string) =>
    client.call(readPartyNews, { id: code, query: { known } });

  test('is nothing, and then everything but a state that is known', async () => {
    const { ana, code, read, step } = await aRoom();
    const lobby = await read(ana);
    const none = await newsFor(ana, code, marksOf(lobby));
    expect([none.status, none.text]).toEqual([204, '']);
    expect(none.headers.get('content-security-policy')).toBeNull();
    expect(none.headers.get('cache-control')).toBe('no-store');
    await step('start');
    api.clock.move(3 * second);
    const begun = await newsFor(ana, code, marksOf(lobby));
    expect(begun.body?.state?.phase).toBe('round');
    const { body } = await ana.call(guessInParty, {
      ...{ id: code, body: { number: 1, guess: 'zzzz' } },
    });
    const view = await read(ana);
    expect(body.seat.mark).toBe(view.seat?.mark);
    const { mark } = begun.body ?? lobby;
    const other = [view.state.mark, lobby.seat?.mark, mark].join('.');
    const own = (await newsFor(ana, code, other)).body;
    expect(own).toMatchObject({ state: null, seat: { left: 4 } });
    expect((await newsFor(ana, code, marksOf(view))).status).toBe(204);
  });

  test('is told of an absent host, though the room itself has not changed', async () => {
    const { ana, code, read } = await aRoom();
    const before = await read(ana);
    api.clock.move(61 * second);
    const { body } = await newsFor(ana, code, marksOf(before));
    expect(body?.state).toMatchObject({ version: before.state.version, hostAway: true });
  });
});

import { describe, expect, test } from '@jest/globals';
import { setFeedbackStatus, submitFeedback } from '@craque/common/contracts/feedback.ts';
import type { Feedback } from '../store/social-stores.ts';
import type { Stores } from '../store/store.ts';
import { inOrder, orders } from '../testing/races/races.ts';
import { startFileApi } from '../testing/file-api.ts';
import { startTestApi } from '../testing/test-api.ts';
import type { Answer } from '../testing/test-client.ts';

const api = await startFileApi();

const one = await api.admin();
const other = await api.admin();

const body = { title: 'A title', content: 'Some content' };

describe('two admins who set a status', () => {
  async function start() {
    api.clock.move(1);
    const { id } = (await one.client.call(submitFeedback, { body })).body;
    const set = (admin: typeof one, status: string) => () =>
      admin.client.call(setFeedbackStatus, { id, body: { status } });
    return { id, first: set(one, 'implemented'), second: set(other, 'rejected') };
  }

  /** Both changes are recorded, each based on the one before, and the last one is shown. */
  async function expectBoth(id: string, answers: readonly Answer[]) {
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const noted = await api.stores.feedback.statusChanges(id);
    const actors = new Map([
      ['implemented', one.user.id],
      ['rejected', other.user.id],
    ]);
    expect(noted.map(({ to }) => to).sort()).toEqual(['implemented', 'rejected']);
    for (const { to, actorId } of noted) expect(actorId).toBe(actors.get(to));
    expect(noted.map(({ from }) => from)).toEqual(['pending', noted[0]?.to]);
    const [newest] = await api.stores.feedback.listAll(1);
    expect(newest).toMatchObject({ id, status: noted[1]?.to });
    return noted;
  }

  test.each(orders)('the later one is shown and both are recorded, %s', async (_, order) => {
    const { id, first, second } = await start();
    const noted = await expectBoth(
      id,
      await inOrder(api, 'feedback.setStatus', order, first, second),
    );
    const wanted = ['implemented', 'rejected'] as const;
    expect(noted.map(({ to }) => to)).toEqual(order.map((index) => wanted[index]));
  });
});

describe('an account deleted while it sends feedback', () => {
  const email = 'mine@example.org';
  const headers = { 'idempotency-key': 'k' };

  type Insert = Stores['feedback']['insert'];
  /** Sends feedback whose insert runs in this way. */
  async function sendWith(
    insert: (stores: Stores, ...given: Parameters<Insert>) => ReturnType<Insert>,
  ) {
    const playing = await startTestApi({
      wrapStores: (stores) => ({
        ...stores,
        feedback: { ...stores.feedback, insert: (feedback) => insert(stores, feedback) },
      }),
    });
    const { client, user } = await playing.user();
    const options = { body: { ...body, email }, headers };
    const { status, error } = await client.call(submitFeedback, options);
    const all = await playing.stores.feedback.listAll(10);
    const left = await playing.stores.feedback.listOf(user.id);
    await playing.close();
    return { outcome: [status, error.message], all, left };
  }

  const remove = async ({ users, feedback }: Stores, { userId }: Feedback) => {
    await users.remove(userId ?? '', 0);
    await feedback.anonymise(userId ?? '');
  };

  test('leaves it without an author if it is stored last', async () => {
    const { outcome, all, left } = await sendWith(async (stores, feedback) => {
      await remove(stores, feedback);
      return stores.feedback.insert(feedback);
    });
    expect(outcome).toEqual([401, 'Not signed in']);
    expect(all).toMatchObject([{ ...body, userId: null, email: null }]);
    expect([all[0]?.key, left]).toEqual([undefined, []]);
  });

  test('answers a repetition, whose original has lost its author by then, that the session is over', async () => {
    const { outcome, left } = await sendWith(async (stores, feedback) => {
      await stores.feedback.insert(feedback);
      await remove(stores, feedback);
      return 'key-taken';
    });
    expect([outcome, left]).toEqual([[401, 'Not signed in'], []]);
  });
});

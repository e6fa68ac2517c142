import { describe, expect, test } from '@jest/globals';
import { deleteAccount, register, updateProfile } from '@craque/common/contracts/accounts.ts';
import {
  readAllFeedback,
  readOwnFeedback,
  setFeedbackStatus,
  submitFeedback,
} from '@craque/common/contracts/feedback.ts';
import { feedbackStatuses } from '@craque/common/domain/feedback.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { Answer } from '../testing/test-client.ts';

const api = await startFileApi();

const admin = await api.admin();
type Person = Awaited<ReturnType<typeof api.user>>;

const written = { title: 'A title', content: 'Some content' };
const submit = ({ client }: Pick<Person, 'client'>, fields: object = {}, key?: string) =>
  client.call(submitFeedback, {
    body: { ...written, ...fields },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const ownOf = async ({ client }: Person) => (await client.call(readOwnFeedback)).body;
const allFor = async ({ client }: Person) => (await client.call(readAllFeedback)).body;
const setStatus = ({ client }: Person, id: string, status: unknown) =>
  client.call(setFeedbackStatus, { id, body: { status } });
const outcomeOf = ({ status, error }: Answer) => [status, error?.message, error?.code];

describe('submitted feedback', () => {
  test('is 201, pending, of type feedback and by the caller', async () => {
    const author = await api.user();
    const { status, body } = await submit(author);
    const { id: userId, username, displayName, avatarUrl } = author.user;
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        ...written,
        type: 'feedback',
        email: null,
        userId,
        status: 'pending',
        createdAt: new Date(api.clock.now()).toISOString(),
        user: { username, displayName, avatarUrl },
      },
    ]);
    expect(await ownOf(author)).toEqual([body]);
  });

  test("keeps the given email, and never the account's", async () => {
    const client = api.guest();
    const account = { username: 'with.email', password: testPassword, email: 'own@example.org' };
    await client.call(register, { body: account });
    expect((await submit({ client })).body.email).toBeNull();
    expect((await submit({ client }, { email: '  ' })).body.email).toBeNull();
    const given = await submit({ client }, { email: ' given@example.org ' });
    expect(given.body.email).toBe('given@example.org');
    expect((await admin.client.call(readAllFeedback)).text).not.toContain('own@example.org');
  });
});

describe('feedback sent again under its key', () => {
  test('gets the same answer and is stored once, even after its status was set', async () => {
    const author = await api.user();
    const first = await submit(author, {}, 'k1');
    await setStatus(admin, first.body.id, 'implemented');
    api.clock.move(1000);
    const again = await submit(author, {}, 'k1');
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await ownOf(author)).toHaveLength(1);
  });

  test.each([{ type: 'bug' }, { title: 'Other' }, { content: 'Other' }, { email: 'a@b.org' }])(
    'with other content, %j, is 422',
    async (fields) => {
      const author = await api.user();
      await submit(author, {}, 'k1');
      const spent = 'This Idempotency-Key was used for another request';
      expect(outcomeOf(await submit(author, fields, 'k1'))).toEqual([
        422,
        spent,
        'idempotency_mismatch',
      ]);
      expect(await ownOf(author)).toHaveLength(1);
    },
  );
});

describe('the lists', () => {
  test("show the newest first: a user their own, an admin everybody's", async () => {
    const [one, other] = [await api.user(), await api.user()];
    const ids = [];
    for (const author of [one, other, one]) {
      api.clock.move(1000);
      ids.unshift((await submit(author)).body.id);
    }
    expect((await ownOf(one)).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect((await ownOf(other)).map(({ id }) => id)).toEqual([ids[1]]);
    expect((await allFor(admin)).slice(0, 3).map(({ id }) => id)).toEqual(ids);
  });

  test("show the author's current names", async () => {
    const author = await api.user();
    api.clock.move(1);
    await submit(author);
    await author.client.call(updateProfile, { body: { displayName: 'New Name' } });
    const shown = { user: { displayName: 'New Name', username: author.user.username } };
    expect((await ownOf(author))[0]).toMatchObject(shown);
    expect((await allFor(admin))[0]).toMatchObject(shown);
  });

  test('show feedback of a deleted account without author and email', async () => {
    const author = await api.user();
    const { id } = (await submit(author, { email: 'given@example.org' })).body;
    await author.client.call(deleteAccount, { body: { password: testPassword } });
    const item = (await allFor(admin)).find((each) => each.id === id);
    expect(item).toMatchObject({ ...written, userId: null, user: null, email: null });
  });

  test('do not name a user whose account is being deleted', async () => {
    const author = await api.user();
    const { id } = (await submit(author)).body;
    await api.stores.users.remove(author.user.id, api.clock.now());
    const item = (await allFor(admin)).find((each) => each.id === id);
    expect(item).toMatchObject({ userId: null, user: null });
  });

  test('show nothing else of the author', async () => {
    const author = await api.user();
    await submit(author);
    const account = await api.stores.users.find(author.user.id);
    for (const list of [readOwnFeedback, readAllFeedback]) {
      const { text } = await admin.client.call(list);
      expect(text).not.toMatch(/password|usernameKey|isAdmin|timeZone/);
      expect(text).not.toContain(account?.passwordHash);
    }
  });
});

describe('the status', () => {
  test('is set by an admin to any of the four from any other, and recorded', async () => {
    const author = await api.user();
    const { body } = await submit(author);
    const steps = [...feedbackStatuses, ...feedbackStatuses.toReversed(), 'pending'] as const;
    for (const status of steps) {
      api.clock.move(1000);
      const answer = await setStatus(admin, body.id, status);
      expect([answer.status, answer.body]).toEqual([200, { ...body, status }]);
      expect(await ownOf(author)).toEqual([{ ...body, status }]);
    }
    const noted = await api.stores.feedback.statusChanges(body.id);
    expect(noted.map(({ to }) => to)).toEqual(steps);
    expect(noted.map(({ from }) => from)).toEqual(['pending', ...steps.slice(0, -1)]);
    expect(new Set(noted.map(({ actorId }) => actorId))).toEqual(new Set([admin.user.id]));
    expect(noted.at(-1)?.at).toBe(api.clock.now());
  });
});

import { readAllFeedback, readOwnFeedback } from '@craque/common/contracts/feedback.ts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { aFeedbackItem, createFakeFeedbackApi, refusal } from '../../testing/fake-feedback-api.ts';
import { call } from '../../lib/api.ts';
import { reads } from '../../lib/use-read.ts';
import { answersShown } from '../../testing/answering-fetch.ts';
import { fetchOnFakeApi } from '../../testing/fetch-on-fake-api.ts';
import { createFeedbackStore } from './feedback-store.ts';

const endpoints = { own: readOwnFeedback, all: readAllFeedback } as const;
const realFetch = globalThis.fetch;
const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  reads.clear();
  globalThis.fetch = realFetch;
});

/** Both lists are on screen. */
async function aStore(items = [aFeedbackItem()], email: string | null = null) {
  const api = createFakeFeedbackApi(items);
  globalThis.fetch = fetchOnFakeApi(api);
  leaving.push(...Object.values(endpoints).map((each) => reads.hold(each, {}, false)));
  await answersShown();
  const onSent = jest.fn();
  const onStatusFailure = jest.fn();
  const keys = ['key-1', 'key-2', 'key-3'];
  const store = createFeedbackStore({
    call,
    newKey: () => keys.shift() ?? '',
    language: () => 'en',
    ownEmail: () => email,
    onSent,
    onStatusFailure,
  });
  const form = () => store.getState().form;
  const shown = (name: keyof typeof endpoints) =>
    reads.peek(endpoints[name])?.map(({ id, status }) => `${id} ${status}`);
  const type = () => store.change({ title: ' More sports ', content: 'Volleyball!' });
  return { api, store, onSent, onStatusFailure, form, shown, type };
}

/** Answers wait until `open` is called. */
function closeGate(api: ReturnType<typeof createFakeFeedbackApi>): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.gate.hold = promise;
  return resolve;
}

describe('the form', () => {
  test('starts empty, as general feedback', async () => {
    expect((await aStore()).form()).toEqual({
      phase: 'editing',
      draft: { type: 'feedback', title: '', content: '', email: '' },
      errors: {},
    });
  });

  test('is not sent without title and content, and names the first missing one', async () => {
    const { api, store, form } = await aStore();
    expect(await store.submit()).toBe('title');
    expect(form()).toMatchObject({
      errors: { title: 'title_required', content: 'content_required' },
    });
    expect(api.calls('submitFeedback')).toHaveLength(0);
  });

  test.each([
    [{ title: 'x'.repeat(121) }, { title: 'title_too_long' }],
    [{ content: 'x'.repeat(5001) }, { content: 'content_too_long' }],
    [{ email: 'nobody' }, { email: 'invalid_email' }],
  ])('refuses a text that is too long and an invalid email: case %#', async (part, errors) => {
    const { store, form, type } = await aStore();
    type();
    store.change(part);
    await store.submit();
    expect(form()).toMatchObject({ phase: 'editing', errors });
  });

  test('clears the error of a field as soon as it is valid, and of no other', async () => {
    const { store, form } = await aStore();
    await store.submit();
    store.change({ title: 'Clock' });
    expect(form()).toMatchObject({ errors: { content: 'content_required' } });
    store.change({ email: 'nobody' });
    expect(form()).toMatchObject({ errors: { content: 'content_required' } });
  });

  test("is submitting until the answer arrives, then sent, and the user's own list is reloaded", async () => {
    const { api, store, form, onSent, shown, type } = await aStore([]);
    const open = closeGate(api);
    type();
    const sending = store.submit();
    expect(form().phase).toBe('submitting');
    store.change({ title: 'Too late' });
    expect(await store.submit()).toBeUndefined();
    open();
    await sending;
    expect(form()).toEqual({ phase: 'sent' });
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(shown('own')).toEqual(['f1 pending']);
    expect(api.calls('submitFeedback')).toEqual([
      {
        name: 'submitFeedback',
        idempotencyKey: 'key-1',
        body: { type: 'feedback', title: ' More sports ', content: 'Volleyball!' },
      },
    ]);
  });

  test('sends the email on record if the form does not ask for one', async () => {
    const { api, store, type } = await aStore([], 'lia@example.org');
    type();
    await store.submit();
    expect(api.calls('submitFeedback')[0]?.body).toMatchObject({ email: 'lia@example.org' });
  });

  test('fails, and is retried under the same key', async () => {
    const { api, store, form, onSent, type } = await aStore();
    api.failing.set('submitFeedback', refusal);
    type();
    await store.submit();
    expect(form()).toMatchObject({ phase: 'failed', error: refusal });
    expect(onSent).not.toHaveBeenCalled();
    api.failing.clear();
    await store.sendAgain();
    expect(form().phase).toBe('sent');
    expect(api.calls('submitFeedback').map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key-1',
      'key-1',
    ]);
  });

  test('is empty after returning from a failure', async () => {
    const { api, store, form, type } = await aStore();
    api.failing.set('submitFeedback', refusal);
    type();
    await store.submit();
    store.reset();
    expect(form()).toMatchObject({ phase: 'editing', draft: { title: '', content: '' } });
  });
});

describe('the status', () => {
  const item = aFeedbackItem();

  test('changes at once in both lists, and stays if the server agrees', async () => {
    const { api, store, shown } = await aStore([item, aFeedbackItem({ id: 'f2' })]);
    const open = closeGate(api);
    const changing = store.setStatus(item, 'implemented');
    expect(shown('all')).toEqual(['f1 implemented', 'f2 pending']);
    expect(shown('own')).toEqual(['f1 implemented', 'f2 pending']);
    open();
    await changing;
    expect(shown('all')).toEqual(['f1 implemented', 'f2 pending']);
    expect(api.calls('setFeedbackStatus')[0]).toMatchObject({
      params: { id: 'f1' },
      body: { status: 'implemented' },
    });
  });

  test('is restored if the change fails, with a message', async () => {
    const { api, store, shown, onStatusFailure } = await aStore();
    api.failing.set('setFeedbackStatus', refusal);
    await store.setStatus(item, 'rejected');
    expect(shown('all')).toEqual(['f1 pending']);
    expect(onStatusFailure).toHaveBeenCalledWith(refusal);
  });

  test("is restored to the server's value if the second of two changes fails", async () => {
    const { api, store, shown } = await aStore();
    const first = store.setStatus(item, 'reviewed');
    const second = store.setStatus({ ...item, status: 'reviewed' }, 'rejected');
    await first;
    api.failing.set('setFeedbackStatus', refusal);
    await second;
    expect(shown('all')).toEqual(['f1 reviewed']);
  });

  test('is the last of several if the first one fails', async () => {
    const { api, store, shown } = await aStore();
    api.failing.set('setFeedbackStatus', refusal);
    const first = store.setStatus(item, 'reviewed');
    const second = store.setStatus({ ...item, status: 'reviewed' }, 'implemented');
    await first;
    expect(shown('all')).toEqual(['f1 implemented']);
    api.failing.clear();
    await second;
    expect(shown('all')).toEqual(['f1 implemented']);
    expect(api.items[0]?.status).toBe('implemented');
  });
});

import { describe, expect, test } from '@jest/globals';
import type { User } from '@craque/common/contracts/user.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { aUser } from '../../testing/a-user.ts';
import { aFeedbackItem } from '../../testing/fake-feedback-api.ts';
import { type Answer, answersShown, broken, refusal, serve } from '../../testing/serve.ts';
import { FeedbackTabs } from './feedback-tabs.tsx';
import { openPage } from '../../testing/open-page.tsx';

const submit = 'POST /api/feedback';
const own = 'GET /api/feedback/user';
const marked = 'GET /api/admin/marked-wins';
const setStatus = 'PATCH /api/feedback/f1/status';

function open(
  who: Partial<User> = {},
  items = [aFeedbackItem()],
  changes: Record<string, Answer> = {},
) {
  const answers: Record<string, Answer> = {
    [submit]: aFeedbackItem(),
    [own]: items,
    'GET /api/feedback/all': items,
    [marked]: [],
    'GET /api/corrections/user': [],
    'GET /api/corrections/all': [],
    [setStatus]: ({ body }) => ({ ...aFeedbackItem(), ...(body as object) }),
    ...changes,
  };
  const server = serve(answers);
  const user = openPage(<FeedbackTabs user={aUser(who)} />);
  const tab = (name: string) => user.click(screen.getByRole('tab', { name }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const fill = async () => {
    await user.type(screen.getByLabelText('Title'), 'More sports');
    await user.type(screen.getByLabelText('Your message'), 'Volleyball!');
  };
  return { ...server, answers, user, tab, press, fill };
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the form', () => {
  test('asks for an email only if none is on record', () => {
    open();
    expect(screen.getByLabelText(/Email/)).toBeTruthy();
    cleanup();
    open({ email: 'lia@example.org' });
    expect(screen.queryByLabelText(/Email/)).toBeNull();
  });

  test('shows what is missing and focuses the first such field', async () => {
    const { press } = open();
    await press('Submit feedback');
    expect(screen.getByText('Title is required')).toBeTruthy();
    expect(screen.getByText('Message is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  });

  test.each([
    ['Title', 'x'.repeat(121), 'Title must be at most 120 characters'],
    ['Your message', 'x'.repeat(5001), 'Message must be at most 5000 characters'],
    [/^Email/, 'nobody', 'Invalid email address'],
  ])('refuses in %s what is too long or invalid, until it is fixed', async (name, text, error) => {
    const { requests, user, press, fill } = open();
    await fill();
    const field = screen.getByLabelText(name);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await press('Submit feedback');
    expect(screen.getByText(error)).toBeTruthy();
    expect(requests(submit)).toHaveLength(0);
    await user.clear(field);
    await user.type(field, 'lia@example.org');
    expect(screen.queryByText(error)).toBeNull();
  });

  test('sends the email on record', async () => {
    const { requests, press, fill } = open({ email: 'lia@example.org' });
    await fill();
    await press('Submit feedback');
    await screen.findByText('Feedback Sent');
    expect(requests(submit)[0]?.body).toMatchObject({ email: 'lia@example.org' });
  });

  test('is sent again under the same key', async () => {
    const { answers, requests, press, fill } = open();
    answers[submit] = broken;
    await fill();
    await press('Submit feedback');
    await screen.findByRole('alert');
    answers[submit] = aFeedbackItem();
    await press('Try again');
    expect(
      await screen.findByRole('heading', { name: 'Thank you for your feedback!' }),
    ).toBeTruthy();
    const [first, second] = requests(submit);
    expect(second?.key).toBe(first?.key);
    expect(second?.body).toMatchObject({ title: 'More sports', content: 'Volleyball!' });
  });

  test('cannot be sent twice while a request is running', async () => {
    const { answers, press, fill } = open();
    const answer = Promise.withResolvers<object>();
    answers[submit] = () => answer.promise;
    await fill();
    await press('Submit feedback');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Submitting...' });
    expect(button.disabled).toBe(true);
    answer.resolve(aFeedbackItem());
    expect(
      await screen.findByRole('heading', { name: 'Thank you for your feedback!' }),
    ).toBeTruthy();
  });

  test('thanks for the feedback, and accepts another', async () => {
    const { requests, user, press, fill } = open();
    await user.click(screen.getByLabelText('Suggestion'));
    await fill();
    await press('Submit feedback');
    expect(await screen.findByRole('status')).toBe(document.activeElement);
    expect(requests(submit)[0]?.body).toMatchObject({ type: 'suggestion' });
    await press('Send another');
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('General feedback').checked).toBe(true);
  });

  test('reports a failure, and returns to an empty form', async () => {
    const { answers, press, fill } = open();
    answers[submit] = broken;
    await fill();
    await press('Submit feedback');
    const card = await screen.findByRole('alert');
    expect(within(card).getByText('Error Submitting Feedback')).toBeTruthy();
    expect(within(card).getByText('Please try again later or contact support')).toBeTruthy();
    await press('Return to form');
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
  });

  test('shows the reason if that helps', async () => {
    const { answers, press, fill } = open();
    answers[submit] = refusal(429, 'too_many_requests', 'Too many');
    await fill();
    await press('Submit feedback');
    expect(
      await screen.findByText('Easy there! You’re going too fast. Wait a minute.'),
    ).toBeTruthy();
  });
});

describe('the lists', () => {
  test('show title, text, kind and status, and whose they are only on the list of all', async () => {
    const { tab } = open();
    await tab('Feedback list');
    const [entry] = await screen.findAllByRole('listitem');
    expect(entry?.textContent).toMatch(
      /The clock stops.*Pending.*Bug report.*Lock the screen\.\nIt stops\./s,
    );
    expect(entry?.textContent).not.toContain('Lia Prado');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('name a deleted author by the email, or not at all', async () => {
    const gone = { user: null, userId: null };
    const { tab } = open({}, [
      aFeedbackItem({ ...gone, email: 'ana@example.org' }),
      aFeedbackItem({ ...gone, id: 'f2' }),
    ]);
    await tab('Feedback list');
    expect(await screen.findByText('ana@example.org')).toBeTruthy();
    expect(screen.getByText('Anonymous')).toBeTruthy();
  });

  test('say that they are empty', async () => {
    const { tab } = open({}, []);
    await tab('Feedback list');
    expect(await screen.findByText('No feedback yet')).toBeTruthy();
  });

  test('offer a retry if they cannot be loaded', async () => {
    const { answers, tab, press } = open();
    answers[own] = broken;
    await tab('Feedback list');
    expect(await screen.findByText('Error loading feedback')).toBeTruthy();
    answers[own] = [aFeedbackItem()];
    await press('Try again');
    expect(await screen.findByText('The clock stops')).toBeTruthy();
  });
});

describe('an admin', () => {
  test('has four more tabs than others', async () => {
    const { tab } = open();
    await tab('Feedback list');
    expect(tabs()).toEqual(['Submit Feedback', 'Feedback list', 'Your Feedback']);
    cleanup();
    const admin = open({ isAdmin: true });
    await admin.tab('Feedback list');
    expect(tabs()).toEqual([
      'Submit Feedback',
      'Feedback list',
      'Admin',
      'Your Feedback',
      'All Feedback',
      'Reports',
      'Players',
    ]);
  });

  test('sees on the tab of the players how many reports wait', async () => {
    const report = {
      ...{ id: 'r1', kind: 'name', value: 'Rude', username: 'ben', displayName: 'Rude' },
      reasons: { insult: 3, sexual: 0, impersonation: 0, other: 1 },
      reportedAt: '2026-03-02T12:00:00.000Z',
    };
    const reports = [
      { ...report, status: 'open' },
      { ...report, id: 'r2', status: 'dismissed' },
    ];
    const { tab } = open({ isAdmin: true }, [], { 'GET /api/admin/reports': reports });
    await tab('Feedback list');
    expect(await screen.findByRole('tab', { name: 'Players (1)' })).toBeTruthy();
  });

  test('gets from the admin tab to the list of all and sets a status there', async () => {
    const { answers, requests, user, tab, press } = open({ isAdmin: true });
    await tab('Admin');
    await press('Show all feedback');
    const status = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'Status of The clock stops',
    });
    const answer = Promise.withResolvers<object>();
    answers[setStatus] = () => answer.promise;
    await user.selectOptions(status, 'Implemented');
    expect(status.value).toBe('implemented');
    answer.resolve(aFeedbackItem({ status: 'implemented' }));
    await answersShown();
    expect(status.value).toBe('implemented');
    expect(requests(setStatus)[0]?.body).toEqual({ status: 'implemented' });
    answers[setStatus] = broken;
    await user.selectOptions(status, 'Rejected');
    expect(await screen.findByText(/^The status could not be changed/)).toBeTruthy();
    expect(status.value).toBe('implemented');
  });

  test('narrows the list of all to one status', async () => {
    const items = [
      aFeedbackItem({ status: 'pending' }),
      aFeedbackItem({ id: 'f2', title: 'More leagues', status: 'reviewed' }),
    ];
    const { user, tab, press } = open({ isAdmin: true }, items);
    await tab('Admin');
    await press('Show all feedback');
    const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);
    const filter = await screen.findByRole('combobox', { name: 'Filter by status' });
    expect(titles()).toEqual(['The clock stops', 'More leagues']);
    await user.selectOptions(filter, 'Reviewed');
    expect(titles()).toEqual(['More leagues']);
    await user.selectOptions(filter, 'Rejected');
    expect(titles()).toEqual([]);
    expect(screen.getByText('Nothing with this status')).toBeTruthy();
  });

  test('sees the address for questions where the author has given one, others do not', async () => {
    const items = [
      aFeedbackItem({ email: 'lia@example.org' }),
      aFeedbackItem({ id: 'f2', email: null }),
    ];
    const own = open({}, items);
    await own.tab('Feedback list');
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText('lia@example.org')).toBeNull();
    cleanup();
    const admin = open({ isAdmin: true }, items);
    await admin.tab('Admin');
    await admin.press('Show all feedback');
    const address = await screen.findByRole('link', { name: 'lia@example.org' });
    expect(address.getAttribute('href')).toBe('mailto:lia@example.org');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test.each([
    ['2026-11-20T12:00:00.000Z', /^quick599 of 604 wins, the fastest in 1 sNov.20,.2026 – Nov.22/],
    ['2026-11-22T12:00:00.000Z', /in 1 sNov.22,.2026$/],
  ])('sees the accounts with marked wins since %s and their figures', async (firstAt, text) => {
    const account = { userId: 'u7', username: 'quick', displayName: null, shortest: 1 };
    const figures = { firstAt, lastAt: '2026-11-22T12:05:00.000Z', marked: 599, wins: 604 };
    const { tab } = open({ isAdmin: true }, [], {
      [marked]: [{ ...account, ...figures }],
    });
    await tab('Admin');
    const part = screen.getByRole('region', { name: 'Wins beyond human reach' });
    expect(within(part).getByRole('heading', { level: 2 })).toBeTruthy();
    expect((await within(part).findByRole('listitem')).textContent).toMatch(text);
  });

  test('sees that no account has marked wins, or that they cannot be loaded', async () => {
    const { answers, tab, press } = open({ isAdmin: true });
    answers[marked] = broken;
    await tab('Admin');
    expect(await screen.findByText('These accounts could not be loaded')).toBeTruthy();
    answers[marked] = [];
    await press('Try again');
    expect(await screen.findByText('No account has such wins.')).toBeTruthy();
  });
});

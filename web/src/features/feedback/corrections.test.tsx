import { describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { aCorrectionItem } from '../../testing/fake-feedback-api.ts';
import { startTexts } from '../../testing/start-english.ts';
import { type Answer, answersShown, broken, serve } from '../../testing/serve.ts';
import { AllCorrections, OwnCorrections } from './corrections.tsx';
import { openPage } from '../../testing/open-page.tsx';

const all = 'GET /api/corrections/all';
const decide = 'PATCH /api/corrections/c1/decision';

function serveItems(items: object[]) {
  const answers: Record<string, Answer> = {
    [all]: items,
    'GET /api/corrections/user': items,
    [decide]: ({ body }) => {
      const decided = { ...heavy, ...(body as object) };
      answers[all] = [decided, ...items.slice(1)];
      return decided;
    },
  };
  return { ...serve(answers), answers };
}
const heavy = aCorrectionItem();
const light = aCorrectionItem({ id: 'c2', text: 'Quilly', reports: 1 });
const field = (name: RegExp) => screen.getAllByLabelText<HTMLInputElement>(name)[0];

describe("the admins' list", () => {
  async function open(items = [heavy, light]) {
    const server = serveItems(items);
    const user = openPage(<AllCorrections />);
    await screen.findByText('3 reports');
    return { ...server, user };
  }

  test('shows the open ones with their weight, and a table of what is accepted', async () => {
    await open();
    const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toContain('Addie');
    expect(entries[1]).toContain('1 report');
    const link = screen.getByRole('link', { name: 'Accepted values as CSV' });
    expect(link.getAttribute('href')).toBe('/api/corrections/table');
  });

  test("names the league in the reader's language", async () => {
    await startTexts('pt');
    try {
      serveItems([aCorrectionItem()]);
      openPage(<AllCorrections />);
      expect(await screen.findByText('Premier League inglesa')).toBeTruthy();
    } finally {
      await act(() => startTexts('en'));
    }
  });

  test('accepts with the value and the note of the admin; the entry leaves the open ones', async () => {
    const { requests, user } = await open();
    const [value, note] = [field(/^Accepted value/), field(/^Answer to the players/)];
    if (!value || !note) throw new Error('the fields are not there');
    expect(value.value).toBe('Addie');
    await user.clear(value);
    await user.type(value, 'Addie Q');
    await user.type(note, 'Right!');
    await user.click(screen.getAllByRole('button', { name: 'Accept' })[0] as HTMLElement);
    expect(requests(decide)).toMatchObject([
      { body: { status: 'accepted', value: 'Addie Q', note: 'Right!' } },
    ]);
    await answersShown();
    expect(screen.queryByText('3 reports')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Filter by status'), 'Accepted');
    expect(await screen.findByText('Answer: Right!')).toBeTruthy();
  });

  test('refuses without a value, and tells of a failure', async () => {
    const { answers, requests, user } = await open();
    answers[decide] = broken;
    await user.click(screen.getAllByRole('button', { name: 'Refuse' })[0] as HTMLElement);
    expect(requests(decide)[0]?.body).toEqual({ status: 'refused', note: '' });
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('3 reports')).toBeTruthy();
  });
});

describe('a person who sends false reports', () => {
  test('has all open ones refused at once', async () => {
    const { requests, answers } = serveItems([heavy, light]);
    const refusals = 'POST /api/corrections/refusals';
    answers[refusals] = () => {
      answers[all] = [];
      return { refused: 2 };
    };
    const user = openPage(<AllCorrections />);
    const name = 'Refuse all open ones by @mona';
    await user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
    expect(requests(refusals)).toMatchObject([{ body: { username: 'mona' } }]);
    expect(await screen.findByText('No reports here')).toBeTruthy();
  });
});

describe("the user's own list", () => {
  test('tells what has become of a report, with the value and the answer', async () => {
    const refused = { ...light, status: 'refused', note: 'Nobody says so.' } as const;
    serveItems([{ ...heavy, status: 'accepted', value: 'Addie Q' }, refused]);
    openPage(<OwnCorrections />);
    expect(await screen.findByText('Accepted as: Addie Q')).toBeTruthy();
    expect(screen.getByText('Answer: Nobody says so.')).toBeTruthy();
    expect(screen.getByText('Refused')).toBeTruthy();
  });

  test('is not there without a report', async () => {
    serveItems([]);
    const { container } = render(<OwnCorrections />);
    await answersShown();
    expect(container.textContent).toBe('');
  });
});

import { describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import {
  aCorrectionItem,
  createFakeFeedbackApi,
  refusal,
} from '../../testing/fake-feedback-api.ts';
import { startTexts } from '../../testing/start-english.ts';
import { answersShown } from '../../testing/serve.ts';
import { serveFake } from '../../testing/serve-fake.ts';
import { AllCorrections, OwnCorrections } from './corrections.tsx';
import { openPage } from '../../testing/open-page.tsx';

function apiOver(items: ReturnType<typeof aCorrectionItem>[]) {
  const api = serveFake(createFakeFeedbackApi([], [], items));
  return api;
}
const heavy = aCorrectionItem();
const light = aCorrectionItem({ id: 'c2', text: 'Quilly', reports: 1 });
const field = (name: RegExp) => screen.getAllByLabelText<HTMLInputElement>(name)[0];

describe("the admins' list", () => {
  async function open(items = [heavy, light]) {
    const api = apiOver(items);
    const user = openPage(<AllCorrections />);
    await screen.findByText('3 reports');
    return { api, user };
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
      apiOver([aCorrectionItem()]);
      openPage(<AllCorrections />);
      expect(await screen.findByText('Premier League inglesa')).toBeTruthy();
    } finally {
      await act(() => startTexts('en'));
    }
  });

  test('accepts with the value and the note of the admin; the entry leaves the open ones', async () => {
    const { api, user } = await open();
    const [value, note] = [field(/^Accepted value/), field(/^Answer to the players/)];
    if (!value || !note) throw new Error('the fields are not there');
    expect(value.value).toBe('Addie');
    await user.clear(value);
    await user.type(value, 'Addie Q');
    await user.type(note, 'Right!');
    await user.click(screen.getAllByRole('button', { name: 'Accept' })[0] as HTMLElement);
    expect(api.calls('decideCorrection')).toMatchObject([
      { params: { id: 'c1' }, body: { status: 'accepted', value: 'Addie Q', note: 'Right!' } },
    ]);
    expect(screen.queryByText('3 reports')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Filter by status'), 'Accepted');
    expect(await screen.findByText('Answer: Right!')).toBeTruthy();
  });

  test('refuses without a value, and tells of a failure', async () => {
    const { api, user } = await open();
    api.failing.set('decideCorrection', refusal);
    await user.click(screen.getAllByRole('button', { name: 'Refuse' })[0] as HTMLElement);
    expect(api.calls('decideCorrection')[0]?.body).toEqual({ status: 'refused', note: '' });
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('3 reports')).toBeTruthy();
  });

  test('can be read again after a failure', async () => {
    const api = apiOver([heavy]);
    api.failing.set('readAllCorrections', refusal);
    const user = openPage(<AllCorrections />);
    await screen.findByRole('alert');
    api.failing.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 reports')).toBeTruthy();
  });
});

describe("the user's own list", () => {
  test('tells what has become of a report, with the value and the answer', async () => {
    const refused = { ...light, status: 'refused', note: 'Nobody says so.' } as const;
    apiOver([{ ...heavy, status: 'accepted', value: 'Addie Q' }, refused]);
    openPage(<OwnCorrections />);
    expect(await screen.findByText('Accepted as: Addie Q')).toBeTruthy();
    expect(screen.getByText('Answer: Nobody says so.')).toBeTruthy();
    expect(screen.getByText('Refused')).toBeTruthy();
  });

  test('is not there without a report', async () => {
    apiOver([]);
    const { container } = render(<OwnCorrections />);
    await answersShown();
    expect(container.textContent).toBe('');
  });
});

import { expect, test } from '@jest/globals';
import type { ReportItem } from '@craque/common/contracts/people.ts';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';
import { type Answer, serve } from '../../testing/serve.ts';
import { PeopleReports } from './people-reports.tsx';

const item: ReportItem = {
  ...{ id: 'r1', kind: 'name', value: 'Rude Words', status: 'open' },
  ...{ username: 'ben', displayName: 'Rude Words' },
  reasons: { insult: 3, sexual: 0, impersonation: 0, other: 1 },
  reportedAt: '2026-03-02T12:00:00.000Z',
};

test('an admin sees what is reported, how often and why, and decides', async () => {
  const answers: Record<string, Answer> = { 'GET /api/admin/reports': [item] };
  const decide = 'PATCH /api/admin/reports/r1/decision';
  answers[decide] = () => {
    answers['GET /api/admin/reports'] = [{ ...item, status: 'renamed' }];
    return { ...item, status: 'renamed' };
  };
  const { requests } = serve(answers);
  const user = openPage(<PeopleReports />);
  const entry = within(await screen.findByRole('listitem'));
  expect(entry.getByText('Insults or hate: 3')).toBeTruthy();
  await user.click(entry.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No reports of players')).toBeTruthy();
  expect(requests(decide)[0]?.body).toEqual({ decision: 'renamed' });
});

import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { anAnswer, aStageRound, aStageView } from '../../../testing/party/a-party-screen.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { refusal, serve } from '../../../testing/serve.ts';
import { StageScreen } from './stage-screen.tsx';

const page = (
  <Routes>
    <Route path="/party/:code/screen" element={<StageScreen />} />
  </Routes>
);
const route = 'POST /api/parties/CRAQ79/screen';

describe('the big screen', () => {
  test('is asked for by the code in either case, and shows the room', async () => {
    const { requests } = serve({ [route]: aStageView() });
    openPage(page, '/party/craq79/screen');
    expect(await screen.findByText('CRAQ79')).toBeTruthy();
    expect(requests(route)).toHaveLength(1);
  });

  test('holds an answer back until its moment, although it has been sent', async () => {
    const startsAt = new Date(Date.now() + 1200).toISOString();
    const endsAt = new Date(Date.now() + 13_200).toISOString();
    const round = aStageRound({ clues: 4, answer: anAnswer });
    serve({ [route]: aStageView({ phase: 'reveal', startsAt, endsAt, round }) });
    openPage(page, '/party/CRAQ79/screen');
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expect(document.body.textContent).not.toContain('Ada Secretova');
    expect(
      await screen.findByRole('heading', { name: 'Ada Secretova' }, { timeout: 3000 }),
    ).toBeTruthy();
  });

  test('says that there is no such room, with a way on', async () => {
    serve({ [route]: refusal(404, 'party_not_found', 'No') });
    openPage(page, '/party/CRAQ79/screen');
    expect(await screen.findByRole('heading', { name: 'No party here' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to parties' }).getAttribute('href')).toBe(
      '/party',
    );
  });
});

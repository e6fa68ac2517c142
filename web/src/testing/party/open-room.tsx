import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { act } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { HostPanel, loadPodium, TeamChoice } from '../../features/party/seat/lazy-phases.ts';
import { PartyScreen } from '../../features/party/seat/party-screen.tsx';
import { openPage } from '../open-page.tsx';
import { type Answer, answersShown, serve } from '../serve.ts';
import { iso, partyCode } from './a-party-view.ts';

/** The page of a room whose server answers with a view, without a socket; `now` is the real time. */
export async function openRoom(first: PartyView, answers: Record<string, Answer> = {}) {
  const server = { view: first };
  const stamped = () => ({
    ...server.view,
    ticket: null,
    state: { ...server.view.state, now: iso(Date.now()) },
  });
  const path = `/api/parties/${partyCode}`;
  const of = (name: string) => `POST ${path}/${name}`;
  window.scrollTo = () => undefined;
  await Promise.all([loadPodium(), HostPanel.preload(), TeamChoice.preload()]);
  const line = serve({
    [`GET ${path}`]: stamped,
    [`GET ${path}/news`]: stamped,
    [`PATCH ${path}`]: stamped,
    ...Object.fromEntries(
      ['seat', 'step', 'remove', 'rename', 'host'].map((name) => [of(name), stamped]),
    ),
    ...answers,
  });
  const user = openPage(
    <Routes>
      <Route path="/party/:code" element={<PartyScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    `/party/${partyCode.toLowerCase()}`,
  );
  await answersShown();
  return {
    ...{ line, user },
    sent: (name: string) => line.requests(of(name)).map(({ body }) => body),
    /** The room has changed, and the device reads it. */
    async become(view: PartyView) {
      server.view = view;
      await act(async () => void window.dispatchEvent(new Event('online')));
      await answersShown();
    },
  };
}

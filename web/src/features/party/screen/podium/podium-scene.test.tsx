import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import { MemoryRouter } from 'react-router-dom';
import {
  aHostOf,
  anAnswer,
  aQuietParty,
  aStageView,
  screenRows,
  stageTeams,
} from '../../../../testing/party/a-party-screen.ts';
import { preferReducedMotion } from '../../../../testing/reduced-motion.ts';
import { startEnglish } from '../../../../testing/start-english.ts';
import { Stage } from '../stage.tsx';

function show(state: Partial<PartyState>, host: PartyView['host'] = null) {
  const party = aQuietParty();
  const shown = render(
    <MemoryRouter>
      <Stage party={party} view={aStageView(state, host)} />
    </MemoryRouter>,
  );
  return { ...shown, party, text: () => shown.container.textContent ?? '' };
}

const items = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeAll(async () => {
  preferReducedMotion();
  await startEnglish();
});

describe('the podium', () => {
  const best = (name: string, athleteName: string) => ({ seat: 1, name, athleteName, accuracy: 9 });
  const podium: Partial<PartyState> = {
    ...{ phase: 'podium', rows: screenRows(4), top: screenRows(3), doorOpen: false },
    ends: [1, 2, 3].map((number) => ({
      ...{
        number,
        imageUrl: `/photo/${number}`,
        answer: { ...anAnswer, athleteName: `Star ${number}` },
      },
      ...{ closest: best('Ana', `Near ${number}`), wildest: best('Gigi', `Far ${number}`) },
    })),
  };

  test('has the three best and the guesses of every round', () => {
    const { text } = show(podium);
    expect(screen.getByText('Çağla 3')).toBeTruthy();
    expect(screen.queryByText('Dona Maria Lu 4')).toBeNull();
    for (const part of ['Star 1', 'Near 2', 'Far 3', '12.3 sec']) expect(text()).toContain(part);
  });

  test('shows the rounds once the third, the second and the first stand, if things may move', () => {
    const { matchMedia } = window;
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
    jest.useFakeTimers();
    const { container, text, unmount } = show(podium);
    const delays = [...container.querySelectorAll('li')].map((step) => step.style.animationDelay);
    expect(delays).toEqual(['3300ms', '1800ms', '300ms']);
    act(() => void jest.advanceTimersByTime(3900));
    expect(text()).not.toContain('Star 1');
    act(() => void jest.advanceTimersByTime(100));
    expect(text()).toContain('Star 1');
    unmount();
    jest.useRealTimers();
    window.matchMedia = matchMedia;
  });

  test('stays with its stickers when the party is over', () => {
    const { container, text } = show({ ...podium, phase: 'over' });
    expect(screen.getByRole('heading', { name: 'This party is over.' })).toBeTruthy();
    expect(screen.getByText('Çağla 3')).toBeTruthy();
    expect(text()).toContain('Thanks for playing!');
    const pictures = [...container.querySelectorAll('img')].map((each) => each.getAttribute('src'));
    expect(pictures).toEqual(['/photo/1', '/photo/2', '/photo/3']);
  });

  test('offers the host another game', async () => {
    const { party } = show(podium, aHostOf('end', 'again'));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Play again' })));
    expect(party.calls).toContain('stepParty {"step":"again"}');
  });

  test('comes after the winning team and its people, if there are teams', () => {
    const rows = screenRows(4, (at) => ({ team: at % 2 ? 'bolts' : 'stars' }));
    const top = rows.slice(0, 3);
    jest.useFakeTimers();
    show({ phase: 'podium', rows, top, teams: stageTeams, doorOpen: false });
    expect(items('The winning team')).toEqual(['Blue Stars1,900 pointsAna 1Çağla 3']);
    expect(items('Teams')).toEqual(['Yellow Bolts950 points']);
    expect(screen.queryByText('5,000 points')).toBeNull();
    act(() => void jest.advanceTimersByTime(8000));
    jest.useRealTimers();
    expect(screen.getByText('5,000 points')).toBeTruthy();
    expect(screen.getByText('Blue Stars')).toBeTruthy();
  });
});

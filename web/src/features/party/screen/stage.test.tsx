import { beforeAll, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import { MemoryRouter } from 'react-router-dom';
import {
  aHostOf,
  anAnswer,
  aStageRound,
  aQuietParty,
  aStageView,
  screenRows,
  stageTeams,
} from '../../../testing/party/a-party-screen.ts';
import { preferReducedMotion } from '../../../testing/reduced-motion.ts';
import { startEnglish } from '../../../testing/start-english.ts';
import { Stage } from './stage.tsx';

const now = Date.parse('2026-11-27T20:00:00.000Z');
const at = (ms: number) => new Date(now + ms).toISOString();

function show(state: Partial<PartyState>, host: PartyView['host'] = null) {
  const party = aQuietParty(() => now);
  const shown = render(
    <MemoryRouter>
      <Stage party={party} view={aStageView(state, host)} />
    </MemoryRouter>,
  );
  return { ...shown, party, text: () => shown.container.textContent ?? '' };
}

const round: Partial<PartyState> = {
  ...{ phase: 'round', startsAt: at(-20_000), endsAt: at(40_000), done: 2, round: aStageRound() },
  rows: screenRows(4, (seat) =>
    seat === 1
      ? { name: 'Zoé', done: true, solved: true, used: 2, band: 'close' }
      : { name: `Seat ${seat}`, used: seat, band: seat > 1 ? 'far' : null, done: seat === 3 },
  ),
};
const told = aStageRound({ clues: 4, answer: anAnswer });

beforeAll(async () => {
  preferReducedMotion();
  await startEnglish();
});

describe('the lobby', () => {
  test('shows the way in as a code to scan and to type, and who has come', () => {
    const { text } = show({ rows: screenRows(3) });
    expect(screen.getByText('CRAQ79')).toBeTruthy();
    expect(screen.getByTitle('QR code for http://localhost/party/CRAQ79')).toBeTruthy();
    expect(text()).toContain('localhost/party');
    const names = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Ana 1',
      'Beto Alemão 2',
      'Çağla 3',
    ]);
    expect(screen.getByText('3 players are in')).toBeTruthy();
    expect(text()).toContain('456');
  });

  test('shows no code when nobody can come in', () => {
    const { text } = show({ doorOpen: false, locked: true });
    expect(text()).not.toContain('CRAQ79');
    expect(screen.getByRole('heading', { name: 'The door is closed' })).toBeTruthy();
  });

  test('is glad that nobody else fits in', () => {
    show({ doorOpen: false, rows: screenRows(60) });
    expect(screen.getByRole('heading', { name: 'Full house!' })).toBeTruthy();
  });
});

test('the countdown says which round it is and how it goes', () => {
  const hidden = { dateBorn: null, nationality: null, team: null, imageUrl: null };
  show({ phase: 'countdown', startsAt: at(2400), endsAt: at(62_400), round: aStageRound(hidden) });
  expect(screen.getByRole('heading', { name: 'Round 3 of 8' })).toBeTruthy();
  expect(screen.getByText(/60 seconds, five guesses/)).toBeTruthy();
  expect(screen.getByText('English Premier League')).toBeTruthy();
  expect(screen.getByText('3')).toBeTruthy();
});

describe('a round', () => {
  test('shows the clues that are open, the time, and who is done', () => {
    show(round);
    const clues = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(clues.slice(0, 3)).toEqual(['Nov 16, 1997', 'Brazil', 'Albion']);
    expect(clues.slice(3)).toEqual(['???not revealed yet', '???not revealed yet']);
    expect(screen.getByRole('timer', { name: '0:40 left' })).toBeTruthy();
    expect(screen.getByText('2 of 4 done')).toBeTruthy();
  });

  test('lights the seats with their bands, in the order in which they came', () => {
    const { container } = show(round);
    const seats = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem');
    const lights = seats.map((seat) => [seat.dataset.light, seat.textContent]);
    expect(lights).toEqual([
      ['guesses', 'Seat 00 guesses'],
      ['solved', 'Zoégot it'],
      ['guesses', 'Seat 22 guesses'],
      ['done', 'Seat 3out of guesses'],
    ]);
    expect(container.querySelectorAll('[data-light] svg')).toHaveLength(3);
  });

  test('fills the stage with each of the last five seconds', () => {
    const { unmount } = show({ ...round, endsAt: at(5200) });
    expect(screen.queryByTestId('last')).toBeNull();
    unmount();
    show({ ...round, endsAt: at(2800) });
    expect(screen.getByTestId('last').textContent).toBe('3');
  });

  test('without a clock has none', () => {
    show({ ...round, endsAt: null });
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('shows the picture of the step that is due, and names nobody', () => {
    show(round);
    const picture = screen.getByRole('img', { name: 'Hidden athlete, step 3 of 5' });
    expect(picture.getAttribute('src')).toBe('/api/parties/CRAQ79/rounds/3/photo?step=2');
  });

  test('that has begun by the clock, but of which nothing is known, shows nothing of it', () => {
    const hidden = { dateBorn: null, nationality: null, team: null, imageUrl: null };
    show({ ...round, phase: 'countdown', startsAt: at(-10), round: aStageRound(hidden) });
    const clues = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(new Set(clues)).toEqual(new Set(['???not revealed yet']));
    expect(screen.queryByRole('img', { name: /athlete/ })).toBeNull();
  });
});

describe('the answer', () => {
  const reveal: Partial<PartyState> = {
    ...{ ...round, phase: 'reveal', startsAt: at(-100), endsAt: at(11_900), round: told },
  };

  test('is the name, who was first, and how many got it', () => {
    show(reveal);
    expect(screen.getByRole('heading', { name: 'Ada Secretova' })).toBeTruthy();
    expect(screen.getByText('Beto').closest('p')?.textContent).toBe('Beto 12.3 sec');
    expect(screen.queryByText('Closest')).toBeNull();
    expect(screen.getByText('4 of 4 got it')).toBeTruthy();
  });

  test('says it if nobody got it, and who was closest', () => {
    const answer = { ...anAnswer, first: null, solved: 0 };
    const rows = screenRows(3, (at) => ({
      used: 5,
      band: 'close',
      gained: [90, 140, 60][at] ?? 0,
    }));
    show({ ...reveal, rows, round: { ...told, answer } });
    expect(screen.getByText('Nobody got it.')).toBeTruthy();
    const slip = screen.getByText('Closest').parentElement;
    expect(slip?.textContent?.trim()).toBe('ClosestBeto Alemão 2');
    expect(slip?.querySelectorAll('svg')).toHaveLength(1);
  });

  test('is followed by the table, whose rows go to their new places', async () => {
    const rows = screenRows(3, (place) => ({ moved: [2, -1, -1][place] ?? 0 }));
    show({ ...reveal, rows, startsAt: at(-6000), endsAt: at(6000) });
    const lines = () =>
      within(screen.getByRole('list', { name: /after round 3/ }))
        .getAllByRole('listitem')
        .map((row) => row.style.getPropertyValue('--own-line'));
    expect(lines()).toEqual(['2', '0', '1']);
    const first = () => document.querySelector('[data-first]')?.textContent;
    expect(first()).toMatch(/^1Beto/);
    await waitFor(() => expect(lines()).toEqual(['0', '1', '2']), { timeout: 3000 });
    expect(first()).toMatch(/^1Ana/);
    expect(screen.getByText('up 2 places')).toBeTruthy();
  });
});

test('the table says what the round has brought, and the time where points are equal', () => {
  const points = [1960, 1950, 1950];
  const rows = screenRows(3, (place) => ({
    ...{
      points: points[place] ?? 0,
      time: 12_340 + 1000 * place,
      gained: [950, 0, 1000][place] ?? 0,
    },
  }));
  const reveal = { phase: 'reveal', round: told, startsAt: at(-6000), endsAt: at(6000) } as const;
  show({ ...reveal, rows });
  const lines = within(screen.getByRole('list', { name: /after round 3/ })).getAllByRole(
    'listitem',
  );
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '1Ana 1+9501,960',
    '2Beto Alemão 213.3 sec+01,950',
    '3Çağla 314.3 sec+1,0001,950',
  ]);
});

describe('teams', () => {
  const rows = screenRows(4, (at) => ({ team: at % 2 ? 'bolts' : 'stars' }));
  const reveal = { phase: 'reveal', round: told, startsAt: at(-6000), endsAt: at(6000) } as const;
  const items = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('have their sizes in the lobby, and their mark beside each name', () => {
    show({ rows, teams: stageTeams });
    expect(items('Teams')).toEqual(['Blue Stars22 players', 'Yellow Bolts22 players']);
    const people = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('img');
    expect(people.map((crest) => crest.getAttribute('aria-label'))).toEqual([
      ...['Blue Stars', 'Yellow Bolts', 'Blue Stars', 'Yellow Bolts'],
    ]);
  });

  test('have their sizes beside the number of people when there are many', () => {
    const many = screenRows(25, () => ({ team: 'stars' }));
    const { unmount } = show({ rows: many, teams: stageTeams });
    const list = screen.getByRole('list', { name: 'Teams' });
    expect(list.parentElement?.textContent).toContain('25 players are in');
    expect(items('Teams')).toEqual(['Blue Stars22 players', 'Yellow Bolts22 players']);
    expect(screen.getByRole('heading', { level: 1, name: 'Grab a seat' })).toBeTruthy();
    unmount();
    show({ rows: many.slice(1), teams: stageTeams });
    const apart = screen.getByRole('list', { name: 'Teams' });
    expect(apart.parentElement?.firstElementChild?.tagName).toBe('HEADER');
  });

  test('have their mark beside each name in a round', () => {
    show({ ...round, rows: rows.slice(0, 2), teams: stageTeams });
    expect(screen.getAllByRole('img', { name: /Blue Stars|Yellow Bolts/ })).toHaveLength(2);
  });

  test('have their mark beside who was first', () => {
    show({ ...reveal, startsAt: at(-10), rows, teams: stageTeams });
    const first = screen.getByText('Beto').closest('p');
    expect(first?.querySelector('[data-team="bolts"]')).toBeTruthy();
  });

  test.each([4, 40])(
    'have bars beside or above a table of %d, which change places',
    async (seats) => {
      show({ ...reveal, rows: screenRows(seats, () => ({ team: 'stars' })), teams: stageTeams });
      const shifts = () =>
        within(screen.getByRole('list', { name: 'Teams' }))
          .getAllByRole('listitem')
          .map((bar) => bar.style.getPropertyValue('--own-shift'));
      expect(shifts()).toEqual(['1', '-1']);
      expect(items('Teams')).toEqual([
        '2Blue Stars1up 1 place1,900',
        '1Yellow Bolts1down 1 place950',
      ]);
      await waitFor(() => expect(shifts()).toEqual(['0', '0']), { timeout: 3000 });
      expect(items('Teams')[0]).toMatch(/^1Blue Stars/);
    },
  );
});

describe('who comes late', () => {
  const answered = { ...round, phase: 'reveal', round: told } as const;
  test.each<[string, Partial<PartyState>]>([
    ['countdown', { ...round, phase: 'countdown', startsAt: at(2000) }],
    ['round', round],
    ['answer', { ...answered, startsAt: at(-10) }],
    ['table', { ...answered, startsAt: at(-9000) }],
    ['table of many', { ...answered, startsAt: at(-9000), rows: screenRows(50) }],
  ])('finds the code beside the %s while the door is open, and not longer', (_, state) => {
    const { unmount } = show(state);
    expect(screen.getByTitle('QR code for http://localhost/party/CRAQ79')).toBeTruthy();
    expect(screen.getByText('CRAQ79')).toBeTruthy();
    unmount();
    expect(show({ ...state, doorOpen: false }).text()).not.toContain('CRAQ79');
  });
});

describe('the bar', () => {
  test('is not that of a host for anybody else', () => {
    show({});
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Lock the door' })).toBeNull();
    expect(screen.getByRole('switch', { name: 'Sound', checked: false })).toBeTruthy();
  });

  test('lets the host start and lock', async () => {
    const { party } = show({}, aHostOf('start', 'end'));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Start' })));
    const lock = screen.getByRole('button', { name: 'Lock the door', pressed: false });
    await act(async () => void fireEvent.click(lock));
    expect(party.calls).toContain('stepParty {"step":"start"}');
    expect(party.calls).toContain('changeParty {"locked":true}');
  });

  test('opens the host’s page in another tab, and has the end last', () => {
    const { container, unmount } = show({}, aHostOf('start', 'end'));
    const link = screen.getByRole('link', { name: 'Manage the room' });
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener' });
    expect(link.getAttribute('href')).toBe('/party/CRAQ79');
    const [start, ...rest] = container.querySelectorAll('[data-bar] > *');
    expect([start?.textContent, rest.at(-1)?.textContent]).toEqual(['Start', 'End the party']);
    unmount();
    show({});
    expect(screen.queryByRole('link', { name: 'Manage the room' })).toBeNull();
  });

  test('asks before it ends the evening', async () => {
    const { party } = show({}, aHostOf('end'));
    fireEvent.click(screen.getByRole('button', { name: 'End the party' }));
    const dialog = await screen.findByRole('dialog', { name: 'End the party?' });
    expect(party.calls).toEqual([]);
    const sure = within(dialog).getByRole('button', { name: 'End the party' });
    await act(async () => void fireEvent.click(sure));
    expect(party.calls).toContain('stepParty {"step":"end"}');
  });

  test('says that a game that is on ends on the podium', async () => {
    const { party } = show(round, aHostOf('reveal', 'end'));
    fireEvent.click(screen.getByRole('button', { name: 'Go to the podium' }));
    const dialog = await screen.findByRole('dialog', { name: 'Finish the game now?' });
    const sure = within(dialog).getByRole('button', { name: 'Go to the podium' });
    await act(async () => void fireEvent.click(sure));
    expect(party.calls).toContain('stepParty {"step":"end"}');
  });

  test('is away when the answer comes, until somebody reaches for it again', () => {
    const { container, rerender, party } = show(round, aHostOf('reveal'));
    const isHidden = () => container.querySelector('[data-hidden]') !== null;
    expect(isHidden()).toBe(true);
    fireEvent.pointerMove(document.body);
    expect(isHidden()).toBe(false);
    const reveal: Partial<PartyState> = {
      ...round,
      phase: 'reveal',
      startsAt: at(-10),
      round: told,
    };
    rerender(
      <MemoryRouter>
        <Stage party={party} view={aStageView(reveal, aHostOf('next'))} />
      </MemoryRouter>,
    );
    expect(isHidden()).toBe(true);
    fireEvent.pointerMove(document.body);
    expect(isHidden()).toBe(false);
  });

  test('offers the role of a host who is away to who may take it', async () => {
    const other = { isHost: false, mayTakeOver: true, steps: [], people: [] };
    const { party, unmount } = show({ hostAway: true }, other);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Take over' })));
    expect(party.calls).toContain('takeOverParty');
    unmount();
    show({ hostAway: true });
    expect(screen.getByText('The host is away.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
  });
});

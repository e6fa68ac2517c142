import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  aHost,
  aPartyRound,
  aPartyState,
  aPartyView,
  partyCode,
} from '../../../testing/party/a-party-view.ts';
import { openRoom } from '../../../testing/party/open-room.tsx';
import { ownParty } from '../state/own-party.ts';

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const answer = { athleteName: 'Mohamed Salah', first: null, solved: 0 };
const button = (name: string) => screen.getByRole('button', { name });

describe('a host', () => {
  test('without a seat has the buttons, the way to the big screen, and a seat to take', async () => {
    const { user, sent } = await openRoom(aPartyView({ seat: null, host: aHost() }));
    const screenLink = screen.getByRole('link', { name: 'Open the big screen here' });
    expect(screenLink.getAttribute('href')).toBe(`/party/${partyCode}/screen`);
    expect(screenLink).toMatchObject({ target: '_blank', rel: 'noopener' });
    // The browser follows it, and this page stays.
    expect(fireEvent.click(screenLink)).toBe(true);
    expect(button('Take a seat')).toBeTruthy();
    expect(ownParty.read()).toBe(partyCode);
    await user.click(button('Start'));
    expect(sent('step')).toEqual([{ step: 'start' }]);
  });

  test('with a seat has them below it', async () => {
    await openRoom(aPartyView({ host: aHost({ steps: ['end'] }) }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana');
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Ana' })).toBeNull();
  });

  test('of an empty room has the way to the big screen before the end', async () => {
    const state = aPartyState({ seats: 0 });
    const host = aHost({ steps: ['end'], people: [] });
    await openRoom(aPartyView({ seat: null, state, host }));
    const panel = within(screen.getByRole('region', { name: 'You’re the host' }));
    const link = panel.getByRole('link', { name: 'Open the big screen here' });
    expect(isBefore(link, button('End the party'))).toBe(true);
    expect(panel.getAllByRole('button').at(-1)).toBe(button('End the party'));
  });

  test.each([
    ['round', 'Reveal now'],
    ['reveal', 'Next round'],
  ] as const)(
    'on a phone has what comes next in sight in the %s, and it alone',
    async (phase, name) => {
      const step = phase === 'round' ? 'reveal' : 'next';
      const round = aPartyRound(phase === 'reveal' ? { answer } : {});
      const state = aPartyState({ phase, round });
      await openRoom(aPartyView({ state, host: aHost({ steps: ['end', step] }) }));
      const atHand = document.querySelectorAll('[data-at-hand] button');
      expect([...atHand]).toEqual([button(name)]);
    },
  );

  test('ends the party only after a question', async () => {
    const { user, sent } = await openRoom(aPartyView({ host: aHost() }));
    await user.click(button('End the party'));
    expect(sent('step')).toEqual([]);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'End the party' }));
    expect(sent('step')).toEqual([{ step: 'end' }]);
  });

  test('is asked the same as long as the question is open, and does nothing once it no longer fits', async () => {
    const round = aPartyState({ phase: 'round', round: aPartyRound() });
    const { user, sent, become } = await openRoom(
      aPartyView({ state: round, host: aHost({ steps: ['reveal', 'end'] }) }),
    );
    await user.click(button('Go to the podium'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Finish the game now?' }));
    const podium = aPartyState({ phase: 'podium', version: 2 });
    await become(aPartyView({ state: podium, host: aHost({ steps: ['again', 'end'] }) }));
    await user.click(dialog.getByRole('button', { name: 'Go to the podium' }));
    expect(sent('step')).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('gives others a name or takes them out', async () => {
    const { user, sent } = await openRoom(aPartyView({ host: aHost() }));
    await user.click(button('Rename Ben'));
    const field = screen.getByRole('textbox', { name: 'New name' });
    await user.clear(field);
    await user.type(field, 'Benno{Enter}');
    expect(sent('rename')).toEqual([{ seat: 2, name: 'Benno' }]);
    await user.click(button('Remove Ben'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(sent('remove')).toEqual([{ seat: 2 }]);
  });

  test('takes out all who are away, but not before the question', async () => {
    const people = [
      { seat: 1, name: 'Ana', here: false, stays: true as const },
      ...[2, 3, 4].map((seat) => ({ seat, name: `N${seat}`, here: seat === 3 })),
    ];
    const { user, sent } = await openRoom(aPartyView({ host: aHost({ people }) }));
    await user.click(button('Remove everyone who’s away'));
    expect(sent('remove')).toEqual([]);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(sent('remove')).toEqual([{ seat: 2 }, { seat: 4 }]);
  });

  test('locks the door and changes what is played', async () => {
    const { user, line } = await openRoom(aPartyView({ host: aHost() }));
    await user.click(screen.getByRole('switch', { name: 'Lock the door' }));
    await user.click(screen.getByText('Change the settings'));
    await user.click(screen.getByRole('radio', { name: '90 s' }));
    const bodies = line.requests(`PATCH /api/parties/${partyCode}`).map(({ body }) => body);
    expect(bodies).toEqual([{ locked: true }, { seconds: 90 }]);
  });

  test('chooses how many teams there are, and puts somebody into another', async () => {
    const teams: PartyState['teams'] = [
      { team: 'bolts', size: 2, points: 0, place: null, moved: 0 },
      { team: 'stars', size: 0, points: 0, place: null, moved: 0 },
    ];
    const { settings } = aPartyState();
    const state = aPartyState({ teams, settings: { ...settings, teams: 2 } });
    const people = [{ seat: 2, name: 'Ben', team: 'bolts' as const, here: true }];
    const { user, sent, line } = await openRoom(aPartyView({ state, host: aHost({ people }) }));
    expect(screen.getByRole('img', { name: 'Yellow Bolts' })).toBeTruthy();
    await user.click(button('Team of Ben'));
    const tiles = within(await screen.findByRole('group', { name: 'Team of Ben' }));
    await user.click(tiles.getByRole('radio', { name: /Blue Stars/ }));
    expect(sent('rename')).toEqual([{ seat: 2, team: 'stars' }]);
    await user.click(screen.getByText('Change the settings'));
    expect(screen.getByRole('radio', { name: '2' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'No teams' }));
    const bodies = line.requests(`PATCH /api/parties/${partyCode}`).map(({ body }) => body);
    expect(bodies).toEqual([{ teams: null }]);
  });

  test('changes nobody’s team once it has begun', async () => {
    const people = [{ seat: 2, name: 'Ben', team: 'bolts' as const, here: true }];
    const state = aPartyState({ phase: 'podium' });
    await openRoom(aPartyView({ state, host: aHost({ people }) }));
    expect(screen.queryByRole('button', { name: 'Team of Ben' })).toBeNull();
  });

  test('has the table at the end', async () => {
    const state = aPartyState({ phase: 'podium' });
    await openRoom(aPartyView({ state, host: aHost({ steps: ['end', 'again'] }) }));
    const table = screen.getByRole('link', { name: 'Download the results (CSV)' });
    expect(table.getAttribute('href')).toBe(`/api/parties/${partyCode}/results?language=en`);
    expect(button('Play again')).toBeTruthy();
  });
});

describe('a host who is away', () => {
  test('is stood in for by whom the role is offered', async () => {
    const host = aHost({ isHost: false, mayTakeOver: true, steps: [], people: [] });
    const { user, sent } = await openRoom(aPartyView({ host }));
    await user.click(button('Take over'));
    expect(sent('host')).toHaveLength(1);
  });
});

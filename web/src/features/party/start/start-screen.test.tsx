import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { address, openPage } from '../../../testing/open-page.tsx';
import { aHost, aPartyView, partyCode } from '../../../testing/party/a-party-view.ts';
import { answersShown, refusal, serve } from '../../../testing/serve.ts';
import { keptParty } from '../state/kept-party.ts';
import { ownParty } from '../state/own-party.ts';
import { StartScreen } from './start-screen.tsx';

const create = 'POST /api/parties';

function open() {
  const created = Response.json(aPartyView({ seat: null, host: aHost() }), { status: 201 });
  const server = serve({
    [create]: () => created,
    'GET /api/leagues': { leagues: [] },
  });
  return { server, user: openPage(<StartScreen />, '/party') };
}

beforeEach(() => localStorage.clear());

describe('the way into a party', () => {
  test('is its code, in either case', async () => {
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Code' }), `${partyCode.toLowerCase()}`);
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(address()).toBe(`/party/${partyCode}`);
  });

  test('or the same as a big screen', async () => {
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Code' }), partyCode);
    await user.click(screen.getByRole('button', { name: 'Use this as the big screen' }));
    expect(address()).toBe(`/party/${partyCode}/screen`);
  });

  test.each(['', '/screen', '?from=chat'])('or a pasted link to it, %j', async (end) => {
    const { user } = open();
    await user.click(screen.getByRole('textbox', { name: 'Code' }));
    await user.paste(`https://craque.example/party/${partyCode.toLowerCase()}${end}`);
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(address()).toBe(`/party/${partyCode}`);
  });

  test('a code of another form is not asked for', async () => {
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'CRAQ{Enter}');
    expect(screen.getByText('A code has six characters.')).toBeTruthy();
    expect(address()).toBe('/party');
  });

  test('what no code has in it is named, as it was read for something else', async () => {
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'czoq0z{Enter}');
    expect(screen.getByText(/No code has Z, O, 0 in it/)).toBeTruthy();
    expect(address()).toBe('/party');
  });
});

describe('a party that is started', () => {
  test('plays what is usual', async () => {
    const { user, server } = open();
    await user.click(screen.getByRole('button', { name: 'Start a party' }));
    await answersShown();
    const [request] = server.requests(create);
    expect(request?.body).toEqual({
      ...{ rounds: 8, seconds: 60, difficulty: 'easy', teams: null },
    });
    expect(address()).toBe(`/party/${partyCode}`);
  });

  test('or what was chosen, without a clock and in one sport', async () => {
    const { user, server } = open();
    await user.click(screen.getByRole('radio', { name: 'No clock' }));
    await user.click(screen.getByRole('radio', { name: '15' }));
    await user.click(screen.getByRole('radio', { name: 'Hard' }));
    await user.click(screen.getByRole('radio', { name: '3' }));
    for (const name of ['Soccer', 'Basketball', 'Formula 1'])
      await user.click(screen.getByRole('button', { name }));
    // Something has to be played.
    await user.click(screen.getByRole('button', { name: 'Tennis' }));
    await user.click(screen.getByRole('button', { name: 'Start a party' }));
    await answersShown();
    expect(server.requests(create)[0]?.body).toEqual({
      ...{ rounds: 15, seconds: null, difficulty: 'hard', teams: 3 },
      leagues: ['atp', 'wta', 'grand-slam'],
    });
  });

  test('shows the way to the one that is open when no other may be', async () => {
    ownParty.keep(partyCode);
    // Where somebody has only looked in since.
    keptParty.keep('FAN777');
    serve({
      [create]: refusal(409, 'party_open', 'You have an open party already'),
      'GET /api/leagues': { leagues: [] },
    });
    const user = openPage(<StartScreen />, '/party');
    const wayTo = (code: string) => screen.queryByRole('link', { name: `Back to party ${code}` });
    expect(wayTo('FAN777')).toBeTruthy();
    expect(wayTo(partyCode)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start a party' }));
    await answersShown();
    const start = screen.getByRole('button', { name: 'Start a party' });
    expect(start.parentElement?.contains(wayTo(partyCode))).toBe(true);
    await user.click(wayTo(partyCode) as HTMLElement);
    expect(address()).toBe(`/party/${partyCode}`);
  });
});

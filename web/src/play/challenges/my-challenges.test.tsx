import type { ChallengeItem } from '@craque/common/contracts/challenges.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keepByEvents } from '../../lib/pushed-reads.ts';
import { aChallengeItem, aListedPlayer, eventOf } from '../../testing/a-challenge-item.ts';
import { signIn } from '../../testing/a-user.ts';
import { answersShown, serve } from '../../testing/serve.ts';
import { createFakeLive } from '../../testing/fake-live.ts';
import { MyChallenges, type MyChallengesProps } from './my-challenges.tsx';
import { address, openPage } from '../../testing/open-page.tsx';

const ben = { userId: 'b', username: 'ben', displayName: 'Ben' };
const cem = { userId: 'c', username: 'cem' };
const done = { status: 'won', guessesUsed: 2, timeTaken: 30, hints: 0 } as const;

const read = 'GET /api/multiplayer/games';
const line = createFakeLive();
keepByEvents(line.live);

async function open(list: readonly ChallengeItem[] | 'offline', props: MyChallengesProps = {}) {
  const answers = { [read]: list };
  serve(answers);
  openPage(<MyChallenges {...props} />);
  await answersShown();
  return answers;
}

const rows = () =>
  screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => signIn());

describe('my challenges', () => {
  test('say what is played with whom, how each stands and where it leads; what awaits the player first', async () => {
    const waiting = [aListedPlayer({ ...done, score: 90 }), aListedPlayer(ben)];
    const over = [
      aListedPlayer({ ...done, score: 50 }),
      aListedPlayer({ ...ben, ...done, score: 80 }),
      aListedPlayer({ ...cem, ...done, status: 'lost', score: 0 }),
    ];
    await open([
      aChallengeItem({
        id: 1,
        stage: 'over',
        status: 'won',
        players: over,
        deadline: null,
        athleteName: 'Ada Quill',
      }),
      aChallengeItem({ id: 2, stage: 'waiting', status: 'won', players: waiting }),
      aChallengeItem({ id: 3 }),
      aChallengeItem({ id: 4, stage: 'invited', status: 'invited' }),
    ]);
    const game = 'Basketball · NBA · Medium';
    expect(rows()).toEqual([
      expect.stringMatching(new RegExp(`^B${game}Ben2[34] hr leftAnswer$`)),
      expect.stringMatching(new RegExp(`^B${game}Ben0 of 5 guesses2[34] hr leftResume$`)),
      `B${game}BenYour place: 1 of 2Waiting for BenStandings`,
      `BC${game}Ben and cemYour place: 2 of 3Ada QuillStandings`,
    ]);
    expect(links()).toEqual(['/game/4', '/game/3', '/game/2', '/game/1']);
  });

  test('leave out who did not come, and count the others', async () => {
    const players = [
      aListedPlayer(),
      aListedPlayer(ben),
      aListedPlayer({ userId: 'd', username: 'dora', status: 'declined' }),
      aListedPlayer(cem),
      aListedPlayer({ userId: 'e', username: 'eva' }),
    ];
    await open([aChallengeItem({ players })]);
    expect(rows()[0]).toContain('Ben, cem and 1 more');
  });

  test('say that nobody is coming, and what can be done about it', async () => {
    const declined = aListedPlayer({ ...ben, status: 'declined' });
    const late = aListedPlayer({ ...cem, status: 'expired' });
    await open([
      aChallengeItem({ id: 4, players: [aListedPlayer(), declined] }),
      aChallengeItem({ id: 3, players: [aListedPlayer(), declined, late] }),
      aChallengeItem({ id: 2, players: [aListedPlayer({ guessesUsed: 2 }), declined] }),
    ]);
    const [one, both, begun] = rows();
    expect(one).toMatch(/BenBen has declined the challenge.*Invite or end$/);
    expect(both).toMatch(/Nobody is coming.*Invite or end$/);
    expect(begun).toMatch(/Ben has declined the challenge2 of 5 guesses.*Resume$/);
  });

  test('follow the events', async () => {
    const item = aChallengeItem();
    const answers = await open([item]);
    const players = [
      aListedPlayer({ status: 'lost', guessesUsed: 5, score: 0, timeTaken: 9 }),
      aListedPlayer(ben),
    ];
    answers[read] = [{ ...item, version: 2, stage: 'waiting', status: 'lost', players }];
    await act(async () =>
      line.push('player-changed', eventOf(item, { state: { ...item, players } })),
    );
    expect(rows()[0]).toContain('Waiting for Ben');
  });

  test('are without invitations where these have a list of their own', async () => {
    await open([aChallengeItem({ stage: 'invited', status: 'invited' })], {
      withoutInvitations: true,
      empty: <p>nothing here</p>,
    });
    expect(rows()).toEqual([]);
    expect(screen.getByText('nothing here')).toBeTruthy();
  });
});

describe('the compact list', () => {
  test('has the two most urgent, and a link to all', async () => {
    const list = [1, 2, 3, 4].map((id) => aChallengeItem({ id }));
    await open(list, { compact: true });
    expect(rows()).toHaveLength(2);
    const all = screen.getByRole('link', { name: 'All challenges' });
    expect(all.getAttribute('href')).toBe('/profile?tab=friends');
  });

  test('is nothing at all without challenges', async () => {
    await open([], { compact: true, empty: <p>nothing here</p> });
    expect(document.body.textContent).toBe(address());
  });
});

test('what could not be read is read again on demand', async () => {
  const answers = await open('offline');
  expect(screen.getByRole('alert')).toBeTruthy();
  answers[read] = [aChallengeItem()];
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('listitem')).toBeTruthy();
});

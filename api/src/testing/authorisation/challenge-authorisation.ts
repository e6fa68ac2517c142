import { expect } from '@jest/globals';
import { sessionsPath } from '@craque/common/contracts/realtime.ts';
import { type Cell, missing, nowhere, of, signedOut } from './authorisation.ts';
import type { ChallengeRow, ChallengeSituation } from './challenge-situation.ts';

type Cells = ChallengeRow['cells'];
const joinFirst: Cell = [403, 'Join the game first'];
const noInvitation: Cell = [404, 'Invitation not found'];
const answered: Cell = [409, 'Invitation is no longer pending'];
const shared: Cell = [409, 'A challenge cannot be reset. Leave it instead.'];
const notDue: Cell = [403, 'This picture is not due yet'];
const afterWin: Cell = [403, 'Athlete details are available only after a win'];
const noNickname: Cell = [400, 'Nickname must be at least 2 characters'];
const noLink: Cell = [404, 'Link not found'];

const outsiders = { N: missing, GX: missing, UX: missing, UD: missing, AD: missing } as const;
const ofPlayers = (cell: Cell): Cells => ({
  ...outsiders,
  ...{ GO: cell, UO: cell, UP: cell, UI: joinFirst, RV: signedOut },
});
const guests = { N: signedOut, GO: signedOut, GX: signedOut, RV: signedOut } as const;
const users = (cell: Cell): Cells => ({
  ...guests,
  ...{ UO: cell, UX: cell, UI: cell, UP: cell, UD: cell, AD: cell },
});
const everybody = (cell: Cell, ended: Cell = signedOut): Cells => ({
  ...users(cell),
  ...{ N: cell, GO: cell, GX: cell, RV: ended },
});

const id = ({ gameId }: ChallengeSituation) => gameId;
const code = ({ code: secret }: ChallengeSituation) => secret;
const nickname = () => ({ nickname: 'Somebody' });

const playRows: readonly ChallengeRow[] = [
  {
    ...of('readGame'),
    id,
    cells: ofPlayers([200]),
    sees: (body) => expect(body).toMatchObject({ isMultiplayer: true, guesses: [] }),
  },
  { ...of('readPhoto'), id, cells: ofPlayers([200]), started: true },
  { when: 'before the start', ...of('readPhoto'), id, cells: ofPlayers(notDue) },
  { ...of('takeHint'), id, cells: ofPlayers([200]) },
  { ...of('submitGuess'), id, body: () => ({ guess: 'zzzz' }), cells: ofPlayers([200]) },
  { ...of('resetGame'), id, cells: ofPlayers(shared) },
  { when: 'after the end', ...of('resetGame'), id, cells: ofPlayers(shared), won: true },
  { ...of('readAthleteDetails'), id, cells: ofPlayers([200]), won: true },
  { ...of('readAthleteDetails'), id, cells: ofPlayers(afterWin) },
];

const callRows: readonly ChallengeRow[] = [
  {
    ...of('createChallenge'),
    body: ({ friendId }) => ({ friendIds: [friendId] }),
    cells: users([201]),
  },
  {
    ...of('createChallenge'),
    body: ({ friendId, strangerId }) => ({ friendIds: [friendId, strangerId] }),
    cells: users([403, 'You can only invite friends']),
  },
  {
    ...of('joinChallenge'),
    id,
    cells: { ...users([200]), UX: noInvitation, AD: noInvitation, UD: answered },
  },
  {
    ...of('declineChallenge'),
    id,
    cells: { ...users([200]), UO: answered, UP: answered, UX: noInvitation, AD: noInvitation },
  },
  {
    ...of('readInvites'),
    cells: users([200]),
    sees(body, { gameId }, caller) {
      const invites = body as { gameId: number }[];
      const own = invites.filter((invite) => invite.gameId === gameId);
      expect(own).toHaveLength(caller === 'UI' ? 1 : 0);
      expect(JSON.stringify(invites)).not.toMatch(/email|athlete/i);
    },
  },
  {
    ...of('readChallenges'),
    cells: users([200]),
    sees(body, { gameId }, caller) {
      const stages = (body as { id: number; stage: string }[])
        .filter((each) => each.id === gameId)
        .map(({ stage }) => stage);
      const own = { UO: ['running'], UP: ['running'], UI: ['invited'] } as const;
      expect(stages).toEqual(caller in own ? own[caller as keyof typeof own] : []);
      expect(JSON.stringify(body)).not.toMatch(/email|"athleteName":"/i);
    },
  },
];

const notStarter: Cell = [403, 'Somebody else starts this game'];
/** Without a seat: guests are asked to sign in, and for users there is no such game. */
const unseated = { UX: missing, UD: missing, AD: missing, UI: joinFirst } as const;

const startRows: readonly ChallengeRow[] = [
  {
    ...of('startChallenge'),
    id,
    cells: { ...users([200]), ...unseated, GO: notStarter, UP: notStarter },
  },
  {
    when: 'again',
    ...of('startChallenge'),
    id,
    started: true,
    cells: { ...users([200]), ...unseated, GO: notStarter, UP: notStarter },
  },
  {
    when: 'where the creator has left: by who has waited longest',
    ...of('startChallenge'),
    id,
    abandoned: true,
    cells: { ...users([409, 'No active game']), ...unseated, GO: [200], UP: notStarter },
  },
  {
    when: 'of a finished challenge',
    ...of('startChallenge'),
    id,
    won: true,
    cells: { GO: [409, 'No active game'], UO: [409, 'No active game'] },
  },
];

const ownGameRows: readonly ChallengeRow[] = [
  {
    ...of('leaveChallenge'),
    id,
    cells: { ...users([200]), GO: [200], UX: missing, UI: missing, UD: missing, AD: missing },
  },
  {
    ...of('rematchGame'),
    id,
    won: true,
    cells: { ...users([201]), ...unseated, GO: missing },
  },
  {
    when: 'once the creator has asked for one',
    ...of('rematchGame'),
    id,
    won: true,
    again: true,
    cells: { ...users([201]), ...unseated, GO: [201] },
  },
  {
    when: 'before the end',
    ...of('rematchGame'),
    id,
    cells: { UO: [409, 'Finish your game first'], UP: [409, 'Finish your game first'] },
  },
  { ...of('cancelChallenge'), id, alone: true, cells: { ...users(missing), UO: [200] } },
  {
    when: 'after somebody has joined',
    ...of('cancelChallenge'),
    id,
    cells: { UO: [409, 'Somebody has joined already'], UP: missing },
  },
  { ...of('createGameLink'), id, cells: { ...users(missing), UO: [201], UI: joinFirst } },
];

const linkRows: readonly ChallengeRow[] = [
  { ...of('joinGameLink'), id: code, body: nickname, cells: everybody([200]) },
  {
    when: 'without a nickname',
    ...of('joinGameLink'),
    id: code,
    cells: { ...everybody([200]), N: noNickname, GX: noNickname },
  },
  {
    when: 'with a code of nothing',
    ...of('joinGameLink'),
    id: () => '0123456789',
    body: nickname,
    cells: everybody(noLink),
  },
  { ...of('readGameLink'), id: code, cells: everybody([200]) },
  { method: 'POST', path: sessionsPath, cells: everybody(nowhere, nowhere) },
];

export const challengeRows: readonly ChallengeRow[] = [
  ...playRows,
  ...callRows,
  ...startRows,
  ...ownGameRows,
  ...linkRows,
];

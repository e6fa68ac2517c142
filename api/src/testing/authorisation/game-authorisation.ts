import { startDaily } from '@craque/common/contracts/daily.ts';
import { type Cell, missing, nowhere, of, revoke, type Row, signedOut } from './authorisation.ts';
import { win } from '../races/challenges.ts';
import type { TestApi } from '../test-api.ts';
import type { TestClient } from '../test-client.ts';

/**
 * N without a cookie, GO the guest who owns the game, GX another guest, UO the user who owns it, UX
 * another user, AD an admin, RV the owner with a revoked session.
 */
export type GameCaller = 'N' | 'GO' | 'GX' | 'UO' | 'UX' | 'AD' | 'RV';
export type GameSituation = { client: TestClient; gameId: number };
export type GameRow = Row<GameCaller, GameSituation> & {
  won?: true;
  /** The game is today's soccer daily, and won. */
  daily?: true;
};

const all = (cell: Cell, ended: Cell = cell) =>
  ({ N: cell, GO: cell, GX: cell, UO: cell, UX: cell, AD: cell, RV: ended }) as const;
const own = (cell: Cell, others: Cell = missing) =>
  ({
    N: others,
    GO: cell,
    GX: others,
    UO: cell,
    UX: others,
    AD: others,
    RV: signedOut,
  }) as const;
const id = ({ gameId }: GameSituation) => gameId;
const afterWin: Cell = [403, 'Athlete details are available only after a win'];
const playFirst: Cell = [403, 'Play this daily athlete first'];
const board = { ...of('readDailyBoard'), query: '?sport=soccer&date=2026-03-02' };
const forwarded = { 'x-forwarded-for': '203.0.113.9' };

export const gameRows: readonly GameRow[] = [
  { ...of('createGame'), cells: all([201]) },
  { ...of('createGame'), body: () => ({ set: true }), cells: all([201]) },
  { ...of('readGame'), id, cells: own([200]) },
  { ...of('readPhoto'), id, cells: own([200]) },
  { ...of('takeHint'), id, cells: own([200]) },
  { ...of('submitGuess'), id, body: () => ({ guess: 'zzzz' }), cells: own([200]) },
  { ...of('resetGame'), id, cells: own([201]) },
  { ...of('readAthleteDetails'), id, cells: own([200]), won: true },
  { ...of('readAthleteDetails'), id, cells: own(afterWin) },
  { ...of('readAftermath'), id, cells: own([200]), won: true },
  { ...of('readAftermath'), id, cells: own([409, 'Finish your game first']) },
  { ...of('readUnfinishedGames'), cells: all([200], signedOut) },
  { ...of('readDaily'), cells: all([200], signedOut) },
  { ...of('startDaily'), body: () => ({ sport: 'tennis' }), cells: all([201], signedOut) },
  { ...of('readDailyArchive'), query: '?month=2026-03', cells: all([200], signedOut) },
  { ...board, cells: own([200], playFirst), daily: true },
  {
    ...of('readDailyBoard'),
    query: '?sport=soccer&date=2026-01-02',
    cells: all([404, 'There is no daily athlete of this date'], signedOut),
    daily: true,
  },
  { ...of('readAthleteNames'), cells: all([200]) },
  { ...of('readLeagues'), cells: all([200]) },
  { ...of('readSharePicture'), cells: all([200]), caching: 'public, max-age=86400' },
  {
    ...of('readAvatar'),
    id: () => 'quiff',
    cells: all([200]),
    caching: 'public, max-age=86400',
  },
  { method: 'GET', path: '/healthz', cells: all([200]) },
  { method: 'GET', path: '/readyz', cells: all([200]) },
  { method: 'GET', path: '/api/openapi.json', cells: all([200]) },
  { method: 'GET', path: '/metrics', cells: all(nowhere), headers: forwarded },
  { when: 'from this machine', method: 'GET', path: '/metrics', cells: all([200]) },
  { method: 'GET', path: '/api/user/games/secret', cells: all(nowhere) },
  { method: 'POST', path: '/api/nothing', cells: all(nowhere) },
  { method: 'GET', path: '/api', cells: all(nowhere) },
];

const guestsView = new Set<GameCaller>(['N', 'GO', 'GX']);

async function dailyGame(api: TestApi, client = api.guest()) {
  const { body: game } = await client.call(startDaily, { body: { sport: 'soccer' } });
  return { client, game };
}

export async function gameSituation(
  api: TestApi,
  { won, daily }: GameRow,
  caller: GameCaller,
): Promise<GameSituation> {
  const owner = guestsView.has(caller) ? undefined : await api.user();
  const { client: playing, game } = daily
    ? await dailyGame(api, owner?.client)
    : await api.newGame({}, owner?.client);
  if (won ?? daily) await win(api, playing, game.id);
  if (caller === 'RV' && owner) await revoke(api, owner.user.id);
  const clients: Record<GameCaller, () => Promise<TestClient>> = {
    N: async () => api.guest(),
    GO: async () => playing,
    GX: async () => (await api.newGame()).client,
    UO: async () => playing,
    UX: async () => (await api.user()).client,
    AD: async () => (await api.admin()).client,
    RV: async () => playing,
  };
  return { client: await clients[caller](), gameId: game.id };
}

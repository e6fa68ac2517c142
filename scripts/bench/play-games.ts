import { randomUUID } from 'node:crypto';
import type { GameView, GuessReply } from '@craque/common/contracts/games.ts';
import type { LeagueList } from '@craque/common/contracts/athletes.ts';
import { difficulties } from '@craque/common/domain/sport.ts';
import { type Line, openLine, requestText } from './guess/http-line.ts';
import { wrongNames } from './guess/guess-names.ts';
import { inLanes } from './measure/pace.ts';

const players = 16;
const names = wrongNames();

type Player = { line: Line; cookie: string; turn: number };

async function ask<T>(player: Player, path: string, body?: object): Promise<T> {
  const { cookie, line } = player;
  const request = { path, cookie, ...(body && { body, key: randomUUID() }) };
  const reply = await line.ask(requestText(request));
  if (reply.status >= 300)
    throw new Error(`${path} was answered with ${reply.status}: ${reply.body}`);
  player.cookie = /set-cookie: (gid=[^;]+)/i.exec(reply.head)?.[1] ?? player.cookie;
  return (reply.head.includes('application/json') ? JSON.parse(reply.body) : undefined) as T;
}

/** A whole game: picture, one hint, and wrong names until it is over. */
async function playGame(player: Player, open: LeagueList['leagues']): Promise<void> {
  player.turn += 1;
  const league = open[player.turn % open.length]?.league;
  const difficulty = difficulties[player.turn % difficulties.length];
  const { id, athleteImageUrl } = await ask<GameView>(player, '/api/games', { league, difficulty });
  await ask(player, athleteImageUrl ?? '');
  await ask(player, `/api/games/${id}/hint`);
  for (let attempt = 0; ; attempt += 1) {
    const guess = names[(player.turn * 7 + attempt) % names.length];
    const { completed } = await ask<GuessReply>(player, `/api/games/${id}/guess`, { guess });
    if (completed) return;
  }
}

/**
 * Plays so many complete games, sixteen at a time, over the api like the client; every player is a
 * new guest.
 */
export async function playGames(address: string, count: number): Promise<void> {
  const leagues = await fetch(`${address}/api/leagues`);
  const open = ((await leagues.json()) as LeagueList).leagues.filter((each) => each.open);
  const lanes = await Promise.all(
    Array.from({ length: players }, async (_, index): Promise<Player> => {
      return { line: await openLine(address), cookie: '', turn: index * 101 };
    }),
  );
  await inLanes(players, count, async (_, lane) => {
    const player = lanes[lane] as Player;
    // A guest plays a few games and goes.
    if (player.turn % 10 === 0) player.cookie = '';
    await playGame(player, open);
  });
  for (const { line } of lanes) line.close();
}

import { createServer } from 'node:net';
import type { ServerEvent } from '@craque/common/contracts/realtime.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import { listen } from '../listen.ts';

export type Win = { seq: number; game: number; seat: number };

export const seatsPerGame = 4;
export const deliveriesPerWin = seatsPerGame - 1;
export const seats = Array.from({ length: seatsPerGame }, (_, seat) => seat);

/** The benchmark's own secret: with it sessions and tickets can be made without a database. */
export const benchSecrets = ['the secret of the push bench that nobody keeps'] as const;
export const gameIdOf = (game: number): GameId => (2 ** 49 + game) as GameId;
export const userIdOf = (game: number, seat: number): string =>
  `bench-${String(game).padStart(7, '0')}-on-seat${seat}`;

/** Versions are win numbers of one width, by which a receipt is identified. */
const firstVersion = 100_000_000;
const digits = 9;
const marker = Buffer.from('win-');

/** The state that the product pushes after a win; all systems push this very body. */
export function wonBody({ seq, game, seat }: Win): ServerEvent<'opponent-won'> {
  const version = firstVersion + seq;
  const userId = userIdOf(game, seat);
  const winner = { userId, username: `${marker}${version}` };
  const numbers = { score: 812, timeTaken: 47, hints: 1 };
  const shared = { waiting: false, bestBand: 'very-close' } as const;
  const won = { ...shared, status: 'won', guessesUsed: 3, ...numbers } as const;
  const playing = { ...shared, status: 'playing', guessesUsed: 2, bestBand: 'close' } as const;
  return {
    ...{ gameId: gameIdOf(game), version, at: new Date().toISOString(), by: userId },
    news: [{ userId, did: 'won' }],
    state: {
      players: seats.map((each) =>
        each === seat
          ? { ...winner, ...won }
          : { userId: userIdOf(game, each), username: 'benchplayer', ...playing },
      ),
      challenge: { creatorId: userIdOf(game, 0), startsAt: null, winnerId: userId },
    },
    winner: { ...winner, displayName: null, ...numbers },
  };
}

export function seqIn(message: Buffer): number | undefined {
  const start = message.indexOf(marker) + marker.length;
  if (start < marker.length || message.length < start + digits) return undefined;
  let version = 0;
  for (let index = start; index < start + digits; index += 1) {
    version = version * 10 + (message[index] ?? 0) - 48;
  }
  return version - firstVersion;
}

export const lineOf = ({ seq, game, seat }: Win): string => `${seq} ${game} ${seat}\n`;

export type NodePlan = { redisUrl: string; isPublisher?: true };
export const nodePlan = () => JSON.parse(process.argv[2] ?? '{}') as NodePlan;

export function publishWins(onWin: (win: Win) => void): void {
  const server = createServer((socket) => {
    let rest = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [seq = 0, game = 0, seat = 0] = line.split(' ').map(Number);
        onWin({ seq, game, seat });
      }
    });
    socket.on('error', () => socket.destroy());
  });
  listen(server);
}

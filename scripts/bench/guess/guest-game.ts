import { guessLeague } from './guess-names.ts';
import { type Line, requestText } from './http-line.ts';

/** A guest's easy game, of seven guesses. */
export type GuestGame = { cookie: string; id: number; version: number };

/** Creates a game for the guest of the cookie, a new one without it. */
export async function createGame(line: Line, cookie?: string): Promise<GuestGame> {
  const body = { difficulty: 'easy', league: guessLeague };
  const call = { path: '/api/games', body, ...(cookie && { cookie }) };
  const { status, head, body: text } = await line.ask(requestText(call));
  const guest = cookie ?? /set-cookie: (gid=[^;]+)/i.exec(head)?.[1];
  if (status !== 201 || !guest) throw new Error(`no game came back:\n${head}\n${text}`);
  const { id, version } = JSON.parse(text) as { id: number; version: number };
  return { cookie: guest, id, version };
}

/** Guesses; returns the bytes of the answer. Throws if it is not a success. */
export async function guessIn(
  line: Line,
  { id, cookie }: Pick<GuestGame, 'id' | 'cookie'>,
  { guess, key }: { guess: string | undefined; key?: string },
): Promise<number> {
  const call = { path: `/api/games/${id}/guess`, cookie, body: { guess }, ...(key && { key }) };
  const { status, body } = await line.ask(requestText(call));
  if (status !== 200) throw new Error(`a guess was answered with ${status}: ${body}`);
  return body.length;
}

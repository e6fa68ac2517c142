import { createGame } from '@craque/common/contracts/games.ts';
import { readDaily, startDaily } from '@craque/common/contracts/daily.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { type Line, openLine, requestText } from '../guess/http-line.ts';
import { quantile } from '../measure/figures.ts';
import { atPace } from '../measure/pace.ts';
import { answerPlan } from '../measure/pinned-process.ts';

export type Plan = { address: string; players: number; seconds: number };
/** Milliseconds. */
export type Tail = { p50: number; p95: number; p99: number };
export type Measured = { starts: Tail; reads: Tail; ordinary: Tail };

const lineCount = 64;

const tailOf = (values: readonly number[]): Tail => ({
  p50: quantile(values, 0.5),
  p95: quantile(values, 0.95),
  p99: quantile(values, 0.99),
});

async function post(line: Line, path: string, body: object): Promise<string> {
  const { status, head, body: text } = await line.ask(requestText({ path, body }));
  const cookie = /set-cookie: (gid=[^;]+)/i.exec(head)?.[1];
  if (status !== 201 || !cookie) throw new Error(`no game came back:\n${head}\n${text}`);
  return cookie;
}

/** So many new guests, evenly spread: each starts the daily of a sport, then reads the page. */
async function measure({ address, players, seconds }: Plan): Promise<Measured> {
  const lines = await Promise.all(Array.from({ length: lineCount }, () => openLine(address)));
  const pace = { rate: players / seconds, total: players };
  const cookies: string[] = [];
  const sportOf = (index: number) => sports[index % sports.length] ?? 'soccer';
  const ordinary = await atPace(lines, pace, async (line, index) => {
    await post(line, createGame.path, { sport: sportOf(index), difficulty: 'medium' });
  });
  const starts = await atPace(lines, pace, async (line, index) => {
    cookies.push(await post(line, startDaily.path, { sport: sportOf(index) }));
  });
  const reads = await atPace(lines, pace, async (line, index) => {
    const cookie = cookies[index] ?? '';
    const { status, body } = await line.ask(requestText({ path: readDaily.path, cookie }));
    if (status !== 200) throw new Error(`the page was answered with ${status}: ${body}`);
  });
  for (const line of lines) line.close();
  return { starts: tailOf(starts), reads: tailOf(reads), ordinary: tailOf(ordinary) };
}

await answerPlan(measure);

import { createGame } from '@craque/common/contracts/games.ts';
import { readDaily, startDaily } from '@craque/common/contracts/daily.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { type Line, openLine, requestText } from '../guess/http-line.ts';
import { quantile } from '../measure/figures.ts';
import { atPace } from '../measure/pace.ts';
import { answerPlan, processorTime } from '../measure/pinned-process.ts';

export type Plan = { address: string; pid: number; players: number; seconds: number };
/** Milliseconds of an answer; microseconds of the server's processor for it. */
export type Tail = { p50: number; p95: number; p99: number; processor: number };
export type Measured = { starts: Tail; reads: Tail; ordinary: Tail };

const lineCount = 64;

/** Sends at the pace of the plan. */
async function tailOf(
  { pid, players, seconds }: Plan,
  lines: readonly Line[],
  send: (line: Line, index: number) => Promise<void>,
): Promise<Tail> {
  const used = processorTime(pid);
  const took = await atPace(lines, { rate: players / seconds, total: players }, send);
  const processor = ((processorTime(pid) - used) * 1000) / players;
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(took, share));
  return { p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0, processor };
}

async function post(line: Line, path: string, body: object): Promise<string> {
  const { status, head, body: text } = await line.ask(requestText({ path, body }));
  const cookie = /set-cookie: (gid=[^;]+)/i.exec(head)?.[1];
  if (status !== 201 || !cookie) throw new Error(`no game came back:\n${head}\n${text}`);
  return cookie;
}

/** So many new guests, evenly spread: each starts the daily of a sport, then reads the page. */
async function measure(plan: Plan): Promise<Measured> {
  const open = () => openLine(plan.address);
  const lines = await Promise.all(Array.from({ length: lineCount }, open));
  const cookies: string[] = [];
  const sportOf = (index: number) => sports[index % sports.length] ?? 'soccer';
  const ordinary = await tailOf(plan, lines, async (line, index) => {
    await post(line, createGame.path, { sport: sportOf(index), difficulty: 'medium' });
  });
  const starts = await tailOf(plan, lines, async (line, index) => {
    cookies.push(await post(line, startDaily.path, { sport: sportOf(index) }));
  });
  const reads = await tailOf(plan, lines, async (line, index) => {
    const cookie = cookies[index] ?? '';
    const { status, body } = await line.ask(requestText({ path: readDaily.path, cookie }));
    if (status !== 200) throw new Error(`the page was answered with ${status}: ${body}`);
  });
  for (const line of lines) line.close();
  return { starts, reads, ordinary };
}

await answerPlan(measure);

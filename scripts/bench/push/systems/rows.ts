import {
  besideRow,
  judged,
  median,
  ratios,
  type Row,
  rounded,
  spread,
  type Target,
  type Verdict,
} from '../../measure/figures.ts';
import type { LoadFigures } from './load.ts';
import type { WindowFigures } from './window.ts';

export const steadyRate = 500;
export const calmRate = 200;

const mostWins: Target = { must: 0.55, aim: 0.65, atLeast: true };
const mostWinsAlone: Target = { ...mostWins, must: 0.5 };
const half: Target = { must: 1.6, aim: 1.3 };
const tail: Target = { must: 2.5, aim: 1.6 };
const tailItself: Target = { must: 20, aim: 10 };
const cost: Target = { must: 1.5, aim: 1.25 };
const memory: Target = { must: 3.2, aim: 2.4 };
const growth: Target = { must: 3 };
const none: Target = { must: 0 };

/** The same system in all rounds. */
export type Rounds = readonly LoadFigures[];

const worseOf = (one: Verdict, other: Verdict): Verdict =>
  (['missed', 'must', 'aim', ''] as const).find((verdict) => [one, other].includes(verdict)) ?? '';

const atRate = (rounds: Rounds, rate: number): WindowFigures[] =>
  rounds.flatMap(({ fixed }) => fixed.filter((window) => window.rate === rate));
export const mostOf = (rounds: Rounds): number[] => rounds.map(({ found }) => found?.most ?? 0);
const field = (rounds: Rounds, name: 'p50' | 'p99' | 'microsPerDelivery') =>
  atRate(rounds, steadyRate).map((window) => window[name]);

const against = (measure: string, ours: number[], baseline: number[], target?: Target): Row =>
  besideRow(`push: ${measure}`, ours, baseline, target);

/** What limits the maximum: the core of the servers, or a load that could not keep its times. */
function limitRow(measure: string, ours: Rounds, baseline: Rounds): Row {
  const text = (rounds: Rounds) => {
    const at = rounds.flatMap(({ found }) => found?.at ?? []);
    if (at.length === 0) return '–';
    const busy = median(at.map((window) => window.busy)) * 100;
    return `${rounded(busy)} %, ${rounded(median(at.map(({ lateness }) => lateness)))} ms`;
  };
  return {
    measure: `push: there: core of the servers, p99 of the load's own delay, ${measure}`,
    ours: text(ours),
    baseline: text(baseline),
  };
}

function tailRow(measure: string, ours: Rounds, baseline: Rounds): Row {
  const row = against(measure, field(ours, 'p99'), field(baseline, 'p99'), tail);
  const own = judged(median(field(ours, 'p99')), tailItself, ' ms');
  return {
    ...row,
    target: `${row.target}, ${own.target}`,
    verdict: worseOf(row.verdict ?? '', own.verdict ?? ''),
  };
}

/** Deliveries at the fixed rates that were lost, duplicated, or sent to the winner. */
function errorsRow(measure: string, ours: Rounds): Row {
  const errors = ours
    .flatMap(({ fixed }) => fixed)
    .reduce(
      (sum, { delivered, wrong, toWinner }) => sum + (delivered < 1 ? 1 : 0) + wrong + toWinner,
      0,
    );
  return {
    measure: `push: windows with losses, doubled and misled deliveries, ${measure}`,
    ours: String(errors),
    ...judged(errors, none),
  };
}

function memoryRows(measure: string, ours: Rounds, baseline: Rounds): Row[] {
  const row = (name: 'memoryPerSocket' | 'keptPerSocket', text: string, target?: Target) =>
    against(
      `resident memory a socket${text}, ${measure} (KiB)`,
      ours.map((each) => each[name]),
      baseline.map((each) => each[name]),
      target,
    );
  return [row('memoryPerSocket', '', memory), row('keptPerSocket', ' after a collection')];
}

const connectRow = (measure: string, ours: Rounds, baseline: Rounds): Row =>
  against(
    `processor time to connect a socket, ${measure} (µs)`,
    ours.map((each) => each.microsPerConnect),
    baseline.map((each) => each.microsPerConnect),
  );

function steadyRows(measure: string, ours: Rounds, baseline: Rounds, isJudged: boolean): Row[] {
  const [p50, cpu] = [`p50 at ${steadyRate} wins/s, ${measure} (ms)`, `processor time a delivery`];
  const p99 = `p99 at ${steadyRate} wins/s, ${measure} (ms)`;
  return [
    against(p50, field(ours, 'p50'), field(baseline, 'p50'), isJudged ? half : undefined),
    isJudged
      ? tailRow(p99, ours, baseline)
      : against(p99, field(ours, 'p99'), field(baseline, 'p99')),
    against(
      `${cpu} at ${steadyRate} wins/s, ${measure} (µs)`,
      field(ours, 'microsPerDelivery'),
      field(baseline, 'microsPerDelivery'),
      isJudged ? cost : undefined,
    ),
  ];
}

/**
 * Ours against raw `ws` in the same number of processes; latency and cost have targets if `isJudged`,
 * and most wins a second a higher one.
 */
export function rowsAgainstRaw(
  measure: string,
  { ours, baseline, isJudged }: { ours: Rounds; baseline: Rounds; isJudged: boolean },
): Row[] {
  return [
    against(
      `most wins/s, ${measure}`,
      mostOf(ours),
      mostOf(baseline),
      isJudged ? mostWins : mostWinsAlone,
    ),
    limitRow(measure, ours, baseline),
    ...steadyRows(measure, ours, baseline, isJudged),
    ...memoryRows(measure, ours, baseline),
    connectRow(measure, ours, baseline),
    errorsRow(measure, ours),
  ];
}

/** Ours should handle more wins than a peer: required for peers by default, else a goal. */
export function peerRow(name: string, ours: Rounds, peer: Rounds, must: boolean): Row {
  const ratio = ratios(mostOf(ours), mostOf(peer));
  const ahead = median(ratio) > 1;
  return {
    measure: `push: most wins/s against ${name}, 1 process`,
    ours: spread(mostOf(ours)),
    baseline: spread(mostOf(peer)),
    ratio: spread(ratio),
    target: must ? '> 1' : '(aim > 1)',
    verdict: ahead ? 'aim' : must ? 'missed' : 'must',
  };
}

/** How the tail latency grows with the sockets of one process. */
export function scaleRow(few: Rounds, many: Rounds, sockets: [number, number]): Row {
  const [small, large] = sockets.map((count) => count.toLocaleString('en'));
  return against(
    `p99 at ${steadyRate} wins/s with ${large} sockets, against ${small}, 1 process (ms)`,
    field(many, 'p99'),
    field(few, 'p99'),
    growth,
  );
}

import { median, type Row, rounded } from '../../measure/figures.ts';
import { runLoad, withProduct } from '../../measure/pinned-process.ts';
import type { PollFigures, PollPlan } from './poll-load.ts';
import { calmRate, type Rounds } from '../systems/rows.ts';
import { loadCore, serverCore } from '../systems/systems.ts';

const period = 5000;

export function measurePoll(players: number, periods: number): Promise<PollFigures> {
  return withProduct(
    ({ address, pid }) => {
      const plan: PollPlan = { address, pid, players, period, periods };
      return runLoad('scripts/bench/push/post/poll-load.ts', plan, { core: loadCore });
    },
    { core: serverCore },
  );
}

/** Push compared with polling: what the same players would know, how late, and at what cost. */
export function pollRows(poll: PollFigures, push: Rounds | undefined, players: number): Row[] {
  const calm = push?.flatMap(({ fixed }) => fixed.filter(({ rate }) => rate === calmRate)) ?? [];
  const pushed = (name: 'p50' | 'p95' | 'busy') =>
    calm.length > 0 ? median(calm.map((window) => window[name])) : Number.NaN;
  const row = (measure: string, name: 'p50' | 'p95' | 'busy', scale = 1): Row => {
    const [ours, theirs] = [pushed(name) * scale, poll[name] * scale];
    return {
      measure: `push at ${calmRate} wins/s beside a poll every 5 s: ${measure}`,
      ours: Number.isNaN(ours) ? '–' : rounded(ours),
      baseline: rounded(theirs),
      ratio: Number.isNaN(ours) ? '' : (ours / theirs).toPrecision(2),
    };
  };
  const many = players.toLocaleString('en');
  return [
    row(`delay p50, ${many} players (ms)`, 'p50'),
    row('delay p95 (ms)', 'p95'),
    row('processor (% of a core)', 'busy', 100),
    {
      measure: 'push at rest beside a poll every 5 s: requests a second',
      ours: '0',
      baseline: rounded(poll.perSecond),
    },
  ];
}

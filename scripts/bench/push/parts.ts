import type { Row } from '../figures.ts';
import type { LoadFigures } from './load.ts';
import type { Peers } from './peers.ts';
import { measurePoll, pollRows } from './poll.ts';
import { calmRate, peerRow, type Rounds, rowsAgainstRaw, scaleRow, steadyRate } from './rows.ts';
import { type Measuring, measureSystem, type SystemName, systems } from './systems.ts';

export const partNames = ['cluster', 'single', 'peers', 'scale', 'poll'] as const;
type Part = (typeof partNames)[number];

export type PartsPlan = {
  asked: readonly string[];
  rounds: number;
  rosterFile: string;
  scale: {
    sockets: number;
    few: number;
    many: number;
    /** Of a window at a fixed rate; those of a search take a quarter of it. */
    seconds: number;
    poll: number;
    pollPeriods: number;
  };
  peers: Peers | undefined;
  tell(line: string): void;
};

type Results = Partial<Record<SystemName | 'few' | 'many', LoadFigures[]>>;

const peerSystems = ['colyseus', 'colyseusCalm', 'boardgame'] as const;
const wantedBy: Readonly<Record<Part, readonly SystemName[]>> = {
  cluster: ['rawCluster', 'craqueCluster'],
  single: ['raw', 'craque'],
  peers: ['craque', ...peerSystems],
  scale: [],
  poll: ['craque'],
};

function summary({ found, fixed, memoryPerSocket }: LoadFigures): string {
  const windows = fixed.map(
    ({ rate, p50, p99 }) => `at ${rate}/s p50 ${p50.toFixed(2)} p99 ${p99.toFixed(2)} ms`,
  );
  const most = found ? [`most ${found.most} wins/s`] : [];
  return [...most, ...windows, `${memoryPerSocket.toFixed(1)} KiB a socket`].join(', ');
}

/** What is measured of a system: of others' only the most wins a second. */
function measuringOf(name: SystemName, plan: PartsPlan): Measuring {
  const { rosterFile, peers, scale } = plan;
  const isPeer = peerSystems.some((each) => each === name);
  const fixed = [calmRate, steadyRate].map((rate) => ({ rate, seconds: scale.seconds }));
  return {
    rosterFile,
    ...(peers && { peers: peers.folder }),
    sockets: scale.sockets,
    warmUpSeconds: scale.seconds,
    fixed: isPeer ? [] : fixed,
    searchSeconds: scale.seconds / 4,
  };
}

/** All systems of all rounds; what fails is told and left out, so that the other rows stand. */
async function measureAll(plan: PartsPlan): Promise<{ results: Results; failed: boolean }> {
  const { asked, rounds, rosterFile, peers, scale, tell } = plan;
  const wanted = new Set(
    partNames.filter((part) => asked.includes(part)).flatMap((part) => wantedBy[part]),
  );
  const names = [...wanted].filter((name) => peers || !peerSystems.some((each) => each === name));
  const results: Results = {};
  const outcome = { results, failed: false };
  const take = async (key: keyof Results, name: SystemName, measuring: Measuring) => {
    try {
      const figures = await measureSystem(name, measuring);
      results[key] = [...(results[key] ?? []), figures];
      tell(`  ${systems[name].name}, ${measuring.sockets} sockets: ${summary(figures)}`);
    } catch (error) {
      tell(`  ${systems[name].name} failed: ${(error as Error).stack}`);
      outcome.failed = true;
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    tell(`round ${round + 1} of ${rounds} …`);
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      await take(name, name, measuringOf(name, plan));
    }
    if (!asked.includes('scale')) continue;
    const fixed = [{ rate: steadyRate, seconds: scale.seconds }];
    for (const key of ['few', 'many'] as const) {
      const measuring = { rosterFile, sockets: scale[key], warmUpSeconds: scale.seconds, fixed };
      await take(key, 'craque', measuring);
    }
  }
  return outcome;
}

function clusterAndSingle({ craque, raw, craqueCluster, rawCluster }: Results): Row[] {
  const row = (
    measure: string,
    ours: Rounds | undefined,
    baseline: Rounds | undefined,
    judged: boolean,
  ) => (ours && baseline ? rowsAgainstRaw(measure, { ours, baseline, judged }) : []);
  return [
    ...row('2 processes + Redis', craqueCluster, rawCluster, true),
    ...row('1 process', craque, raw, false),
  ];
}

function peerRows({ craque, colyseus, colyseusCalm, boardgame }: Results): Row[] {
  const row = (name: string, peer: Rounds | undefined, must: boolean) =>
    craque && peer ? [peerRow(name, craque, peer, must)] : [];
  return [
    ...row(systems.colyseus.name, colyseus, true),
    ...row(systems.boardgame.name, boardgame, true),
    ...row(systems.colyseusCalm.name, colyseusCalm, false),
  ];
}

/** Runs the parts asked for, the rounds of all systems by turns. */
export async function runParts(plan: PartsPlan): Promise<{ rows: Row[]; failed: boolean }> {
  const { asked, scale, tell } = plan;
  const { results, failed } = await measureAll(plan);
  const { few, many, craque } = results;
  const rows = [...clusterAndSingle(results), ...peerRows(results)];
  if (few && many) rows.push(scaleRow(few, many, [scale.few, scale.many]));
  if (asked.includes('poll')) {
    tell('poll …');
    const poll = await measurePoll(scale.poll, scale.pollPeriods);
    rows.push(...pollRows(poll, craque, scale.poll));
  }
  return { rows, failed };
}

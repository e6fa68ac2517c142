import type { LoadFigures } from './systems/load.ts';
import type { Peers } from './peers.ts';
import { measurePost, type PostKind, postKinds } from './post/post.ts';
import type { PostFigures } from './post/post-load.ts';
import { calmRate, steadyRate } from './systems/rows.ts';
import { type Measuring, measureSystem, type SystemName, systems } from './systems/systems.ts';

export const partNames = ['cluster', 'single', 'post', 'peers', 'scale', 'poll'] as const;
type Part = (typeof partNames)[number];

export type PartsPlan = {
  asked: readonly string[];
  rounds: number;
  rosterFile: string;
  scale: {
    sockets: number;
    few: number;
    many: number;
    /** Seconds of a window at a fixed rate; those of a search take a quarter of it. */
    seconds: number;
    poll: number;
    pollPeriods: number;
  };
  peers: Peers | undefined;
  tell(line: string): void;
};

export type Results = Partial<Record<SystemName | 'few' | 'many', LoadFigures[]>>;
export type Outcome = { results: Results; posts: Record<PostKind, PostFigures[]>; failed: boolean };

const peerSystems = ['colyseus', 'colyseusCalm', 'boardgame'] as const;
const wantedBy: Readonly<Record<Part, readonly SystemName[]>> = {
  cluster: ['rawCluster', 'craqueCluster'],
  single: ['raw', 'craque'],
  post: ['craque', 'craqueCluster'],
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

/** What is measured of a system: of third-party systems only the maximum of wins a second. */
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

type Taking = { outcome: Outcome; plan: PartsPlan };

/** Measures one thing; a failure is reported and left out, so that the other rows remain. */
async function attempt(
  { outcome, plan }: Taking,
  name: string,
  measure: () => Promise<string>,
): Promise<void> {
  try {
    plan.tell(`  ${name}: ${await measure()}`);
  } catch (error) {
    plan.tell(`  ${name} failed: ${(error as Error).stack}`);
    outcome.failed = true;
  }
}

function takeSystem(
  taking: Taking,
  { key, name, measuring }: { key: keyof Results; name: SystemName; measuring: Measuring },
): Promise<void> {
  const { results } = taking.outcome;
  return attempt(taking, `${systems[name].name}, ${measuring.sockets} sockets`, async () => {
    const figures = await measureSystem(name, measuring);
    results[key] = [...(results[key] ?? []), figures];
    return summary(figures);
  });
}

async function takeScale(taking: Taking): Promise<void> {
  const { rosterFile, scale } = taking.plan;
  const fixed = [{ rate: steadyRate, seconds: scale.seconds }];
  for (const key of ['few', 'many'] as const) {
    const measuring = { rosterFile, sockets: scale[key], warmUpSeconds: scale.seconds, fixed };
    await takeSystem(taking, { key, name: 'craque', measuring });
  }
}

async function takePosts(taking: Taking): Promise<void> {
  const { rosterFile, scale } = taking.plan;
  for (const kind of ['alone', 'cluster'] as const) {
    await attempt(taking, `Craque, wins by POST, ${postKinds[kind]}`, async () => {
      const figures = await measurePost(kind, { rosterFile, sockets: scale.sockets });
      taking.outcome.posts[kind].push(figures);
      const { answer, receipt } = figures;
      return `answer p50 ${answer.p50.toFixed(2)}, receipt p50 ${receipt.p50.toFixed(2)} ms`;
    });
  }
}

/** Everything the parts need, with alternating rounds of all systems. */
export async function measureRounds(plan: PartsPlan): Promise<Outcome> {
  const { asked, rounds, peers, tell } = plan;
  const wanted = new Set(
    partNames.filter((part) => asked.includes(part)).flatMap((part) => wantedBy[part]),
  );
  const names = [...wanted].filter((name) => peers || !peerSystems.some((each) => each === name));
  const outcome: Outcome = { results: {}, posts: { alone: [], cluster: [] }, failed: false };
  const taking = { outcome, plan };
  for (let round = 0; round < rounds; round += 1) {
    tell(`round ${round + 1} of ${rounds} …`);
    // Alternating, because the machine slows down over time.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      await takeSystem(taking, { key: name, name, measuring: measuringOf(name, plan) });
    }
    if (asked.includes('post')) await takePosts(taking);
    if (asked.includes('scale')) await takeScale(taking);
  }
  return outcome;
}

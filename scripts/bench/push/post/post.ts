import { besideRow, type Row, spread, type Target } from '../../measure/figures.ts';
import { runLoad, startProduct, temporaryFolder } from '../../measure/pinned-process.ts';
import { type Cluster, withCluster } from './post-cluster.ts';
import type { PostFigures, PostPlan } from './post-load.ts';
import { seedChallenges } from './post-seed.ts';
import { benchSecrets } from '../systems/roster.ts';
import { calmRate, type Rounds } from '../systems/rows.ts';
import { loadCore, serverCore } from '../systems/systems.ts';
import { seatsPerGame } from '../systems/win.ts';

export const postKinds = { alone: '1 process', cluster: 'api, 2 realtime + Redis' } as const;
export type PostKind = keyof typeof postKinds;

const target: Target = { must: 1.5, aim: 1.15 };
/** A fifth of the games is for warming up. */
const warmUpShare = 0.2;

type Environment = Readonly<Record<string, string>>;
type Use = (cluster: Cluster) => Promise<PostFigures>;

/** The whole product, api and sockets in one process. */
async function withOneProcess(env: Environment, folder: string, use: Use): Promise<PostFigures> {
  await using product = await startProduct(folder, { core: serverCore, env });
  return await use({ address: product.address, nodes: [product.address] });
}

/** Wins by POST in real games of the product, and how the others are notified. */
export async function measurePost(
  kind: PostKind,
  { rosterFile, sockets }: { rosterFile: string; sockets: number },
): Promise<PostFigures> {
  await using folder = await temporaryFolder();
  const [secret] = benchSecrets;
  const env = { DATA_DIR: folder.path, JWT_SECRET: secret, PASSWORD_PEPPER: secret };
  const games = Math.floor(sockets / seatsPerGame);
  const answer = await seedChallenges({ env, rosterFile, games });
  const warmUpGames = Math.floor(games * warmUpShare);
  const use: Use = (cluster) => {
    const plan: PostPlan = { ...cluster, rosterFile, games, warmUpGames, rate: calmRate, answer };
    return runLoad('scripts/bench/push/post/post-load.ts', plan, { core: loadCore });
  };
  return await (kind === 'alone' ? withOneProcess(env, folder.path, use) : withCluster(env, use));
}

/**
 * The receipt compared with its two steps: the answer of the same POSTs, and the push alone of the
 * same round.
 */
export function postRows(kind: PostKind, posts: readonly PostFigures[], push: Rounds): Row[] {
  const pushes = push.flatMap(({ fixed }) =>
    fixed.filter(({ rate }) => rate === calmRate).map(({ p50 }) => p50),
  );
  const answers = posts.map(({ answer }) => answer.p50);
  const receipts = posts.map(({ receipt }) => receipt.p50);
  const steps = answers.map((answer, round) => answer + (pushes[round] ?? Number.NaN));
  const name = `push: winning POST to receipt, p50 at ${calmRate} wins/s, against POST + push, ${postKinds[kind]} (ms)`;
  return [
    besideRow(name, receipts, steps, target),
    {
      measure: `push: the same, p99 of receipt and of the answer alone, ${postKinds[kind]} (ms)`,
      ours: spread(posts.map(({ receipt }) => receipt.p99)),
      baseline: spread(posts.map(({ answer }) => answer.p99)),
    },
    {
      measure: `push: the same, deliveries that came, ${postKinds[kind]} (%)`,
      ours: spread(posts.map(({ delivered }) => delivered * 100)),
    },
  ];
}

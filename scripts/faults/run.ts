import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { openMongoStores } from '@craque/api/store/mongo/mongo-stores.ts';
import { quantile } from '../bench/measure/figures.ts';
import { type Cluster, startCluster } from '../cluster/start-cluster.ts';
import { type HeadlessClient, openClient } from './headless-client.ts';
import { type ChallengeOutcome, type ChallengeParts, playChallenge } from './challenge-run.ts';
import { type PairFigures, runPairs } from './pairs.ts';
import { seedPlayers } from './seed-players.ts';
import { makeFault, noFaults } from './faults.ts';

/* `npm run faults`: challenges over real sockets while one process after the other is killed,
   and pairs of simultaneous right guesses through two api processes. Exits with 1 if a
   screen, a result or a winner is wrong. */
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    pairs: { type: 'string', default: '10000' },
    lanes: { type: 'string', default: '6' },
    peace: { type: 'string', default: '4000' },
    seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
  },
});
const options = {
  matches: Number(values.matches),
  pairs: Number(values.pairs),
  lanes: Number(values.lanes),
  /** Milliseconds between two faults. */
  peace: Number(values.peace),
  seed: Number(values.seed),
};

const playersOfLane = 4;

/** Uniform in [0, 1), the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  const state = { value: seed };
  return () => {
    state.value = (state.value + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state.value ^ (state.value >>> 15), 1 | state.value);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Rest = Omit<ChallengeParts, 'clients'>;

async function runChallenges(lanes: readonly HeadlessClient[][], parts: Rest, count: number) {
  const outcomes: ChallengeOutcome[] = [];
  const left = { matches: count };
  const runLane = async (clients: readonly HeadlessClient[]) => {
    while (left.matches > 0) {
      left.matches -= 1;
      const players = 2 + Math.floor(parts.random() * (playersOfLane - 1));
      outcomes.push(await playChallenge({ ...parts, clients: clients.slice(0, players) }));
      if (outcomes.length % 100 === 0) console.log(`  ${outcomes.length} challenges`);
    }
  };
  await Promise.all(lanes.map(runLane));
  return outcomes;
}

const ms = (values: readonly number[], share: number) =>
  values.length > 0 ? `${Math.round(quantile(values, share))} ms` : '-';
const line = (name: string, text: string) => console.log(`  ${name.padEnd(46)} ${text}`);
const times = (values: readonly number[]) =>
  `p50 ${ms(values, 0.5)}, p99 ${ms(values, 0.99)}, longest ${ms(values, 1)}`;

function printChallenges(
  outcomes: readonly ChallengeOutcome[],
  counts: Record<string, number>,
): void {
  const arrivals = outcomes.flatMap((outcome) => outcome.arrivals);
  console.log(`\n${outcomes.length} challenges, ${arrivals.length} screens`);
  for (const [name, count] of Object.entries(counts)) line(name, `${count} times`);
  for (const loss of ['none', 'known', 'hung', 'silent'] as const) {
    const own = arrivals.filter((each) => each.loss === loss).map((each) => each.ms);
    line(`screens right, loss ${loss} (${own.length})`, times(own));
  }
  const told = outcomes.flatMap(({ winnerTold }) => winnerTold);
  line(`winner told (${told.length})`, times(told));
  line('calls repeated', `${outcomes.reduce((sum, { retries }) => sum + retries, 0)}`);
}

function printPairs({ told, firstWon }: PairFigures): void {
  console.log(`\n${told.length} pairs of right guesses through two api processes`);
  line('won by the one sent to the first process', `${firstWon}`);
  line('winner told to the third player', times(told));
  line('of these later than 1 s', `${told.filter((each) => each > 1000).length}`);
}

/** Plays the challenges with a fault every so often, and counts the faults. */
async function underFaults(
  cluster: Cluster,
  lanes: HeadlessClient[][],
  parts: Omit<Rest, 'faults'>,
) {
  const ending = new AbortController();
  const faults = noFaults();
  const isLong = options.matches >= 100;
  const { peace } = options;
  const fault = makeFault({ cluster, faults, signal: ending.signal, peace, hangs: isLong });
  try {
    const outcomes = await runChallenges(lanes, { ...parts, faults }, options.matches);
    return { outcomes, counts: faults.counts() };
  } finally {
    ending.abort();
    await fault;
  }
}

async function run(): Promise<string[]> {
  const secret = randomBytes(32).toString('base64url');
  console.log(`seed ${options.seed}`);
  await using opened = new AsyncDisposableStack();
  const env = { JWT_SECRET: secret, LIMITS_FACTOR: '1000000', LOG_LEVEL: 'warn', CLIENT_DIR: '' };
  const cluster = await startCluster({ env });
  opened.defer(() => cluster.stop());
  console.log(`cluster on ${cluster.origin}, ${cluster.mongodb.description}`);
  const stores = await openMongoStores(cluster.mongodb.url);
  opened.defer(() => stores.close());
  const seededPlayers = await seedPlayers(stores, secret, options.lanes * playersOfLane);
  const clients = seededPlayers.map((player) => openClient(cluster.origin, player));
  opened.defer(() => {
    for (const client of clients) client.close();
  });
  const lanes = Array.from({ length: options.lanes }, (_, lane) =>
    clients.slice(lane * playersOfLane, (lane + 1) * playersOfLane),
  );
  const names = loadCatalogue(athleteData).members('atp');
  const parts = {
    stores,
    random: seeded(options.seed),
    names: names.map(({ name }) => name),
  };
  const pairs = await runPairs({
    stores,
    secret,
    origin: cluster.origin,
    apis: [`http://127.0.0.1:${cluster.api[0]?.port}`, `http://127.0.0.1:${cluster.api[1]?.port}`],
    lanes: lanes.map(
      ([one, other, third]) =>
        [one, other, third] as [HeadlessClient, HeadlessClient, HeadlessClient],
    ),
    pairs: options.pairs,
  });
  const { outcomes, counts } = await underFaults(cluster, lanes, parts);
  if (options.pairs > 0) printPairs(pairs);
  if (options.matches > 0) printChallenges(outcomes, counts);
  return [...pairs.violations, ...outcomes.flatMap(({ violations }) => violations)];
}

const violations = await run();
for (const error of violations) console.error(`✕ ${error}`);
console.log(violations.length > 0 ? `\n${violations.length} deviations` : '\nno deviation');
process.exitCode = violations.length > 0 ? 1 : 0;

import type { Row } from '../measure/figures.ts';
import { measurePoll, pollRows } from './post/poll.ts';
import { postRows } from './post/post.ts';
import { measureRounds, type PartsPlan, type Results } from './rounds.ts';
import { peerRow, type Rounds, rowsAgainstRaw, scaleRow } from './systems/rows.ts';
import { systems } from './systems/systems.ts';

function clusterAndSingle({ craque, raw, craqueCluster, rawCluster }: Results): Row[] {
  const row = (
    measure: string,
    ours: Rounds | undefined,
    baseline: Rounds | undefined,
    isJudged: boolean,
  ) => (ours && baseline ? rowsAgainstRaw(measure, { ours, baseline, isJudged }) : []);
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

/** Measures the requested parts, and prints the results. */
export async function runParts(plan: PartsPlan): Promise<{ rows: Row[]; failed: boolean }> {
  const { asked, scale, tell } = plan;
  const { results, posts, failed } = await measureRounds(plan);
  const { few, many, craque, craqueCluster } = results;
  const rows = clusterAndSingle(results);
  const { alone, cluster } = posts;
  if (craqueCluster && cluster.length > 0)
    rows.push(...postRows('cluster', cluster, craqueCluster));
  if (craque && alone.length > 0) rows.push(...postRows('alone', alone, craque));
  rows.push(...peerRows(results));
  if (few && many) rows.push(scaleRow(few, many, [scale.few, scale.many]));
  if (asked.includes('poll')) {
    tell('poll …');
    const poll = await measurePoll(scale.poll, scale.pollPeriods);
    rows.push(...pollRows(poll, craque, scale.poll));
  }
  return { rows, failed };
}

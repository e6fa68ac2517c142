import { cpus } from 'node:os';
import { pt } from '../screens/texts.ts';
import type { Cluster } from '../../../scripts/cluster/start-cluster.ts';
import { type ChallengeLog, secondsOf } from './demo-log.ts';
import type { Players } from './demo-players.ts';

export type Picture = { name: string; title: string };
export type DemoRun = {
  cluster: Cluster;
  players: Players;
  log: ChallengeLog;
  pictures: readonly Picture[];
  table: readonly (readonly string[])[];
};

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const rule = (columns: number) => row(Array<string>(columns).fill('---'));

function tableOf(table: DemoRun['table']): string[] {
  const { rank, player, result, guesses, hints, time, score, first } = pt.challenge.table;
  const heads = [rank, player, result, guesses, hints, time, score, first];
  const rows = table.map((cells) => row([...cells.slice(0, -1), cells.at(-1) ? '×' : '']));
  return [row(heads), rule(heads.length), ...rows];
}

/** The report of a run, made only from what was recorded. */
export function challengePage({ cluster, players, log, pictures, table }: DemoRun): string {
  const { api, realtime, mongodb } = cluster;
  const screens = Object.values(players).map(({ name, device }) => `${name} (${device})`);
  const gaps = Object.values(players).flatMap(({ name, socket }) =>
    socket.gaps.map((gap) => `${name} ${gap} ms`),
  );
  return [
    '# A challenge while a process dies',
    '',
    `Written by \`npm run demo\` from its own log. ${api.length} api and ${realtime.length} realtime processes behind nginx, with Redis and ${mongodb.description}, on one machine with ${cpus().length} cores and Node ${process.versions.node}. Screens, each in a browser profile of its own, in the order of the pictures: ${screens.join(', ')}. Times are those at which the browser automation saw something; it polls every 40 ms.`,
    '',
    `Sockets lost with the killed process, and the time until the other one accepted them: ${gaps.join(', ')}.`,
    '',
    ...pictures.map(({ name, title }) => `![${title}](pictures/${name}.webp)`),
    '',
    '## Log',
    '',
    row(['s', 'who', 'what']),
    rule(3),
    ...log.lines.map((line) => row([secondsOf(line), line.who, line.what])),
    '',
    '## The table at the end, equal on all three screens',
    '',
    ...tableOf(table),
    '',
  ].join('\n');
}

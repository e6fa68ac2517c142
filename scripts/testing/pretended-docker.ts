import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Container = { id: string; service: string; image: string };
export type PretendedDocker = {
  images: readonly string[];
  /** Those of which no container becomes ready. */
  broken?: readonly string[];
  containers: readonly Container[];
  /** What has been started, stopped and removed. */
  deeds?: readonly string[];
};

/** What `scripts/cluster/update.sh` asks of Docker, answered from a file. */
const program = `#!${process.execPath}
const { readFileSync, writeFileSync } = require('node:fs');
const file = __dirname + '/docker.json';
const state = { broken: [], deeds: [], ...JSON.parse(readFileSync(file, 'utf8')) };
const args = process.argv.slice(2);
const last = args.at(-1);
const [verb] = args[0] === 'compose' ? ['compose ' + args[1]] : args;
const print = (lines) => process.stdout.write([lines].flat().map((line) => line + '\\n').join(''));
const found = state.containers.find(({ id }) => id === last);
const remove = () => { state.containers = state.containers.filter((each) => each !== found); };
const deed = (text) => state.deeds.push(text);
const acts = {
  image: () => state.images.includes(last) ? print('id of ' + last) : process.exitCode = 1,
  pull: () => process.exitCode = 1,
  logs: () => print('cannot read the catalogue'),
  update: () => deed(args[1].slice(2) + ' ' + args[2]),
  stop: () => deed('stop ' + last),
  rm: () => { deed('rm ' + last); remove(); },
  inspect() {
    if (args[2] === '{{.Image}}') return print('id of ' + found.image);
    print(state.broken.includes(found.image) ? '0 unhealthy' : '0 healthy');
  },
  'compose ps'() {
    if (last === '--services') return print([...new Set(state.containers.map((each) => each.service))]);
    print(state.containers.filter(({ service }) => service === last).map(({ id }) => id));
  },
  'compose up'() {
    const image = process.env.CRAQUE_IMAGE;
    const wanted = Number(args.find((each) => each.startsWith(last + '='))?.split('=')[1] ?? 0);
    const count = state.containers.filter(({ service }) => service === last).length;
    deed('up ' + last + (wanted ? ' ' + wanted : ''));
    if (wanted === 0) for (const each of state.containers) if (each.service === last) each.image = image;
    for (let at = count; at < wanted; at += 1)
      state.containers.push({ id: last + '-of-' + image + '-' + state.deeds.length, service: last, image });
  },
};
acts[verb]();
writeFileSync(file, JSON.stringify(state));
`;

export function pretendDocker(folder: string, state: PretendedDocker) {
  const file = join(folder, 'docker.json');
  writeFileSync(file, JSON.stringify(state));
  writeFileSync(join(folder, 'docker'), program.replaceAll('__dirname', JSON.stringify(folder)));
  chmodSync(join(folder, 'docker'), 0o755);
  return (): Required<PretendedDocker> => JSON.parse(readFileSync(file, 'utf8'));
}

import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../services/service.ts';
import { type Addresses, addressFiles } from './addresses.ts';
import { answersHttp } from './answers.ts';
import { inheritedSettings } from './inherited-settings.ts';
import { type TiedProcess, tiedProcess } from './tied-process.ts';

const portOf = (address: string) => Number(address.split(':').at(-1));

/**
 * Makes a folder with the project's nginx.conf and these addresses beside it; returns the options
 * that name it.
 */
export function nginxOptions(folder: string, addresses: Addresses): string[] {
  mkdirSync(join(folder, 'addresses'), { recursive: true });
  for (const [name, text] of Object.entries(addressFiles(addresses))) {
    writeFileSync(join(folder, 'addresses', name), text);
  }
  const conf = join(folder, 'nginx.conf');
  rmSync(conf, { force: true });
  // nginx resolves included files relative to the given name, not to the link's target.
  symlinkSync(join(root, 'nginx.conf'), conf);
  return ['-p', `${folder}/`, '-c', conf, '-e', 'stderr'];
}

/**
 * The cluster's front: the nginx.conf of docker-compose.yml with this run's addresses, logging
 * beside the folder.
 */
export function nginxProcess(program: string, folder: string, addresses: Addresses): TiedProcess {
  const inside = portOf(addresses.inside);
  return tiedProcess({
    name: 'nginx',
    command: [program, ...nginxOptions(folder, addresses), '-g', 'daemon off;'],
    env: inheritedSettings(),
    cwd: folder,
    logFile: `${folder}.log`,
    port: portOf(addresses.front),
    isReady: () => answersHttp(inside, '/', 404),
  });
}

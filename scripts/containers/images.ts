import { cpSync, existsSync, mkdirSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../run/run-tool.ts';
import { debianProgram } from '../services/service.ts';
import { type Docker, output } from './engine.ts';

/* Where images cannot be pulled they are made of Debian's packages, and get the names that the
   project's files use. `bases/<last part of the name>` has the Dockerfile of each and its files;
   there, FROM names another folder of bases. */

const bases = join(import.meta.dirname, 'bases');
const debian = 'craque-debian';
/** Testing: nginx has looked names up again since 1.27. */
const suite = 'forky';
const mirror = 'http://deb.debian.org/debian';

const isThere = (docker: Docker, image: string) =>
  docker(['image', 'inspect', '--format', ' ', image]).then(
    () => true,
    () => false,
  );

/** On the network of this machine, on which a build reaches its registries. */
export const buildCommand = ['build', '--quiet', '--network', 'host'];

async function makeDebian(docker: Docker): Promise<void> {
  console.log('Installing a Debian for images …');
  const found = debianProgram('debootstrap', 'debootstrap');
  if ('missing' in found) throw new Error(`No image can be pulled, and ${found.missing}`);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'craque-debian-'));
  const system = join(folder.path, 'system');
  const options = ['--variant=minbase', '--include=ca-certificates', suite, system, mirror];
  // Scripts for suites to come are all the same.
  await output(found.path, [...options, '/usr/share/debootstrap/scripts/sid']);
  const file = join(folder.path, 'system.tar');
  await output('tar', ['-C', system, '--exclude=./var/cache/apt/archives/*.deb', '-cf', file, '.']);
  await docker(['import', file, debian]);
}

/** What a recipe needs and no repository can have, into the context of its build. */
const preparations: Readonly<Record<string, (context: string) => Promise<void>>> = {
  async node(context) {
    const npm = (await output('npm', ['root', '--global'])).split('\n').at(-1) ?? '';
    cpSync(join(root, 'node_modules/node/bin/node'), join(context, 'node'));
    cpSync(join(npm, 'npm'), join(context, 'npm'), { recursive: true });
    cpSync('/etc/ssl/certs/ca-certificates.crt', join(context, 'ca-certificates.crt'));
  },
  async mongo(context) {
    const [jars, classes] = [join(context, 'jars'), join(context, 'classes')];
    mkdirSync(classes);
    const goal = ['-q', '-B', '-f', context, 'dependency:copy-dependencies'];
    await output('mvn', [...goal, `-DoutputDirectory=${jars}`]);
    const source = join(context, 'MongoServerStandIn.java');
    await output('javac', ['--release', '17', '-cp', `${jars}/*`, '-d', classes, source]);
    await output('jar', ['--create', '--file', join(jars, 'stand-in.jar'), '-C', classes, '.']);
  },
};

async function make(docker: Docker, name: string): Promise<void> {
  if (await isThere(docker, name)) return;
  const recipe = join(bases, name);
  if (name === debian) return makeDebian(docker);
  if (!existsSync(recipe)) throw new Error(`${name} cannot be pulled, and bases/ has no ${name}`);
  console.log(`Making the image ${name} …`);
  for (const [, base = ''] of readFileSync(join(recipe, 'Dockerfile'), 'utf8').matchAll(
    /^FROM (\S+)/gm,
  ))
    await make(docker, base);
  using context = mkdtempDisposableSync(join(tmpdir(), 'craque-image-'));
  cpSync(recipe, context.path, { recursive: true });
  await preparations[name]?.(context.path);
  await docker([...buildCommand, '--tag', name, context.path]);
}

/** The image of this name and tag is there afterwards: from before, pulled, or made here. */
async function provide(docker: Docker, image: string): Promise<void> {
  if (await isThere(docker, image)) return;
  const pulled = await docker(['pull', '--quiet', image]).then(
    () => true,
    () => false,
  );
  if (pulled) return;
  const name = image.replace(/:[^/]*$/, '').replace(/^.*\//, '');
  await make(docker, name);
  await docker(['tag', name, image]);
}

/** Those that cannot be had are said; an act that needs one fails. */
export async function provideAll(docker: Docker): Promise<void> {
  for (const image of namedImages())
    await provide(docker, image).catch((error: Error) => console.error(error.message));
}

/** What the project's files are built on and start. */
export function namedImages(): string[] {
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const from = [...textOf('Dockerfile').matchAll(/^FROM (\S+:\S+)/gm)];
  const started = [...textOf('docker-compose.yml').matchAll(/^ +image: ([^\s$]+)$/gm)];
  return [...new Set([...from, ...started].map(([, name = '']) => name))];
}

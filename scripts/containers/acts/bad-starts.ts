import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startOldMongo } from '@craque/api/testing/old-mongo.ts';
import { output } from '../engine.ts';
import type { Stage } from '../stage.ts';

const user = 1000;

/** The options of a container, and all that it says before it exits. */
type BadStart = [what: string, options: readonly string[], lines: RegExp];

const settings = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).flatMap(([name, value]) => ['--env', `${name}=${value}`]);

const secret = 'k3Jx0Qm8sVd2RtY6uPz1Lw9NbHc4Ge7A';
const secrets = { JWT_SECRET: secret, PASSWORD_PEPPER: secret };
const origins: readonly (readonly [string, string])[] = [
  ['play.example.org', ''],
  ['https://play.example.org/', ': write https://play\\.example\\.org, as browsers do'],
  ['https://play.example.org/game', ': write https://play\\.example\\.org, as browsers do'],
  ['https://play.example.org:443', ': write https://play\\.example\\.org, as browsers do'],
];

function badSettings(): BadStart[] {
  const missing = settings({ PUBLIC_ORIGIN: 'https://play.example.org', JWT_SECRETS: secret });
  const wrong = (lines: string) => new RegExp(`^craque: wrong settings:\\n${lines}$`);
  return [
    [
      'a missing secret',
      missing,
      wrong(
        '  JWT_SECRET: has to be set in production .*\\n  PASSWORD_PEPPER: has to be set in production .*\\n  JWT_SECRETS is no setting: did you mean JWT_SECRET\\?',
      ),
    ],
    ...origins.map(
      ([origin, instead]): BadStart => [
        `the origin ${origin}`,
        settings({ ...secrets, PUBLIC_ORIGIN: origin }),
        wrong(`  PUBLIC_ORIGIN: has to be origins such as https://craque\\.example.*${instead}`),
      ],
    ),
  ];
}

function badFolders(folder: string): BadStart[] {
  const path = (name: string) => join(folder, name);
  writeFileSync(path('file'), '');
  mkdirSync(path('of-root'), { mode: 0o755 });
  chmodSync(path('of-root'), 0o755);
  mkdirSync(path('own'));
  chownSync(path('own'), user, user);
  const full = '/data:size=64k,mode=700,uid=1000';
  return [
    [
      'a file as volume',
      ['--volume', `${path('file')}:/file`, ...settings({ DATA_DIR: '/file' })],
      /^craque: \/file is not a folder$/,
    ],
    [
      'a folder of another user',
      ['--volume', `${path('of-root')}:/data`],
      /^craque: no permission to write \/data, which belongs to user 0, and this is user 1000: chown -R 1000 \/data$/,
    ],
    [
      'a read-only volume',
      ['--volume', `${path('own')}:/data:ro`],
      /^craque: \/data is on a read-only disk: mount a folder there that can be written$/,
    ],
    [
      'a folder beside the volume',
      ['--read-only', ...settings({ DATA_DIR: './data' })],
      /^craque: \.\/data is on a read-only disk: mount a folder there that can be written$/,
    ],
    [
      'a full disk',
      ['--tmpfs', full],
      /^craque: (The database \/data\/craque\.db cannot be written, the disk is full|the disk of \S+ is full)/,
    ],
  ];
}

function hashed(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted())
    hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/** Every start that cannot go well says in a line what is wrong, exits with 1, and touches nothing. */
export async function badStarts(stage: Stage): Promise<void> {
  const { docker, folder, freePort, note, run } = stage;
  const expectRefusal = async ([what, options, lines]: BadStart) => {
    const id = await run(options);
    const code = await docker(['wait', id]);
    const said = await output('sh', ['-c', 'docker logs "$0" 2>&1', id]);
    if (code !== '1' || !lines.test(said)) throw new Error(`${what}: exit ${code}\n${said}`);
  };
  const all = [...badFolders(folder), ...badSettings()];
  await Promise.all(all.map(expectRefusal));

  await using opened = new AsyncDisposableStack();
  const taken = await freePort();
  const holder = createServer().listen(taken, '127.0.0.1');
  await once(holder, 'listening');
  opened.defer(() => void holder.close());
  const here = ['--network', 'host', ...settings({ PORT: `${taken}`, HOST: '127.0.0.1' })];
  await expectRefusal([
    'a taken port',
    here,
    new RegExp(`^craque: port ${taken} is in use; set PORT to another one$`),
  ]);
  const old = await startOldMongo();
  opened.defer(old.close);
  const onOld = { ...secrets, MONGODB_URL: old.url, PORT: '0', HOST: '127.0.0.1' };
  await expectRefusal([
    'an old MongoDB',
    ['--network', 'host', ...settings(onOld)],
    /^craque: MONGODB_URL cannot be used, MongoDB 4\.4 or later is needed: /,
  ]);

  const newer = join(folder, 'newer');
  mkdirSync(newer);
  const database = new DatabaseSync(join(newer, 'craque.db'));
  database.exec('CREATE TABLE of_tomorrow (id); PRAGMA user_version = 99');
  database.close();
  for (const path of [newer, join(newer, 'craque.db')]) chownSync(path, user, user);
  chmodSync(newer, 0o700);
  chmodSync(join(newer, 'craque.db'), 0o600);
  const before = hashed(newer);
  await expectRefusal([
    'data of a later version',
    ['--volume', `${newer}:/data`],
    /^craque: The database \/data\/craque\.db was written by a later version of Craque: .*$/,
  ]);
  if (hashed(newer) !== before) throw new Error('the data of a later version were touched');
  note(
    `${all.length + 3} bad starts, each with its line and exit 1; data of a later version as they were`,
  );
}

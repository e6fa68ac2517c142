import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { describe, expect, test } from '@jest/globals';
import { root } from './run-tool.ts';
import { realtimeNodeOptions, serverFlags } from './server-node.mjs';

const script = join(root, 'scripts/run/in-container.sh');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** What it starts in place of itself. */
function started(...words: readonly string[]): string {
  const folder = newFolder();
  writeFileSync(join(folder, 'node'), '#!/bin/sh\necho node "$@"\n', { mode: 0o755 });
  const env = { PATH: [folder, process.env.PATH].join(delimiter) };
  return spawnSync(script, words, { encoding: 'utf8', env }).stdout.trim();
}

describe('a container of the image', () => {
  test.each([
    [[], `node ${serverFlags.join(' ')} scripts/serve.ts`],
    [['start'], `node ${serverFlags.join(' ')} scripts/serve.ts`],
    [['api'], 'node api/src/main.ts'],
    [['realtime'], `node ${realtimeNodeOptions} realtime/src/main.ts`],
    [['admin', 'ann', '--remove'], 'node scripts/admin.ts ann --remove'],
    [['backup', '/data/a folder'], 'node scripts/backup.ts /data/a folder'],
    [['restore', '/saved', '--force'], 'node scripts/restore.ts /saved --force'],
    [['move', '--from', 'a'], 'node scripts/move.ts --from a'],
    [['daily', '--days', '7'], 'node scripts/daily.ts --days 7'],
    [['node', 'api/src/main.ts'], 'node api/src/main.ts'],
    [['echo', 'as it is'], 'as it is'],
  ])('started with %j runs %s', (words, wanted) => {
    expect(started(...words)).toBe(wanted);
  });

  test('has every script that it may run', () => {
    const names = textOf('scripts/run/in-container.sh').match(/^ {2}(admin .*)\)$/m)?.[1] ?? '';
    const commands = ['serve', ...names.split(' | ')];
    expect(commands.length).toBeGreaterThan(3);
    const given = textOf('.dockerignore').split('\n');
    for (const name of commands) {
      expect([name, existsSync(join(root, `scripts/${name}.ts`))]).toEqual([name, true]);
      expect(given).toContain(`!scripts/${name}.ts`);
    }
    expect(given).toContain('!scripts/run');
  });

  test('is no root, keeps its data in a volume, and has the compile cache of its own user', () => {
    const dockerfile = textOf('Dockerfile');
    const lines = dockerfile.split('\n');
    const after = lines.slice(lines.indexOf('USER node'));
    expect(dockerfile).toMatch(/^ENV .* DATA_DIR=\/data /m);
    expect(after).toEqual(
      expect.arrayContaining([
        'VOLUME /data',
        'CMD ["start"]',
        'ENTRYPOINT ["/craque/scripts/run/in-container.sh"]',
      ]),
    );
    expect(after.join('\n')).toContain(
      `node ${serverFlags.join(' ')} scripts/serve.ts --only-load`,
    );
    expect(dockerfile).toMatch(/NODE_COMPILE_CACHE=\/craque\//);
  });
});

import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { expect, test } from '@jest/globals';
import { type PretendedDocker, pretendDocker } from '../testing/pretended-docker.ts';

const script = join(import.meta.dirname, 'update.sh');
const images = ['craque:1', 'craque:2', 'craque:3'];
const nodes = (service: string, image: string) =>
  ['a', 'b'].map((id) => ({ id: `${service}-${id}`, service, image }));
const ofVersion = (image: string) => [...nodes('api', image), ...nodes('realtime', image)];

function update(args: readonly string[], state: PretendedDocker) {
  const folder = newFolder();
  const settings = join(folder, '.env');
  writeFileSync(settings, 'JWT_SECRET=a secret\nCRAQUE_IMAGE=craque:1\nHTTP_PORT=80\n', {
    mode: 0o600,
  });
  // Nobody has to wait for what is pretended.
  writeFileSync(join(folder, 'sleep'), '#!/bin/sh\n', { mode: 0o755 });
  const read = pretendDocker(folder, state);
  const env = { PATH: `${folder}:${process.env.PATH}`, COMPOSE_ENV_FILES: settings };
  const { status, stdout, stderr } = spawnSync('sh', [script, ...args], { env, encoding: 'utf8' });
  const { containers, deeds } = read();
  return {
    ...{ status, stdout, stderr, deeds, settings },
    images: containers.map(({ service, image }) => `${service} ${image}`),
    text: readFileSync(settings, 'utf8'),
  };
}

test('an old node is stopped when a new one is ready, one after the other, and .env names the new image', () => {
  const backup = { id: 'backup-a', service: 'backup', image: 'craque:1' };
  const nginx = { id: 'nginx-a', service: 'nginx', image: 'nginx:1' };
  const containers = [...ofVersion('craque:1'), backup, nginx];
  const {
    status,
    images: after,
    deeds,
    text,
    settings,
  } = update(['craque:2'], { images, containers });
  expect(status).toBe(0);
  const steps = (service: string) =>
    ['a', 'b'].flatMap((id) => [
      ...[`up ${service} 3`, 'cpu-shares 256', 'cpu-shares 1024'],
      ...[`stop ${service}-${id}`, `rm ${service}-${id}`],
    ]);
  expect(deeds).toEqual([...steps('api'), ...steps('realtime'), 'up backup']);
  expect(after.toSorted()).toEqual([
    ...['api craque:2', 'api craque:2', 'backup craque:2', 'nginx nginx:1'],
    ...['realtime craque:2', 'realtime craque:2'],
  ]);
  expect(text).toBe('JWT_SECRET=a secret\nHTTP_PORT=80\nCRAQUE_IMAGE=craque:2\n');
  expect(statSync(settings).mode & 0o777).toBe(0o600);
});

test('a version that does not become ready stops the update at its first node', () => {
  const containers = ofVersion('craque:1');
  const after = update(['craque:3'], { images, broken: ['craque:3'], containers });
  expect(after.status).toBe(1);
  expect(after.stderr).toMatch(/cannot read the catalogue\nA new node of api has not become ready/);
  expect(after.images).toEqual(containers.map(({ service, image }) => `${service} ${image}`));
  expect(after.deeds).toEqual(['up api 3', 'cpu-shares 256', 'rm api-of-craque:3-1']);
  expect(after.text).toContain('CRAQUE_IMAGE=craque:1\n');
});

test('what is new already stays; back is the same with the old image', () => {
  const mixed = [...nodes('api', 'craque:2'), ...nodes('realtime', 'craque:1')];
  const { status, deeds, images: after } = update(['craque:1'], { images, containers: mixed });
  expect(status).toBe(0);
  expect(deeds).toHaveLength(10);
  expect(new Set(after)).toEqual(new Set(['api craque:1', 'realtime craque:1']));
});

test.each([
  ['without an image', []],
  ['with an image that is nowhere', ['craque:4']],
])('%s it fails before anything is started', (_, args) => {
  const { status, deeds } = update(args, { images, containers: ofVersion('craque:1') });
  expect(status).not.toBe(0);
  expect(deeds ?? []).toEqual([]);
});

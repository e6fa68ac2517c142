import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '../run/run-tool.ts';

type Step = { uses?: string; with?: Record<string, unknown> };
type Job = { steps?: Step[]; uses?: string; needs?: string | string[]; permissions?: object };
type Workflow = { permissions: object; jobs: Record<string, Job & { strategy?: unknown }> };

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const workflowOf = (name: string): Workflow => parse(textOf(`.github/workflows/${name}.yml`));
const { version } = JSON.parse(textOf('package.json'));

test('all parts, the changelog and the image that compose starts have one version', () => {
  for (const part of ['common', 'api', 'realtime', 'web'])
    expect([part, JSON.parse(textOf(`${part}/package.json`)).version]).toEqual([part, version]);
  expect(textOf('CHANGELOG.md')).toMatch(
    new RegExp(`^## \\[${version}\\] - 20\\d\\d-\\d\\d-\\d\\d$`, 'm'),
  );
  for (const file of ['docker-compose.yml', 'ops/hosts/one-machine.yml'])
    expect(textOf(file)).toContain(`:-craque:${version}}`);
  expect(textOf('.env.example')).toContain(`craque:${version}`);
  expect(textOf('ops/hosts/fly.toml')).toContain(`:${version}"`);
});

test('the ready files for hosts have the Node and the Caddy of the other ways', () => {
  const [, node] = /FROM node:([\d.]+)/.exec(textOf('Dockerfile')) ?? [];
  expect(textOf('ops/hosts/render.yaml')).toContain(`value: ${node}\n`);
  const [caddy = 'none'] = /image: caddy:.*/.exec(textOf('docker-compose.yml')) ?? [];
  expect(textOf('ops/hosts/one-machine.yml')).toContain(caddy);
});

describe('the workflows', () => {
  test.each(['ci', 'release'])(
    'of %s use actions of a version, and may only read unless a job says so',
    (name) => {
      const { permissions, jobs } = workflowOf(name);
      expect(permissions).toEqual({ contents: 'read' });
      const used = Object.values(jobs).flatMap(({ steps = [] }) =>
        steps.flatMap(({ uses }) => uses ?? []),
      );
      expect(used.filter((each) => !/^[\w-]+\/[\w-]+@v\d+(\.\d+)*$/.test(each))).toEqual([]);
    },
  );

  test('publish only what all tests and the containers have passed', () => {
    const { jobs } = workflowOf('release');
    expect(jobs.test?.uses).toBe('./.github/workflows/ci.yml');
    expect(JSON.stringify(jobs.containers?.steps)).toContain('npm run containers');
    expect(jobs.image?.needs).toEqual(['test', 'containers']);
    expect(jobs.publish?.needs).toBe('image');
    expect(jobs.image?.permissions).toEqual({ contents: 'read', packages: 'write' });
    expect(jobs.publish?.permissions).toEqual({ contents: 'write', packages: 'write' });
  });

  test('build both kinds of processors, with what is inside and where it comes from', () => {
    const { image } = workflowOf('release').jobs;
    const platforms = [...JSON.stringify(image?.strategy).matchAll(/linux\/\w+/g)].map(String);
    expect(platforms).toEqual(['linux/amd64', 'linux/arm64']);
    const build = image?.steps?.find(({ uses }) => uses?.startsWith('docker/build-push-action'));
    expect(build?.with).toMatchObject({ sbom: true, provenance: 'mode=max' });
  });

  test('run against the releases of MongoDB and Redis that compose starts', () => {
    const compose = textOf('docker-compose.yml');
    const ci = textOf('.github/workflows/ci.yml');
    const [, mongo] = /image: mongo:(\d+)/.exec(compose) ?? [];
    const [, redis] = /image: redis:(\d+)/.exec(compose) ?? [];
    expect(ci).toContain(`image: mongo:${mongo}\n`);
    expect(ci).toContain(`v=${redis}.`);
  });
});

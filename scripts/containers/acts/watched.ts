import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestClient } from '@craque/api/testing/test-client.ts';
import { register } from '@craque/common/contracts/accounts.ts';
import { createGame, submitGuess } from '@craque/common/contracts/games.ts';
import { root } from '../../run/run-tool.ts';
import type { Stage } from '../stage.ts';

/** Empty on a good day. */
const quietPanels = new Set([
  ...['Refused by a limit', 'Errors of the store', 'Refused and cut'],
  ...['Faults of pages', 'Alerts'],
]);

type Panel = { title: string; targets: readonly { expr: string }[] };
type Found = { data: { result: readonly unknown[] } };
type Target = { health: string; labels: { job: string } };
type Alert = { state: string; labels: { alertname: string } };

const secret = () => crypto.randomUUID().replaceAll('-', '').repeat(2);

async function play(origin: string): Promise<void> {
  const client = createTestClient(origin);
  const username = `watched-${secret().slice(0, 8)}`;
  await client.call(register, { body: { username, password: 'a password to watch' } });
  const made = await client.call(createGame, { body: { sport: 'tennis' } });
  const guess = { id: made.body.id, body: { guess: 'nobody of that name' } };
  const { status, text } = await client.call(submitGuess, guess);
  if (status !== 200) throw new Error(`a guess got ${status}: ${text}`);
}

async function asked<T>(prometheus: string, path: string): Promise<T> {
  const answer = await fetch(`${prometheus}/api/v1/${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The titles of panels whose queries answer nothing; one that Prometheus refuses throws. */
async function emptyPanels(prometheus: string): Promise<string[]> {
  const file = readFileSync(join(root, 'ops/grafana/dashboards/craque.json'), 'utf8');
  const { panels } = JSON.parse(file) as { panels: readonly Panel[] };
  const shown = new Set(quietPanels);
  for (const { title, targets } of panels)
    for (const { expr } of targets) {
      const query = encodeURIComponent(expr.replaceAll('$__rate_interval', '1m'));
      const { data } = await asked<Found>(prometheus, `query?query=${query}`);
      if (data.result.length > 0) shown.add(title);
    }
  return panels.map(({ title }) => title).filter((title) => !shown.has(title));
}

/** Prometheus sees every node, its rules hold, the dashboard shows something, and a lost node is told. */
export async function watched(stage: Stage): Promise<void> {
  const { compose, docker, freePort, image, note, waitFor } = stage;
  const port = async () => String(await freePort());
  const ports = {
    ...{ PROMETHEUS_PORT: await port(), MONGO_PORT: await port(), REDIS_PORT: await port() },
  };
  const secrets = ['JWT_SECRET', 'PASSWORD_PEPPER', 'METRICS_TOKEN', 'MONGO_ROOT_PASSWORD'];
  const product = compose(root, {
    ...ports,
    ...Object.fromEntries(
      [...secrets, 'MONGO_PASSWORD', 'REDIS_PASSWORD'].map((name) => [name, secret()]),
    ),
    CRAQUE_IMAGE: image,
  });
  const prometheus = `http://127.0.0.1:${ports.PROMETHEUS_PORT}`;
  const services = ['api', 'realtime', 'prometheus'];
  await product('--profile', 'watch', 'up', '--detach', '--no-build', '--wait', ...services);
  const [node = ''] = (await product('ps', '--quiet', 'api')).split('\n');
  const address = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
  const origin = `http://${await docker(['inspect', '--format', address, node])}:3000`;
  const tool = (...args: string[]) => product('exec', '-T', 'prometheus', 'promtool', ...args);
  await tool('check', 'config', '/etc/craque/prometheus.yml');
  await tool('test', 'rules', '/etc/craque/alerts.test.yml');

  const up = async (job: string) => {
    const { data } = await asked<{ data: { activeTargets: readonly Target[] } }>(
      prometheus,
      'targets?state=active',
    );
    return data.activeTargets.filter(({ health, labels }) => health === 'up' && labels.job === job);
  };
  const allUp = async () => (await up('api')).length === 2 && (await up('realtime')).length === 2;
  await waitFor('two nodes of each service', allUp);
  note('four nodes are up');
  const shown = await waitFor(
    'something on every panel',
    async () => {
      // A rate needs more than one look at a counter, and the limits are those of players.
      await sleep(5_000);
      await play(origin);
      const empty = await emptyPanels(prometheus);
      return empty.length === 0;
    },
    120_000,
  );
  note(`every panel shows something after ${(shown / 1000).toFixed(0)} s`);

  await docker(['stop', node]);
  const firing = async () => {
    const { data } = await asked<{ data: { alerts: readonly Alert[] } }>(prometheus, 'alerts');
    return data.alerts.some(
      ({ state, labels }) => state === 'firing' && labels.alertname === 'NodeMissing',
    );
  };
  const told = await waitFor('the alert of a stopped node', firing, 240_000);
  note(`a stopped node is told after ${(told / 1000).toFixed(0)} s`);
}

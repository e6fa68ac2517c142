import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMetrics } from '@craque/api/http/metrics.ts';
import { createRealtimeMetrics } from '@craque/realtime/process/metrics.ts';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '../run/run-tool.ts';

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

type Rules = { groups: readonly { rules: readonly { alert: string; expr: string }[] }[] };
type Panel = { title: string; gridPos: Record<'x' | 'y' | 'w' | 'h', number> } & {
  datasource: { uid: string };
  targets: readonly { expr: string }[];
};
type Dashboard = { schemaVersion: number; panels: readonly Panel[] };

const { groups } = parse(textOf('ops/prometheus/alerts.yml')) as Rules;
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(textOf('ops/grafana/dashboards/craque.json')) as Dashboard;
const [first] = (
  parse(textOf('ops/grafana/provisioning/datasources/prometheus.yml')) as {
    datasources: readonly { uid: string; url: string }[];
  }
).datasources;

/** All that both services tell, and what Prometheus adds. */
function known(): Set<string> {
  const metrics = createMetrics();
  metrics.watch({
    hashes: () => ({ waiting: 0, running: 0 }),
    play: async () => ({ players: 0, games: 0, challenges: 0, dailies: 0, parties: 0 }),
  });
  const gauges = { sockets: () => 0, connections: () => 0, watchedGames: () => 0 };
  createRealtimeMetrics(metrics.registry, { ...gauges, healthy: () => true, mostConnections: 1 });
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  return new Set(['up', 'ALERTS', ...names]);
}

/** The metrics of a query: words with neither a bracket behind them nor inside braces or `by (…)`. */
function metricsIn(query: string): string[] {
  const bare = query.replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) \([^)]*\)/g, ' ');
  const words = bare.matchAll(/\b([a-zA-Z_]\w*)\b(?!\s*\()/g);
  const reserved = new Set(['or', 'and', 'unless', 'by']);
  return [...words].map(([, word = '']) => word).filter((word) => !reserved.has(word));
}

const queries = [
  ...rules.map(({ alert, expr }) => [`the alert ${alert}`, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [`the panel ${title}`, expr] as const),
  ),
];

describe('what ops/ reads', () => {
  const names = known();

  test.each(queries)('%s asks for metrics that there are', (_, query) => {
    const asked = metricsIn(query);
    expect(asked.length).toBeGreaterThan(0);
    const series = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '');
    expect(asked.filter((name) => !names.has(name) && !names.has(series(name)))).toEqual([]);
  });

  test('a metric that is not there would be found', () => {
    expect(metricsIn('sum by (job) (rate(no_such_total{a="b"}[5m])) > 0 or up')).toEqual([
      'no_such_total',
      'up',
    ]);
  });
});

test('each alert has a line that says where to look first, and each line its alert', () => {
  const operations = textOf('docs/operations.md');
  const [, section = ''] = /\n### Alerts\n([\s\S]*?)\n##? /.exec(operations) ?? [];
  const lines = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(lines).toEqual(rules.map(({ alert }) => alert));
});

test('the dashboard has the form of Grafana 12: panels beside each other, of one data source', () => {
  expect(dashboard.schemaVersion).toBe(41);
  const taken = new Set<string>();
  for (const { datasource, gridPos } of dashboard.panels) {
    expect(datasource.uid).toBe(first?.uid);
    const { x, y, w } = gridPos;
    expect(x + w).toBeLessThanOrEqual(24);
    for (let column = x; column < x + w; column += 1) {
      expect(taken).not.toContain(`${column} ${y}`);
      taken.add(`${column} ${y}`);
    }
  }
});

test('Prometheus asks every node of both services with the token', () => {
  const { scrape_configs: jobs } = parse(textOf('ops/prometheus/prometheus.yml')) as {
    scrape_configs: readonly object[];
  };
  const of = (name: string, port: number) => ({
    job_name: name,
    authorization: { credentials_file: '/tmp/token' },
    dns_sd_configs: [expect.objectContaining({ names: [name], type: 'A', port })],
  });
  expect(jobs).toEqual([of('api', 3000), of('realtime', 3001)]);
  expect(first?.url).toBe('http://prometheus:9090');
});

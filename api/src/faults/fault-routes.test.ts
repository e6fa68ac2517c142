import { expect, test } from '@jest/globals';
import pino from 'pino';
import { createMetrics } from '../http/metrics.ts';
import { startFileApi } from '../testing/file-api.ts';
import { browserNamed } from './fault-routes.ts';

const lines: string[] = [];
const metrics = createMetrics();
const log = pino({ base: undefined }, { write: (line) => lines.push(line) });
const api = await startFileApi({ log, metrics, limitsFactor: 0.1 });
const fault = {
  kind: 'torn',
  what: 'TypeError',
  place: 'play-B1x_9z-Q.js:1:2345',
  build: 'D8sy5E0T',
};
const agent =
  'Mozilla/5.0 (X11; Linux x86_64; Ada) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

const tell = (body: object) =>
  api.guest().request('/api/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify(body),
  });
const logged = () =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'fault of the page');

test('a fault is one line of the log and one of the count, until the address has told enough', async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 4; times += 1) {
    const { status } = await tell({ ...fault, message: 'typed by Ada', username: 'ada' });
    statuses.push(status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect(logged()).toHaveLength(3);
  const { level, time, ...told } = logged()[0];
  const { build: version, ...rest } = fault;
  const line = { ...rest, version, browser: 'Chrome 141', msg: 'fault of the page' };
  expect(told).toEqual(line);
  expect(await metrics.text()).toContain('page_faults_total{kind="torn"} 3');
});

test.each([
  ['what', 'Silva is not a name'],
  ['what', ''],
  ['place', 'play.js'],
  ['place', 'Silva:1:1:1'],
  ['place', `${'x'.repeat(99)}.js:1:1`],
  ['build', 'a b'],
  ['kind', 'other'],
])('%s = %j is refused', async (field, value) => {
  const { status } = await tell({ ...fault, [field]: value });
  expect(status).toBe(400);
});

test.each([
  [agent, 'Chrome 141'],
  [`${agent} Edg/141.0.0.0`, 'Edge 141'],
  ['Mozilla/5.0 (X11; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox 143'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.6 Mobile/15E148 Safari/604.1', 'Safari 18'],
  ['curl/8', 'other'],
])('%s is %s', (text, browser) => expect(browserNamed(text)).toBe(browser));

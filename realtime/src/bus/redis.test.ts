import { describe, expect, test } from '@jest/globals';
import { describeWithService } from '@craque/common/testing/service-tests.ts';
import { connectBus } from './redis.ts';
import { openLine } from '@craque/common/testing/line.ts';
import { silentLog } from '../testing/test-node.ts';
import { until } from '../testing/until.ts';

function logOf() {
  const lines: string[] = [];
  return { lines, log: { ...silentLog, warn: (_entry: object, line: string) => lines.push(line) } };
}

describe('a Redis that is absent at the start', () => {
  test('is not even tried if the signal has aborted before', async () => {
    const { log } = logOf();
    const signal = AbortSignal.abort(new Error('ended'));
    await expect(connectBus('redis://127.0.0.1:9', log, signal)).rejects.toThrow('ended');
  });
});

describeWithService(
  'a Redis that appears',
  { environment: process.env, variable: 'CRAQUE_TEST_REDIS_URL' },
  (url) => {
    test('is joined', async () => {
      const proxy = await openLine(url);
      proxy.cut();
      const { lines, log } = logOf();
      const connecting = connectBus(proxy.url, log);
      await until(() => lines.length > 0);
      await proxy.mend();
      const { pub, sub } = await connecting;
      expect(lines).toHaveLength(1);
      expect([pub.status, sub.status]).toEqual(['ready', 'ready']);
      for (const client of [pub, sub]) client.disconnect();
      proxy.cut();
    });
  },
);

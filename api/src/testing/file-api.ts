import { afterAll, expect } from '@jest/globals';
import { startTestApi, type TestApi, type TestApiOverrides } from './test-api.ts';

/** The one server of a test file, none of whose answers may be a 500. */
export async function startFileApi(overrides: TestApiOverrides = {}): Promise<TestApi> {
  const api = await startTestApi(overrides);
  afterAll(async () => {
    await api.close();
    expect([...api.statuses].filter((status) => status >= 500)).toEqual([]);
  });
  return api;
}

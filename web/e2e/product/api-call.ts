import assert from 'node:assert/strict';
import type { APIRequestContext } from '@playwright/test';

/** Posts to the api with somebody's cookies; fails the journey unless the answer is a success. */
export async function post<T>(api: APIRequestContext, path: string, data?: object): Promise<T> {
  const reply = await api.post(path, { ...(data && { data }) });
  assert.ok(reply.ok(), `${path}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

import assert from 'node:assert/strict';
import type { APIRequestContext } from '@playwright/test';

/** Posts to the api with the cookies of somebody; fails the journey where the answer is no success. */
export async function post<T>(api: APIRequestContext, path: string, data?: object): Promise<T> {
  const reply = await api.post(path, { ...(data && { data }) });
  assert.ok(reply.ok(), `${path}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

import assert from 'node:assert/strict';
import type { AchievementState } from '@craque/common/contracts/achievements.ts';
import type { APIRequestContext } from '@playwright/test';
import { post } from './api-call.ts';

/**
 * Marks as seen what the owner of these cookies has unlocked: its toast could cover a screen at any
 * time.
 */
export async function seeAchievements(api: APIRequestContext): Promise<void> {
  const reply = await api.get('/api/user/achievements');
  assert.ok(reply.ok(), await reply.text());
  const states = (await reply.json()) as readonly AchievementState[];
  for (const { achievementId, unlocked, seen } of states) {
    if (unlocked && !seen) await post(api, `/api/user/achievements/${achievementId}/seen`);
  }
}

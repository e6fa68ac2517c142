import { secondsBetween } from '@craque/common/domain/game/score.ts';

/** Whole seconds as minutes and seconds, `m:ss`; 75 minutes are 75:00, a negative time is 0:00. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Seconds since the server's `startedAt`; `skew`: server time minus client time in ms. */
export function secondsSince(startedAt: string | null, now: number, skew: number): number {
  return startedAt === null ? 0 : secondsBetween(Date.parse(startedAt), now + skew);
}

import type { Avatar } from '@craque/common/domain/avatar.ts';
import type { RankingWindow, Sum } from '@craque/common/domain/record/ranking.ts';
import type { Sport } from '@craque/common/domain/sport.ts';

/** Which board; `start` is that of the window (ms), 0 of all time. Without a sport of all sports. */
export type BoardQuery = { window: RankingWindow; sport: Sport | undefined; start: number };

export type BoardRow = Sum & {
  userId: string;
  username: string;
  displayName: string | null;
  avatarUrl: string | null;
  avatar: Avatar | null;
};

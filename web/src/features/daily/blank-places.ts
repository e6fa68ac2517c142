import { sports } from '@craque/common/domain/sport.ts';
import type { DailyPlace } from './daily-sticker.tsx';

/** The four places before anything is known of them, so that nothing moves when it is. */
export const blankPlaces: readonly DailyPlace[] = sports.map((sport) => ({
  sport,
  state: 'open',
  gameId: null,
}));

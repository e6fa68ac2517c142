import type { Sport } from '@craque/common/domain/sport.ts';

export const dailyPath = '/daily';

export const dailyBoardPath = (sport: Sport): string => `${dailyPath}?board=${sport}`;

/** Where a daily is played; without a date, today's at the time of the visit. */
export const dailyGamePath = (sport: Sport, date?: string): string =>
  date === undefined ? `${dailyPath}/${sport}` : `${dailyPath}/${sport}/${date}`;

/** The archive, open at a date if one is given. */
export const dailyArchivePath = (date?: string): string =>
  date === undefined ? `${dailyPath}/archive` : `${dailyPath}/archive?date=${date}`;

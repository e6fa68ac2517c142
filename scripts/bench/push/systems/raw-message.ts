import type { Win } from './win.ts';

export const rawChannel = 'wins';

/**
 * `game seat body`, as sent through Redis between the publisher and the nodes of the bare baseline.
 */
export const rawMessage = ({ game, seat }: Win, body: string): string => `${game} ${seat} ${body}`;

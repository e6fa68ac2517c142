import type { PartyState } from '@craque/common/contracts/party-view.ts';

/** What a device shows from that moment (ms since the epoch) on. */
export type Shown = {
  device: number;
  at: number;
  isLive: boolean;
  /** How far the game is: it only grows. */
  moment: number;
  isPodium: boolean;
  own?: { seat: number; name: string };
  /** Of the seats that the device tells of, after that round. */
  table?: { number: number; points: readonly (readonly [seat: number, points: number])[] };
};

export type Sent = { seat: number; number: number; text: string; isAcknowledged: boolean };
/** `ms` from the first press to the answer. */
export type Press = Sent & { ms: number; refused?: string | undefined };
export type Seated = { device: number; seat: number; name: string };

const order = { lobby: 0, countdown: 1, round: 2, reveal: 3, podium: 0, over: 0 };
export const isEnd = (phase: PartyState['phase']) => phase === 'podium' || phase === 'over';

/** Rounds, their phases and their clues as one number. */
export const momentOf = (
  phase: PartyState['phase'],
  round: { number: number; clues: number } | null | undefined,
): number =>
  isEnd(phase)
    ? Number.MAX_SAFE_INTEGER
    : 100 * (round?.number ?? 0) +
      10 * order[phase] +
      (phase === 'round' ? (round?.clues ?? 0) : 0);

import { expect } from '@jest/globals';
import type { TestClient } from '../test-client.ts';
import { type Cell, type Row, signedOut } from './authorisation.ts';

/**
 * self the owner, sender who has asked self for friendship (or is a friend), AD an admin, RV self
 * after the session was revoked.
 */
export type AccountCaller = 'N' | 'G' | 'self' | 'sender' | 'other' | 'AD' | 'RV';

export type Somebody = { id: string; username: string };
export type AccountSituation = {
  client: TestClient;
  self: Somebody;
  caller: Somebody;
  gameId: number;
  requestId: string;
  feedbackId: string;
  correctionId: string;
  /** A user whom self has blocked, and a report of theirs. */
  blocked: Somebody;
  reportId: string;
  tokenId: string;
  sticker: string;
  /** With which the password of self can be replaced. */
  resetCode: string;
};
export type AccountRow = Row<AccountCaller, AccountSituation> & { friends?: true; won?: true };

export const own = (cell: Cell = [200]) =>
  ({ N: signedOut, G: signedOut, self: cell, other: cell, AD: cell, RV: signedOut }) as const;
export const anybody = (cell: Cell) =>
  ({ N: cell, G: cell, self: cell, other: cell, AD: cell, RV: cell }) as const;
export const ofSelf = (self: Cell, sender: Cell, others: Cell) =>
  ({ ...own(), self, sender, other: others, AD: others }) as const;
export const forbidden: Cell = [403, 'Forbidden'];
export const noRequest: Cell = [404, 'Friend request not found'];
export const noFriend: Cell = [404, 'Friend not found'];
export const noUser: Cell = [404, 'User not found'];
export const noSticker: Cell = [404, 'Sticker not found'];
export const noToken: Cell = [404, 'Token not found'];
export const noAchievement: Cell = [404, 'Achievement not found'];

const ids = (body: unknown) => (body as { id: string | number }[]).map(({ id }) => id);
export const forSelf =
  (wanted: (situation: AccountSituation) => string | number): AccountRow['sees'] =>
  (body, situation, caller) =>
    expect(ids(body)).toEqual(caller === 'self' ? [wanted(situation)] : []);

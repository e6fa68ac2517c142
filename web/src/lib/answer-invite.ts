import {
  declineChallenge,
  joinChallenge,
  readInvites,
} from '@craque/common/contracts/challenges.ts';
import { createStore } from 'zustand/vanilla';
import { call } from './api.ts';
import { forgetInvite } from './pushed-reads.ts';
import { reads } from './use-read.ts';

export const answering = createStore<{ gameId: number | undefined }>(() => ({ gameId: undefined }));

const endpoints = { join: joinChallenge, decline: declineChallenge } as const;

/** After a refusal the list is read again, as the invitation may be gone. Throws `ApiError`. */
export async function answerInvite(what: 'join' | 'decline', gameId: number): Promise<void> {
  const answered = () => answering.setState({ gameId: undefined });
  answering.setState({ gameId });
  try {
    await call(endpoints[what], { params: { id: gameId } });
    forgetInvite(gameId);
    answered();
  } catch (error) {
    void reads.refresh(readInvites).then(answered);
    throw error;
  }
}

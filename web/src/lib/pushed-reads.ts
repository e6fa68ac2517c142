import {
  type ChallengeItem,
  readChallenges,
  readInvites,
} from '@craque/common/contracts/challenges.ts';
import { readFriendRequests, readFriends, searchUsers } from '@craque/common/contracts/friends.ts';
import type { GameEvent } from '@craque/common/contracts/realtime.ts';
import { challengeEventNames } from '@craque/common/domain/challenge/challenge-event.ts';
import { challengeStageOf } from '@craque/common/domain/view/challenge-stage.ts';
import type { Live } from './live.ts';
import { withPictures } from './pushed-players.ts';
import { session } from './session-store.ts';
import { reads } from './use-read.ts';

/** Updates the user's invitations and challenges by events. Returns a function that stops it. */
export function keepByEvents(live: Pick<Live, 'on' | 'subscribe'>): () => void {
  const readFriendships = () => void reads.refresh(readFriends, readFriendRequests, searchUsers);
  const readGames = () => void reads.refresh(readChallenges);
  const leaving = [
    ...challengeEventNames.map((name) => live.on(name, hear)),
    live.on('invite', (invite) => {
      reads.change(readInvites, {}, (list) => [invite, ...without(list, invite.gameId)]);
      readGames();
    }),
    live.on('invite-closed', ({ gameId }) => {
      forgetInvite(gameId);
      readGames();
    }),
    live.on('rematch', readGames),
    live.on('friend-request', readFriendships),
    live.on('friend-accepted', readFriendships),
    live.subscribe((now, before) => {
      if (now.state === 'live' && before.state !== 'live')
        void reads.refresh(readInvites, readChallenges, readFriendRequests);
    }),
  ];
  return () => {
    for (const leave of leaving) leave();
  };
}

const without = <T extends { gameId: number }>(list: readonly T[], gameId: number) =>
  list.filter((each) => each.gameId !== gameId);

/** An invitation was answered or closed. */
export const forgetInvite = (gameId: number): void =>
  reads.change(readInvites, {}, (list) => without(list, gameId));

function hear(event: GameEvent): void {
  const known = reads.peek(readChallenges)?.find(({ id }) => id === event.gameId);
  if (known && event.version <= known.version) return;
  const next = known && withEvent(known, event);
  if (next)
    reads.change(readChallenges, {}, (list) => list.map((each) => (each === known ? next : each)));
  const isMore = !next || next.status !== known.status || next.stage !== known.stage;
  if (isMore) void reads.refresh(readChallenges);
}

function withEvent(item: ChallengeItem, event: GameEvent): ChallengeItem {
  const now = session.getState();
  const ownId = now.state === 'user' ? now.user.id : undefined;
  const { players, challenge } = event.state;
  const status = players.find(({ userId }) => userId === ownId)?.status ?? item.status;
  return {
    ...item,
    version: event.version,
    challenge,
    players: withPictures(players, item.players),
    status,
    stage: challengeStageOf(status, challenge.finished !== undefined),
  };
}

import { readUserAchievements, readAchievements } from '@craque/common/contracts/achievements.ts';
import * as album from '@craque/common/contracts/album.ts';
import { readAthleteNames, readLeagues } from '@craque/common/contracts/athletes.ts';
import * as challenges from '@craque/common/contracts/challenges.ts';
import * as daily from '@craque/common/contracts/daily.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { readFriends } from '@craque/common/contracts/friends.ts';
import * as games from '@craque/common/contracts/games.ts';
import * as history from '@craque/common/contracts/history.ts';
import { readAvatar } from '@craque/common/contracts/people.ts';
import { readRanking } from '@craque/common/contracts/rankings.ts';
import { readSharePicture } from '@craque/common/contracts/share.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import type { TokenScope } from '@craque/common/domain/token-scope.ts';

/** A call that is in no list is refused to tokens: what is new has to be allowed. */
const calls: Readonly<Record<TokenScope, readonly Endpoint[]>> = {
  read: [
    ...[readUser, readRanking, readFriends, readAvatar, readAthleteNames, readLeagues],
    ...[readAchievements, readUserAchievements],
    ...[album.readAlbum, album.readAlbumPage, album.readLatestStickers, album.readAlbumSticker],
    album.readWeeklySet,
    ...[album.readAftermath, games.readGame, games.readAthleteDetails, games.readPhoto],
    ...[history.readProfile, history.readStats, history.readHistory, history.readHome],
    ...[history.readUnfinishedGames, challenges.readInvites, challenges.readChallenges],
    ...[challenges.readGameLink, daily.readDaily, daily.readDailyArchive, daily.readDailyBoard],
    readSharePicture,
  ],
  play: [
    ...[games.createGame, games.submitGuess, games.takeHint, games.resetGame, daily.startDaily],
    ...[challenges.createChallenge, challenges.joinChallenge, challenges.declineChallenge],
    ...[challenges.startChallenge, challenges.leaveChallenge, challenges.cancelChallenge],
    ...[challenges.rematchGame, challenges.createGameLink, challenges.joinGameLink],
  ],
};

/** The least that a token needs for the call; undefined if none may make it. */
export const scopeFor = (endpoint: Endpoint): TokenScope | undefined => {
  if (calls.read.includes(endpoint)) return 'read';
  return calls.play.includes(endpoint) ? 'play' : undefined;
};

export function allowsToken(endpoint: Endpoint, scope: TokenScope): boolean {
  const needed = scopeFor(endpoint);
  return needed !== undefined && (needed === 'read' || scope === 'play');
}

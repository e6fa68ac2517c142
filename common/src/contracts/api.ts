import { exportAccount } from './account-export.ts';
import {
  changePassword,
  deleteAccount,
  endAllSessions,
  login,
  logout,
  logoutOfAuth,
  register,
  updatePreferences,
  updateProfile,
} from './accounts.ts';
import { markAchievementSeen, readAchievements, readUserAchievements } from './achievements.ts';
import { readAlbum, readAlbumPage, readAlbumSticker } from './album.ts';
import { readAthleteNames, readLeagues } from './athletes.ts';
import type { Endpoint } from './endpoint.ts';
import { readAllFeedback, readOwnFeedback, setFeedbackStatus, submitFeedback } from './feedback.ts';
import {
  acceptFriend,
  readFriendRequests,
  readFriends,
  rejectFriend,
  removeFriend,
  requestFriend,
  searchUsers,
} from './friends.ts';
import {
  createGame,
  readAthleteDetails,
  readGame,
  readPhoto,
  resetGame,
  submitGuess,
  takeHint,
} from './games.ts';
import { readHistory, readProfile, readStats } from './history.ts';
import {
  cancelChallenge,
  createGameLink,
  createChallenge,
  declineChallenge,
  joinGameLink,
  joinChallenge,
  leaveChallenge,
  readGameLink,
  readInvites,
  rematchGame,
} from './challenges.ts';
import { readUser } from './user.ts';

const play = [createGame, readGame, takeHint, submitGuess, resetGame, readAthleteDetails];
const pictures = [readPhoto, readAthleteNames, readLeagues];
const session = [register, login, logout, logoutOfAuth];
const account = [readUser, updatePreferences, updateProfile, changePassword, endAllSessions];
const ownData = [exportAccount, deleteAccount, readProfile, readStats, readHistory];
const album = [readAlbum, readAlbumPage, readAlbumSticker];
const achievements = [readAchievements, readUserAchievements, markAchievementSeen];
const friends = [
  readFriends,
  readFriendRequests,
  searchUsers,
  requestFriend,
  acceptFriend,
  rejectFriend,
  removeFriend,
];
const feedback = [submitFeedback, readOwnFeedback, readAllFeedback, setFeedbackStatus];
const multiplayer = [
  createChallenge,
  joinChallenge,
  declineChallenge,
  leaveChallenge,
  cancelChallenge,
  rematchGame,
  readInvites,
];
const links = [createGameLink, readGameLink, joinGameLink];

/**
 * Every call of the api: the routes, the OpenAPI document and the authorisation tests are made from
 * this list.
 */
export const endpoints: readonly Endpoint[] = [
  ...play,
  ...pictures,
  ...session,
  ...account,
  ...ownData,
  ...album,
  ...achievements,
  ...friends,
  ...feedback,
  ...multiplayer,
  ...links,
];

import { lazyPart } from '../../ui/lazy-part.tsx';

/* A visit sees the lobby or the end of a challenge, and seldom both. */

const lobby = () => import('./lobby/lobby-sheet.tsx');

export const LobbyPage = lazyPart(async () => (await lobby()).LobbyPage);
export const LobbySheet = lazyPart(async () => (await lobby()).LobbySheet);
export const ChallengeEnd = lazyPart(
  async () => (await import('./end/challenge-end.tsx')).ChallengeEnd,
);

export const loadLobby = () => Promise.all([LobbyPage.preload(), LobbySheet.preload()]);
export const loadEnd = () => ChallengeEnd.preload();

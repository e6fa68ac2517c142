import { lazyPart } from '../../ui/lazy-part.tsx';

/* A visit sees the lobby or the end of a challenge, and seldom both. */

export const LobbyPage = lazyPart(async () => (await import('./lobby/lobby-page.tsx')).LobbyPage);
export const LobbySheet = lazyPart(
  async () => (await import('./lobby/lobby-sheet.tsx')).LobbySheet,
);
export const ChallengeEnd = lazyPart(
  async () => (await import('./end/challenge-end.tsx')).ChallengeEnd,
);

export const loadLobby = () => Promise.all([LobbyPage.preload(), LobbySheet.preload()]);
export const loadEnd = () => ChallengeEnd.preload();

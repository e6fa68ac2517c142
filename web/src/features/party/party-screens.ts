/** Each is loaded by itself; their lists of files are not part of the first page. */
export const partyScreens = {
  start: async () => (await import('./start/start-screen.tsx')).StartScreen,
  seat: async () => (await import('./seat/party-screen.tsx')).PartyScreen,
  stage: async () => (await import('./screen/stage-screen.tsx')).StageScreen,
};

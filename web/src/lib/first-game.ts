declare global {
  interface Window {
    /** Set by the script in index.html: the answer to the request below, or undefined where it failed. */
    craqueFirstGame?: Promise<Response | undefined> | undefined;
  }
}

/** What index.html asks for: the game that the guest page begins with. */
export const firstGameBody =
  '{"sport":"soccer","league":"english-premier-league","difficulty":"medium","isGuest":true}';

/**
 * The page asks for its first game before any of its scripts are there, so that on a slow line it does not wait for them.
 * The first request for just that game gets the answer which is already on its way; all others go out as ever.
 */
export function takingFirstGame(
  send: typeof fetch,
  place: Pick<Window, 'craqueFirstGame'>,
): typeof fetch {
  return async (input, init) => {
    const early = place.craqueFirstGame;
    const isWanted = init?.method === 'POST' && init.body === firstGameBody;
    if (!early || !isWanted) return send(input, init);
    place.craqueFirstGame = undefined;
    return (await early) ?? send(input, init);
  };
}

declare global {
  interface Window {
    /** The answer to the request below, made by index.html; undefined if it failed. */
    craqueFirstGame?: Promise<Response | undefined> | undefined;
    /** What it asked for. */
    craqueFirstBody?: string;
    /** Also set there: stores the reader's language in a cookie, for the server's next page. */
    craqueTellLanguage?: (language: string) => void;
    /** On a first visit: loads and applies the fonts. */
    craqueAddFonts?: () => Promise<void>;
  }
}

/** The page requests its first game before its scripts are loaded; the first such call gets it. */
export function takingFirstGame(
  send: typeof fetch,
  place: Pick<Window, 'craqueFirstGame' | 'craqueFirstBody'>,
): typeof fetch {
  return async (input, init) => {
    const early = place.craqueFirstGame;
    const isWanted = init?.method === 'POST' && init.body === place.craqueFirstBody;
    if (!early || !isWanted) return send(input, init);
    place.craqueFirstGame = undefined;
    return (await early) ?? send(input, init);
  };
}

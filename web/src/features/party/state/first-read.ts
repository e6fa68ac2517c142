import { type Call, createCall, refusedEvent } from '../../../lib/api.ts';

declare global {
  interface Window {
    /** The room of the code in the address, asked for by index.html; undefined if that failed. */
    craqueFirstRead?: { url: string; answer: Promise<Response | undefined> } | undefined;
  }
}

/** The page asks for its room before its scripts are loaded; the first such call gets the answer. */
export function takingFirstRead(
  send: typeof fetch,
  place: Pick<Window, 'craqueFirstRead'>,
): typeof fetch {
  return async (input, init) => {
    const early = place.craqueFirstRead;
    if (early?.url !== input) return send(input, init);
    place.craqueFirstRead = undefined;
    return (await early.answer) ?? send(input, init);
  };
}

export const partyCall: Call = createCall({
  fetch: takingFirstRead((input, init) => fetch(input, init), window),
  timeZone: () => undefined,
  refused: () => dispatchEvent(new Event(refusedEvent)),
});

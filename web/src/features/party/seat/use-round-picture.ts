import type { GameView } from '@craque/common/contracts/games.ts';
import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { useEffect, useState } from 'react';
import type { Party } from '../state/party-store.ts';
import { nextPicture, type RoundPicture } from './round-picture.ts';

type Round = NonNullable<PartyState['round']>;
type Seen = { game: GameView; round: Round };

/** From the cache: the picture has just been shown. */
async function read(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'force-cache' });
  if (!response.ok) throw new RangeError('the picture is not there any more');
  return response.text();
}

/** The game and the round as their picture is there, which may be a moment later. */
export function useRoundPicture(party: Party, seen: Seen): Seen & { src: string } {
  const url = seen.round.imageUrl ?? '';
  const [picture, setPicture] = useState<RoundPicture>({ url, src: url });
  const [shown, setShown] = useState(seen);
  useEffect(() => {
    if (picture.url === url) return;
    let isLeft = false;
    void nextPicture(picture, url, { patch: party.getState().patch, read }).then((next) => {
      if (!isLeft) setPicture(next);
    });
    return () => {
      isLeft = true;
    };
  }, [party, picture, url]);
  const isThere = picture.url === url;
  if (isThere && (shown.game !== seen.game || shown.round !== seen.round)) setShown(seen);
  return { ...(isThere ? seen : shown), src: picture.src };
}

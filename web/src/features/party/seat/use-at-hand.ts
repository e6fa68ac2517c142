import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { useEffect } from 'react';
import { athleteNames } from '../../../play/names/names-store.ts';
import { loadPack } from '../../../play/sticker/pack-at-hand.ts';
import { loadPodium } from './lazy-phases.ts';

/** Loads what the next phase needs; if that fails, the phase itself asks again. */
export function useAtHand(state: PartyState | undefined): void {
  const isSeen = state !== undefined;
  const isReveal = state?.phase === 'reveal';
  const sport = state?.round?.sport;
  useEffect(() => {
    if (isSeen) loadPack();
  }, [isSeen]);
  useEffect(() => {
    // While the round is counted down.
    if (sport) void athleteNames.load(sport);
  }, [sport]);
  useEffect(() => {
    if (isReveal) void loadPodium().catch(() => undefined);
  }, [isReveal]);
}

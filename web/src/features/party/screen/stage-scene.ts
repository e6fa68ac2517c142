import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { leagueNamed, type Sport, sportOf } from '@craque/common/domain/sport.ts';
import { useEffect, useState } from 'react';
import type { Party } from '../state/party-store.ts';
import { startOf } from '../state/party-views.ts';

/** What stands on the stage; an answer is followed by the table. */
export type Scene = 'lobby' | 'countdown' | 'round' | 'reveal' | 'table' | 'podium' | 'over';

/** From the answer to the table, in ms. */
export const tableAfter = 5000;

/** Turns by the server's clock, also while no newer state has come. */
export function sceneAt(state: PartyState, now: number): Scene {
  const { phase } = state;
  const since = now - (startOf(state) ?? now);
  if (phase === 'countdown') return since < 0 ? 'countdown' : 'round';
  return phase === 'reveal' && since >= tableAfter ? 'table' : phase;
}

const lookEvery = 100;

export function useScene(party: Pick<Party, 'now'>, state: PartyState): Scene {
  const [, turn] = useState<Scene>();
  useEffect(() => {
    const timer = setInterval(() => turn(sceneAt(state, party.now())), lookEvery);
    return () => clearInterval(timer);
  }, [party, state]);
  return sceneAt(state, party.now());
}

/** Whose floor the stage has: of the round, before it of the first league that is chosen. */
export function floorOf({ round, settings }: PartyState): Sport {
  if (round) return round.sport;
  const [league] = settings.leagues.flatMap((name) => leagueNamed(name) ?? []);
  return league ? sportOf(league) : 'soccer';
}

import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { leagueNamed, type Sport, sportOf } from '@craque/common/domain/sport.ts';
import { useEffect, useState } from 'react';
import type { Party } from '../state/party-store.ts';
import { startOf } from '../state/party-views.ts';

/** What stands on the stage; an answer is followed by the table. */
export type Scene = 'lobby' | 'countdown' | 'round' | 'reveal' | 'table' | 'podium' | 'over';

/** From the answer to the table, in ms. */
export const tableAfter = 5000;
/** A sticker that turns over is looked at for so long first, in ms. */
const seenFor = 3500;
/** However late its picture is: the table has its time, too. */
const latestTable = 9000;

/** When the sticker of a round has turned over (server time, ms); infinity while its picture is awaited. */
export type Turned = { number: number; at: number };

/** Turns by the server's clock, also while no newer state has come. */
export function sceneAt(state: PartyState, now: number, turned?: Turned): Scene {
  const { phase, round } = state;
  const start = startOf(state) ?? now;
  if (phase === 'countdown') return now < start ? 'countdown' : 'round';
  const turnedAt = turned && turned.number === round?.number ? turned.at : start;
  const looked = Math.min(latestTable, Math.max(tableAfter, turnedAt - start + seenFor));
  return phase === 'reveal' && now - start >= looked ? 'table' : phase;
}

const lookEvery = 100;

export function useScene(
  party: Pick<Party, 'now'>,
  state: PartyState,
  turned: Turned | undefined,
): Scene {
  const [, turn] = useState<Scene>();
  useEffect(() => {
    const timer = setInterval(() => turn(sceneAt(state, party.now(), turned)), lookEvery);
    return () => clearInterval(timer);
  }, [party, state, turned]);
  return sceneAt(state, party.now(), turned);
}

/** Whose floor the stage has: of the round, before it of the first league that is chosen. */
export function floorOf({ round, settings }: PartyState): Sport {
  if (round) return round.sport;
  const [league] = settings.leagues.flatMap((name) => leagueNamed(name) ?? []);
  return league ? sportOf(league) : 'soccer';
}

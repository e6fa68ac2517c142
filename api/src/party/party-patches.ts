import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { PicturePatch } from '@craque/common/contracts/realtime.ts';
import { roundStep, seenRound } from '@craque/common/domain/party/party-view.ts';
import { currentRound, type Party } from '@craque/common/domain/party/party.ts';
import { patchBetween } from '@craque/common/domain/text-patch.ts';
import { portraitInput } from '../games/game-portrait.ts';
import { rememberingArtist } from '../sticker/remembering-artist.ts';
import type { PartyDependencies } from './party-changes.ts';

const deflate = promisify(deflateRaw);

/** Rooms in which a patch was made lately. */
const mostKept = 1_000;

/**
 * How the drawing that phones have becomes that of the step that is due: a fifth of it. Once for a
 * step; undefined for a photo, and where there is none before. Who has missed it loads the picture.
 */
export function createPatches({ artist, photos }: Pick<PartyDependencies, 'artist' | 'photos'>) {
  const { draw } = rememberingArtist(artist);
  const told = new Map<string, string>();

  function isFirst(code: string, step: string): boolean {
    if (told.get(code) === step) return false;
    told.delete(code);
    told.set(code, step);
    const [oldest] = told.keys();
    if (oldest !== undefined && told.size > mostKept) told.delete(oldest);
    return true;
  }

  return async (party: Party): Promise<PicturePatch | undefined> => {
    const { code, phase } = party;
    const round = currentRound(party);
    const to = round && roundStep(party, round.number);
    if (!round || !to || (phase !== 'round' && phase !== 'reveal')) return undefined;
    const { number, athlete, clues } = round;
    if (photos.creditOf(athlete.athleteId) || !isFirst(code, `${number} ${to}`)) return undefined;
    const from = phase === 'round' ? to - 1 : clues;
    const drawn = (step: number) => {
      const seen = seenRound(party, number, step);
      return seen && draw(portraitInput(seen, step));
    };
    const [before, after] = [drawn(from), drawn(to)];
    if (before === undefined || after === undefined) return undefined;
    const packed = await deflate(JSON.stringify(patchBetween(before, after)), { level: 9 });
    return { number, from, to, patch: packed.toString('base64') };
  };
}

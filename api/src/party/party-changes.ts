import type { Pushes } from '@craque/common/contracts/push/pushes.ts';
import { advance, type StepContext } from '@craque/common/domain/party/party-steps.ts';
import { bySeat, type Seats } from '@craque/common/domain/party/party-points.ts';
import type { Party } from '@craque/common/domain/party/party.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import type { PhotoBook } from '../athletes/photo-book.ts';
import { AppError } from '../errors/app-error.ts';
import { retryOnConflict } from '../errors/retry-on-conflict.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { PortraitArtist } from '../sticker/portrait.ts';
import type { Texts } from '../texts/texts.ts';
import type { StaffNames } from '../users/assert-shown-name.ts';
import { drawFor } from './party-draw.ts';

export type PartyDependencies = Pick<ServiceParts, 'stores' | 'clock'> & {
  catalogue: Catalogue;
  /** Uniform in [0, 1). */
  random: () => number;
  pushes: Pushes;
  texts: (language: Language) => Texts;
  photos: Pick<PhotoBook, 'creditOf'>;
  artist: PortraitArtist;
  namedAdmins: StaffNames;
  /** Told of a push that failed; it is made up for by the next read. */
  onLost?: (error: unknown) => void;
  /** Runs the function when the merge window is over. */
  laterPush?: (run: () => void) => void;
};

export type Room = { party: Party; seats: Seats };

/**
 * A room has changed: for everybody, or only what the big screen shows. `room` is as it is after
 * that; without, it has to be read.
 */
export type NoteChange = (code: string, whom: 'everybody' | 'screens', room?: Room) => void;
export type PartyParts = PartyDependencies & { note: NoteChange };

export function contextOf(dependencies: PartyDependencies, seats: Seats): StepContext {
  return { seats, now: dependencies.clock(), draw: drawFor(dependencies) };
}

/** The same reads whether there is such a room or not, so that the time tells nothing. */
async function read({ stores }: PartyDependencies, code: string): Promise<Room> {
  const [party, seats] = await Promise.all([
    stores.parties.find(code),
    stores.parties.seatsOf(code),
  ]);
  if (!party) throw new AppError('party_not_found');
  return { party, seats: bySeat(seats) };
}

type Step<T> = (room: Room, context: StepContext) => Promise<{ next?: Party; value: T }>;

/**
 * Takes the steps that are due, then the given one, and saves both at once; undefined if somebody
 * else saved first. So a due step is taken once, by whichever process sees it first.
 */
async function tryChange<T>(parts: PartyParts, code: string, step: Step<T>) {
  const { stores, note } = parts;
  const { party, seats } = await read(parts, code);
  const context = contextOf(parts, seats);
  const due = advance(party, context);
  const { next = due, value } = await step({ party: due, seats }, context);
  if (next === party) return { saved: { room: { party, seats }, value } };
  if (!(await stores.parties.save(next))) return undefined;
  const room = { party: { ...next, revision: next.revision + 1 }, seats };
  note(code, 'everybody', room);
  return { saved: { room, value } };
}

/** Again if somebody else saved first. */
export const changeRoom = <T>(
  parts: PartyParts,
  code: string,
  step: Step<T>,
): Promise<{ room: Room; value: T }> => retryOnConflict(() => tryChange(parts, code, step));

const nothing = async () => ({ value: undefined });

export const loadRoom = async (parts: PartyParts, code: string): Promise<Room> =>
  (await changeRoom(parts, code, nothing)).room;

/** Whoever saved first has taken the step that was due. */
export const sweepRoom = (parts: PartyParts, code: string): Promise<unknown> =>
  tryChange(parts, code, nothing);

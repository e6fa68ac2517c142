import { dueAt } from '@craque/common/domain/game/ending.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { type Connection, Schema } from 'mongoose';
import { endedAt, isAnyTouched, openInvitations, savedAt } from '../game-columns.ts';
import { schemaOptions } from './connection/mongo-query.ts';

/**
 * The game, with the fields used to find it beside it. The revision is a separate field for the
 * conditional update.
 */
export type GameDocument = {
  _id: number;
  revision: number;
  /**
   * Creator and Idempotency-Key of the creation as one text, so that one sparse index keeps it
   * unique.
   */
  createSlot?: string;
  playerIds: string[];
  sport: string;
  athleteId: string;
  createdAt: number;
  savedAt: number;
  touched: boolean;
  endedAt: number | null;
  settled: boolean;
  ofGuest: boolean;
  /**
   * Users whose invitation is pending; this and the next two are absent rather than empty, for
   * sparse indexes.
   */
  invitedIds?: string[];
  dueAt?: number;
  linkCode?: string;
  /** The players and the creation of a challenge again: absent in a solo game, for their index. */
  challengerIds?: string[];
  challengedAt?: number;
  game: Omit<Game, 'revision' | 'loadedVersion'>;
};

const gameSchema = new Schema<GameDocument>(
  {
    _id: { type: Number, required: true },
    revision: { type: Number, required: true },
    createSlot: { type: String },
    playerIds: { type: [String], required: true },
    sport: { type: String, required: true },
    athleteId: { type: String, required: true },
    createdAt: { type: Number, required: true },
    savedAt: { type: Number, required: true },
    touched: { type: Boolean, required: true },
    endedAt: { type: Number, default: null },
    settled: { type: Boolean, required: true },
    ofGuest: { type: Boolean, required: true },
    invitedIds: { type: [String], default: undefined },
    dueAt: { type: Number },
    linkCode: { type: String },
    challengerIds: { type: [String], default: undefined },
    challengedAt: { type: Number },
    game: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'games', ...schemaOptions },
);

/** Value of `createSlot`. */
export const slotOf = (creator: string, key: string) => `${creator} ${key}`;

/** The fields that depend on the game's content, not on its creation. */
export function contentFields(game: Game) {
  const { revision: _, loadedVersion: __, ...rest } = game;
  const invitedIds = openInvitations(game);
  const due = dueAt(game);
  const linkCode = game.challenge?.link?.code;
  const playerIds = game.players.map(({ id }) => id as string);
  return {
    playerIds,
    savedAt: savedAt(game),
    touched: isAnyTouched(game),
    endedAt: endedAt(game),
    ...(invitedIds.length > 0 && { invitedIds }),
    ...(due !== null && { dueAt: due }),
    ...(linkCode !== undefined && { linkCode }),
    ...(game.challenge && { challengerIds: playerIds, challengedAt: game.createdAt }),
    game: rest,
  };
}

type Absent = Partial<Record<keyof GameDocument, 1>>;

/**
 * The update of a save: the fields to set, and those to remove because they no longer apply to the
 * challenge.
 */
export function changesTo(game: Game, beside: Partial<GameDocument> = {}, absent: Absent = {}) {
  const content = contentFields(game);
  const past: Absent = {
    ...absent,
    ...(game.challenge && !content.invitedIds && { invitedIds: 1 }),
    ...(game.challenge && content.dueAt === undefined && { dueAt: 1 }),
    ...(game.challenge && content.linkCode === undefined && { linkCode: 1 }),
  };
  const $set = { ...content, ...beside, revision: game.revision + 1 };
  return Object.keys(past).length > 0 ? { $set, $unset: past } : { $set };
}

/** The fields from which a game is read. */
export const stored = { revision: 1, game: 1 } as const;
export type Stored = Pick<GameDocument, 'revision' | 'game'>;
export const gameFrom = ({ revision, game }: Stored): Game => ({
  ...game,
  revision,
  loadedVersion: game.version,
});
export const maybeGame = (found: Stored | null): Game | undefined =>
  found ? gameFrom(found) : undefined;

/** The collection `games`. */
export function gameModel(connection: Connection) {
  return connection.model('Game', gameSchema);
}
export type GameModel = ReturnType<typeof gameModel>;

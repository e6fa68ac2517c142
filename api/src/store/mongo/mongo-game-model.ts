import type { Game } from '@craque/common/domain/game.ts';
import { type Connection, Schema } from 'mongoose';
import { endedAt, isAnyTouched, savedAt } from '../game-columns.ts';
import { schemaOptions } from './mongo-query.ts';

/** The game beside the fields that it is found by. The revision lives outside: the conditional update needs it. */
export type GameDocument = {
  _id: number;
  revision: number;
  /** Creator and Idempotency-Key of the creation as one text, so that one sparse index keeps it unique. */
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
  game: Omit<Game, 'revision'>;
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
    game: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'games', ...schemaOptions },
);

/** What a save writes. */
export function changingFields(game: Game) {
  const { revision: _, ...rest } = game;
  return {
    playerIds: game.players.map(({ id }) => id as string),
    savedAt: savedAt(game),
    touched: isAnyTouched(game),
    endedAt: endedAt(game),
    game: rest,
  };
}

/** What a game is read back from. */
export const stored = { revision: 1, game: 1 } as const;
export type Stored = Pick<GameDocument, 'revision' | 'game'>;
export const gameFrom = ({ revision, game }: Stored): Game => ({ ...game, revision });

/** The collection `games`. */
export function gameModel(connection: Connection) {
  return connection.model('Game', gameSchema);
}
export type GameModel = ReturnType<typeof gameModel>;

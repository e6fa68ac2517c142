import { type Connection, Schema } from 'mongoose';
import type { GameResult } from '../history-stores.ts';
import { schemaOptions } from './connection/mongo-query.ts';

type ResultDocument = Omit<GameResult, 'gameId' | 'player'> & {
  gameId: number;
  player: string;
  ofGuest: boolean;
  /** The player, if this is a win that is marked; absent otherwise, for a sparse index. */
  markedOf?: string;
  /** Date and sport, and again the player, of a daily; absent otherwise, for sparse indexes. */
  dailySlot?: string;
  dailyOf?: string;
};

const resultSchema = new Schema<ResultDocument>(
  {
    gameId: { type: Number, required: true },
    player: { type: String, required: true },
    sport: { type: String, required: true },
    athleteId: { type: String, required: true },
    won: { type: Boolean, required: true },
    score: { type: Number, required: true },
    guesses: { type: Number, required: true },
    hints: { type: Number, required: true },
    timeTaken: { type: Number, required: true },
    finishedAt: { type: Number, required: true },
    league: { type: String, required: true },
    difficulty: { type: String, required: true },
    ofGuest: { type: Boolean, required: true },
    markedOf: { type: String },
    dailyDate: { type: String },
    dailyStartedAt: { type: Number },
    dailySlot: { type: String },
    dailyOf: { type: String },
  },
  { collection: 'results', ...schemaOptions },
);

/** The collection `results`. */
export function resultModel(connection: Connection) {
  return connection.model('Result', resultSchema);
}
export type ResultModel = ReturnType<typeof resultModel>;

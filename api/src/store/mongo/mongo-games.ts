import type { Game } from '@craque/common/domain/game.ts';
import { isGuest } from '@craque/common/domain/ids.ts';
import { type Connection, Schema } from 'mongoose';
import { endedAt, isAnyTouched, savedAt } from '../game-columns.ts';
import type { GameStore, InsertOutcome } from '../store.ts';
import { duplicateIndex, guarded } from './mongo-connection.ts';

/** The game beside the fields that it is found by. The revision lives outside: the conditional update needs it. */
type GameDocument = {
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
  { collection: 'games', versionKey: false, minimize: false, strict: 'throw' },
);

/** Compared as a value whatever it is: an object never becomes an operator of the query. */
const is = <T extends string | number>(value: T) => ({ $eq: value });
const slotOf = (creator: string, key: string) => `${creator} ${key}`;

/** What a save writes. */
function changingFields(game: Game) {
  const { revision: _, ...rest } = game;
  return {
    playerIds: game.players.map(({ id }) => id as string),
    savedAt: savedAt(game),
    touched: isAnyTouched(game),
    endedAt: endedAt(game),
    game: rest,
  };
}

function documentOf(game: Game): GameDocument {
  const { id, creator, createKey, sport, athlete, createdAt } = game;
  return {
    ...changingFields(game),
    _id: id,
    revision: 0,
    ...(createKey && { createSlot: slotOf(creator, createKey) }),
    sport,
    athleteId: athlete.athleteId,
    createdAt,
    settled: false,
    ofGuest: isGuest(creator),
  };
}

type Stored = Pick<GameDocument, 'revision' | 'game'>;
const gameFrom = ({ revision, game }: Stored): Game => ({ ...game, revision });
const maybeGame = (stored: Stored | null) => (stored ? gameFrom(stored) : undefined);

function insertOutcome(error: unknown): InsertOutcome {
  const index = duplicateIndex(error);
  if (index === undefined) throw error;
  return index === 'createSlot' ? 'key-taken' : 'id-taken';
}

const stored = { revision: 1, game: 1 } as const;
const unsettled = { settled: false, touched: true } as const;

/** The games in the collection `games`. */
export function mongoGameStore(connection: Connection): GameStore {
  const games = connection.model('Game', gameSchema);
  return {
    async insert(game) {
      try {
        await guarded(() => games.insertOne(documentOf(game)));
        return 'inserted';
      } catch (error) {
        return insertOutcome(error);
      }
    },
    async find(id) {
      return maybeGame(await guarded(() => games.findOne({ _id: is(id) }, stored).lean()));
    },
    async findByCreateKey(creator, key) {
      const filter = { createSlot: is(slotOf(creator, key)) };
      return maybeGame(await guarded(() => games.findOne(filter, stored).lean()));
    },
    async save(game) {
      const { id, revision } = game;
      const update = { $set: { ...changingFields(game), revision: revision + 1 } };
      const written = await guarded(() =>
        games.updateOne({ _id: is(id), revision: is(revision) }, update),
      );
      return written.matchedCount === 1;
    },
    async recentAthletes(player, sport, limit) {
      const found = await guarded(() =>
        games
          .find({ playerIds: is(player), sport: is(sport) }, { athleteId: 1 })
          .sort({ createdAt: -1, _id: -1 })
          .limit(limit)
          .lean(),
      );
      return found.map(({ athleteId }) => athleteId);
    },
    async unsettledOf(player) {
      const filter = { playerIds: is(player), ...unsettled };
      const order = { createdAt: 1, _id: 1 } as const;
      return (await guarded(() => games.find(filter, stored).sort(order).lean())).map(gameFrom);
    },
    async unsettledSince({ endedBefore, idleBefore, limit }) {
      const owing = { settled: false, endedAt: { $lt: endedBefore } };
      const earliest = { endedAt: 1, _id: 1 } as const;
      const ended = await guarded(() =>
        games.find(owing, stored).sort(earliest).limit(limit).lean(),
      );
      const room = limit - ended.length;
      if (room === 0) return ended.map(gameFrom);
      const before = { $lt: idleBefore };
      const running = { ...unsettled, endedAt: null, createdAt: before, savedAt: before };
      const oldest = { createdAt: 1, _id: 1 } as const;
      const idle = await guarded(() => games.find(running, stored).sort(oldest).limit(room).lean());
      return [...ended, ...idle].map(gameFrom);
    },
    async markSettled(id) {
      await guarded(() => games.updateOne({ _id: is(id) }, { $set: { settled: true } }));
    },
    async removeStale({ untouchedBefore, guestIdleBefore }) {
      const untouched = { touched: false, createdAt: { $lt: untouchedBefore } };
      const before = { $lt: guestIdleBefore };
      const idle = { ofGuest: true, createdAt: before, savedAt: before };
      const first = await guarded(() => games.deleteMany(untouched));
      const second = await guarded(() => games.deleteMany(idle));
      return first.deletedCount + second.deletedCount;
    },
  };
}

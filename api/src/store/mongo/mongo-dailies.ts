import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { type Connection, Schema } from 'mongoose';
import type { DailyStore, StoredDaily } from '../daily-store.ts';
import type { DailyPlace, FinishedDaily, GameResult, ResultStore } from '../history-stores.ts';
import { duplicateIndex, guarded } from './connection/mongo-connection.ts';
import { is, schemaOptions } from './connection/mongo-query.ts';
import type { ResultModel } from './mongo-result-model.ts';

type DailyDocument = {
  /** Date and sport as one text, which sorts by date. */
  _id: string;
  date: string;
  sport: string;
  round: number;
  athleteId: string;
  daily: StoredDaily;
};

const dailySchema = new Schema<DailyDocument>(
  {
    _id: { type: String, required: true },
    date: { type: String, required: true },
    sport: { type: String, required: true },
    round: { type: Number, required: true },
    athleteId: { type: String, required: true },
    daily: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'dailies', ...schemaOptions },
);

const idOf = (date: DailyDate, sport: Sport) => `${date} ${sport}`;
function documentOf(daily: StoredDaily): DailyDocument {
  const { date, sport, round, athlete } = daily;
  const { athleteId } = athlete;
  return { _id: idOf(date, sport), date, sport, round, athleteId, daily };
}

const turnFields = { _id: 0, date: 1, athleteId: 1, round: 1 } as const;
type Turn = Awaited<ReturnType<DailyStore['turnsOf']>>[number];

/** The athletes of the dates in the collection `dailies`. */
export function mongoDailyStore(connection: Connection): DailyStore {
  const dailies = connection.model('Daily', dailySchema);
  return {
    async insert(daily) {
      try {
        await guarded(() => dailies.insertOne(documentOf(daily)));
        return 'inserted';
      } catch (error) {
        const index = duplicateIndex(error);
        if (index === undefined) throw error;
        return index === 'turn' ? 'athlete-taken' : 'date-taken';
      }
    },
    async replace(daily) {
      const { _id, ...fields } = documentOf(daily);
      try {
        await guarded(() => dailies.replaceOne({ _id: is(_id) }, fields, { upsert: true }));
        return 'replaced';
      } catch (error) {
        if (duplicateIndex(error) === undefined) throw error;
        return 'athlete-taken';
      }
    },
    async find(date, sport) {
      const found = await guarded(() =>
        dailies.findOne({ _id: is(idOf(date, sport)) }, { daily: 1 }).lean<DailyDocument>(),
      );
      return found?.daily;
    },
    async turnsOf(sport) {
      return guarded(() =>
        dailies
          .find({ sport: is(sport) }, turnFields)
          .sort({ date: 1 })
          .lean<Turn[]>(),
      );
    },
    async firstDate() {
      const found = await guarded(() =>
        dailies.findOne({}, { date: 1 }).sort({ _id: 1 }).lean<{ date: DailyDate }>(),
      );
      return found?.date;
    },
  };
}

/** The fields by which the result of a daily is found. */
export const dailyFields = ({ dailyDate, sport, player }: GameResult) =>
  dailyDate === undefined ? {} : { dailySlot: idOf(dailyDate, sport), dailyOf: player };

const ofPlayer = {
  _id: 0,
  sport: 1,
  finishedAt: 1,
  won: 1,
  guesses: 1,
  dailyDate: 1,
  dailyStartedAt: 1,
} as const;
type OfPlayer = Omit<FinishedDaily, 'date' | 'startedAt'> &
  Required<Pick<GameResult, 'dailyDate' | 'dailyStartedAt'>>;

const ofDaily = {
  _id: 0,
  player: 1,
  won: 1,
  guesses: 1,
  hints: 1,
  timeTaken: 1,
  finishedAt: 1,
  markedOf: 1,
} as const;
type OfDaily = Omit<DailyPlace, 'marked'> & { markedOf?: string };

/** The results of dailies in the collection `results`. */
export function mongoDailyResults(
  results: ResultModel,
): Pick<ResultStore, 'dailiesOf' | 'placesOf'> {
  return {
    async dailiesOf(player) {
      const found = await guarded(() =>
        results
          .find({ dailyOf: is(player) }, ofPlayer)
          .sort({ dailyDate: 1, dailyStartedAt: 1 })
          .lean<OfPlayer[]>(),
      );
      return found.map(({ dailyDate: date, dailyStartedAt: startedAt, ...rest }) => ({
        ...rest,
        date,
        startedAt,
      }));
    },
    async placesOf({ date, sport, finishedBefore }) {
      const slot = { dailySlot: is(idOf(date, sport)), finishedAt: { $lt: finishedBefore } };
      const found = await guarded(() => results.find(slot, ofDaily).lean<OfDaily[]>());
      return found.map(({ markedOf, ...rest }) => ({ ...rest, marked: markedOf !== undefined }));
    },
  };
}

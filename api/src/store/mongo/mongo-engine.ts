import { type Connection, type Model, Schema } from 'mongoose';
import {
  type Changes,
  type Collection,
  type Documents,
  type Engine,
  type FieldKind,
  fieldOf,
  isMulti,
  KeyTaken,
  type Rows,
  type Test,
  typeOf,
  type Value,
} from '../port.ts';
import { duplicateIndex, guarded } from './mongo-connection.ts';

type Doc = Record<string, unknown>;
type DocRows = Rows<Doc>;
type Filter = Readonly<Record<string, unknown>>;

const types = {
  text: String,
  number: Number,
  flag: Boolean,
  json: Schema.Types.Mixed,
  texts: [String],
} as const;

export const storedName = ({ key }: Pick<Documents, 'key'>, field: string) =>
  key.length === 1 && key[0] === field ? '_id' : field;

function schemaOf(collection: Documents) {
  const paths = Object.entries(collection.fields).map(([field, kind]) => {
    const presence = kind.endsWith('|null')
      ? { default: null }
      : { required: !kind.endsWith('?'), default: undefined };
    return [storedName(collection, field), { type: types[typeOf(kind)], ...presence }];
  });
  // An undeclared field is a bug.
  const options = { id: false, versionKey: false, minimize: false, strict: 'throw' } as const;
  const schema = new Schema<Doc>(Object.fromEntries(paths), {
    collection: collection.name,
    ...options,
  });
  for (const [name, { fields, covers: _, ...kind }] of Object.entries(collection.indexes)) {
    const key = fields
      .map(fieldOf)
      .map(([field, way]) => [storedName(collection, field), way] as const);
    schema.index(Object.fromEntries(key), { name, ...kind });
  }
  return schema;
}

export function modelOf(connection: Connection, collection: Documents): Model<Doc> {
  const known = connection.models[collection.name] as Model<Doc> | undefined;
  return known ?? connection.model<Doc>(collection.name, schemaOf(collection));
}

const operators = { from: '$gte', above: '$gt', upTo: '$lte', below: '$lt' } as const;

/** Always compared as values: an object never becomes a query operator. */
function filterOf(test: Test): unknown {
  if (test === null) return null;
  if (typeof test !== 'object') return { $eq: test };
  if ('present' in test) return { $exists: true, $ne: null };
  if ('only' in test) return { $eq: test.only };
  if ('in' in test) return { $in: [...test.in] };
  return Object.fromEntries(
    Object.entries(test).map(([name, value]) => {
      const operator = operators[name as keyof typeof operators];
      if (!operator) throw new TypeError(`no test: ${name}`);
      return [operator, value];
    }),
  );
}

const mostValues = 200;

/** A longer list of values is asked for in parts, if every answer follows from one of them alone. */
function inParts(where: object, mayPart: (field: string) => boolean): object[] {
  for (const [field, test] of Object.entries(where) as [string, Test][]) {
    const isList = test !== null && typeof test === 'object' && 'in' in test;
    if (!isList || test.in.length <= mostValues || !mayPart(field)) continue;
    const values = [...new Set(test.in)];
    return Array.from({ length: Math.ceil(values.length / mostValues) }, (_, part) => ({
      ...where,
      [field]: { in: values.slice(part * mostValues, (part + 1) * mostValues) },
    }));
  }
  return [where];
}

/** The first condition limits the index scan, the second decides where it is equal. */
function behind(order: readonly (readonly [string, 1 | -1])[], after: readonly Value[]): Filter {
  const [[first = '', direction = 1] = [], [second = ''] = []] = order;
  const [loose, strict] = direction === 1 ? ['$gte', '$gt'] : ['$lte', '$lt'];
  const [one, other] = after;
  return {
    $and: [
      { [first]: { [loose as string]: one } },
      {
        $or: [
          { [first]: { [strict as string]: one } },
          { [second]: { [strict as string]: other } },
        ],
      },
    ],
  };
}

/** A document as it was written: fields that may be null are, and others may be left out. */
export function reader(collection: Documents, fields: readonly string[]) {
  const all = fields.map((field) => {
    const kind = collection.fields[field] as FieldKind;
    return [field, storedName(collection, field), kind.endsWith('|null')] as const;
  });
  return (found: Doc): Doc => {
    const doc: Doc = {};
    for (const [field, name, isNullable] of all) {
      const value = found[name] ?? undefined;
      if (value !== undefined || isNullable) doc[field] = value ?? null;
    }
    return doc;
  };
}

function translationOf(connection: Connection, collection: Documents) {
  const { key, fields: kinds, indexes } = collection;
  const named = (field: string) => storedName(collection, field);
  return {
    model: modelOf(connection, collection),
    named,
    isOne: (where: object) => key.every((field) => field in where),
    matching(where: object): Filter {
      const tests = Object.entries(where) as [string, Test][];
      const filters = tests.map(([field, test]) => [named(field), filterOf(test)] as const);
      const isOnly = ([, test]: [string, Test]) =>
        typeof test === 'object' && test && 'only' in test;
      const alone = tests.filter(isOnly).map(([field]) => ({ [named(field)]: { $size: 1 } }));
      return { ...Object.fromEntries(filters), ...(alone.length > 0 && { $and: alone }) };
    },
    stored: (doc: Doc): Doc =>
      Object.fromEntries(
        Object.entries(doc).flatMap(([field, value]) =>
          value === undefined ? [] : [[named(field), value]],
        ),
      ),
    updateOf(changes: Changes<Doc>): Filter {
      const all = Object.entries(changes);
      const isGone = ([field, value]: [string, unknown]) =>
        value === undefined || (value === null && !kinds[field]?.endsWith('|null'));
      const $set = Object.fromEntries(all.filter((each) => !isGone(each)));
      const $unset = Object.fromEntries(all.filter(isGone).map(([field]) => [field, 1]));
      return {
        ...(Object.keys($set).length > 0 && { $set }),
        ...(Object.keys($unset).length > 0 && { $unset }),
      };
    },
    /** The index of a violated constraint is the one of that name, or the id's. */
    async unique<T>(write: () => PromiseLike<T>): Promise<T> {
      try {
        return await guarded(write);
      } catch (error) {
        const index = duplicateIndex(error);
        if (index === undefined) throw error;
        throw new KeyTaken(index in indexes ? index : 'key');
      }
    },
  };
}
type Translation = ReturnType<typeof translationOf>;

function readsOf(
  collection: Documents,
  { model, matching, named }: Translation,
): Pick<DocRows, 'find' | 'count' | 'groups'> {
  const names = Object.keys(collection.fields);
  return {
    async find({ where, fields = names, order = [], after, skip = 0, limit = 0 }) {
      const sorted = order.map(fieldOf).map(([field, way]) => [named(field), way] as const);
      const isWhole = order.length > 0 || limit > 0 || skip > 0;
      const parts = inParts(where, (field) => !isWhole && !isMulti(collection, field));
      const filters = parts.map((part) => ({
        ...matching(part),
        ...(after && behind(sorted, after)),
      }));
      const projection = Object.fromEntries(fields.map((field) => [named(field), 1]));
      const shown = { _id: 0, ...projection } as Record<string, 0 | 1>;
      const found = filters.map((filter) =>
        guarded(() =>
          model
            .find(filter, shown)
            .sort(Object.fromEntries(sorted) as Record<string, 1 | -1>)
            .skip(skip)
            .limit(limit)
            .lean<Doc[]>(),
        ),
      );
      return (await Promise.all(found)).flat().map(reader(collection, fields)) as never;
    },
    async count(where) {
      return guarded(() => model.countDocuments(matching(where)));
    },
    async groups(where, by, folds) {
      const sums = Object.entries<DocFold>(folds).map(([as, fold]) => [
        as,
        fold === 'count' ? { $sum: 1 } : { [`$${fold[0]}`]: `$${named(fold[1])}` },
      ]);
      const _id = Object.fromEntries(by.map((field) => [field, `$${named(field)}`]));
      const parts = inParts(where, (field) => by.some((each) => each === field)).map((part) =>
        guarded(() =>
          model.aggregate<{ _id: Doc } & Record<string, number>>([
            { $match: matching(part) },
            { $group: { _id, ...Object.fromEntries(sums) } },
          ]),
        ),
      );
      const groups = (await Promise.all(parts)).flat();
      return groups.map(({ _id: group, ...rest }) => ({ ...group, ...rest })) as never;
    },
  };
}

function writesOf({
  model,
  matching,
  stored,
  updateOf,
  unique,
  isOne,
}: Translation): Pick<DocRows, 'insert' | 'put' | 'change' | 'remove'> {
  const replaceOne = (doc: Doc) => {
    const { _id, ...rest } = stored(doc);
    return unique(() => model.replaceOne({ _id: { $eq: _id } }, rest, { upsert: true }));
  };
  return {
    async insert(doc) {
      await unique(() => model.insertOne(stored(doc)));
    },
    async put(doc) {
      try {
        await replaceOne(doc);
      } catch (error) {
        // Two simultaneous upserts: the document exists now.
        if (!(error instanceof KeyTaken) || error.taken !== 'key') throw error;
        await replaceOne(doc);
      }
    },
    async change(where, changes) {
      const [filter, update] = [matching(where), updateOf(changes)];
      const written = await unique(() =>
        isOne(where) ? model.updateOne(filter, update) : model.updateMany(filter, update),
      );
      return written.matchedCount;
    },
    async remove(where) {
      const filter = matching(where);
      const removed = await guarded(() =>
        isOne(where) ? model.deleteOne(filter) : model.deleteMany(filter),
      );
      return removed.deletedCount;
    },
  };
}

type DocFold = 'count' | readonly [string, string];

export function mongoEngine(connection: Connection): Engine {
  return {
    rows<D extends object>(given: Collection<D>) {
      const collection = given as unknown as Documents;
      const translation = translationOf(connection, collection);
      const rows: DocRows = { ...readsOf(collection, translation), ...writesOf(translation) };
      return rows as unknown as Rows<D>;
    },
  };
}

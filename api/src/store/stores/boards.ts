import { boardClosesAt } from '@craque/common/domain/daily/daily-date.ts';
import {
  boardLength,
  boardNumbers,
  placeGroup,
  placeKey,
  rankedPlaces,
} from '@craque/common/domain/daily/daily-place.ts';
import { type PlayerId, userOf, userPlayer } from '@craque/common/domain/ids.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { randomUUID } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { results as resultDocs, users as userDocs } from '../collections.ts';
import type { CountsDoc, ResultDoc, UserDoc } from '../documents.ts';
import type {
  BoardOfDaily,
  BoardPerson,
  BoardReader,
  DailySlot,
  RankedPlace,
} from '../history-stores.ts';
import { type Engine, first, type Rows, type Where } from '../port.ts';
import { type Counted, createCounts, type Part, type Range } from './counts.ts';
import { inRounds } from './rounds.ts';

export const dailySlot = (date: string, sport: Sport) => `${date} ${sport}`;

const shownFields = ['player', 'won', 'guesses', 'hints', 'timeTaken'] as const;
const placedBy = [
  ...shownFields,
  ...(['gameId', 'finishedAt', 'dailyDate', 'markedOf', 'aside', 'leaving', 'place'] as const),
] as const;
type Ended = Pick<ResultDoc, (typeof placedBy)[number]>;
type Person = Pick<UserDoc, 'usernameKey' | 'showInRankings'>;

const isInTime = ({ leaving, dailyDate, finishedAt }: Ended) =>
  !leaving && dailyDate !== undefined && finishedAt < boardClosesAt(dailyDate);

/** The earliest of each player before the board has closed. */
function firstEnds(all: readonly Ended[]): ReadonlySet<Ended> {
  const byTime = all
    .filter(isInTime)
    .toSorted((one, other) => one.finishedAt - other.finishedAt || one.gameId - other.gameId);
  const ofPlayers = [...Map.groupBy(byTime, ({ player }) => player).values()];
  return new Set(ofPlayers.flatMap(([earliest]) => earliest ?? []));
}

/**
 * What a player's first end of a daily counts for: among everyone (`a`), or in the numbers and
 * among friends alone (`b`); undefined stands for nothing.
 */
function standingOf({ markedOf, aside }: Ended, person: Person | undefined): 'a' | 'b' | undefined {
  if (markedOf !== undefined || aside) return undefined;
  return person && person.showInRankings !== false ? 'a' : 'b';
}

const startOf = (slot: string, rest = '') => `${slot} ${rest}`;
/** This noncharacter occurs in no name. */
const rangeOf = (start: string): Range => ({ from: start, below: `${start}\u{10FFFF}` });
const partOf = (slot: string, name: string): Part => ({
  name,
  range: rangeOf(startOf(slot, name)),
});

/** Compared as text these are in the order of a board; equal places are in the order of names. */
const placeText = (slot: string, standing: string, end: Ended, name: string) =>
  startOf(slot, `${standing}${placeKey(end)} ${name}`);

function countedIn(results: Rows<ResultDoc>, slot: string): Counted {
  const start = startOf(slot);
  return {
    id: slot,
    ...rangeOf(start),
    partOf(text) {
      const [placed = ''] = text.slice(start.length).split(' ');
      return partOf(slot, `${placed.slice(0, 1)}${placeGroup(placed.slice(1))}`);
    },
    async first(range) {
      const query = { where: { place: range }, fields: ['place'], order: ['place'] } as const;
      return (await first(results, query))?.place;
    },
    count: (range) => results.count({ place: range }),
  };
}

const batch = 100;

/** Gives results their places on the boards, and keeps the numbers of these. */
function createPlacing(engine: Engine) {
  const [results, users] = [engine.rows(resultDocs), engine.rows(userDocs)];
  const counts = createCounts(engine);

  async function peopleOf(players: readonly PlayerId[]): Promise<Map<PlayerId, Person>> {
    const ids = players.flatMap((player) => userOf(player) ?? []);
    if (ids.length === 0) return new Map();
    const where = { id: { in: ids }, deletedAt: null };
    const fields = ['id', 'usernameKey', 'showInRankings'] as const;
    const found = await users.find({ where, fields });
    return new Map(found.map(({ id, ...person }) => [userPlayer(id), person]));
  }

  async function place(slot: string, players: readonly PlayerId[]): Promise<void> {
    const unplaced = randomUUID();
    // From here on nobody who has begun to place them earlier can.
    await results.change({ dailySlot: slot, dailyOf: { in: players } }, { unplaced });
    const found = await results.find({ where: { unplaced }, fields: placedBy });
    const [firsts, people] = [firstEnds(found), await peopleOf(players)];
    const writes = found.map(async (end) => {
      const { player, gameId, finishedAt } = end;
      const person = people.get(player);
      const standing = firsts.has(end) ? standingOf(end, person) : undefined;
      const text = standing && placeText(slot, standing, end, person?.usernameKey ?? '');
      if (text === end.place) return;
      await results.change({ player, finishedAt, gameId, unplaced }, { place: text });
    });
    await Promise.all(writes);
    const groups = new Set(found.map((end) => placeGroup(placeKey(end))));
    const parts = [...groups].flatMap((group) => [`a${group}`, `b${group}`]);
    await counts.recount(
      countedIn(results, slot),
      parts.map((name) => partOf(slot, name)),
    );
    await results.change({ unplaced }, { unplaced: undefined });
  }

  async function placeNoted(): Promise<void> {
    for (;;) {
      const found = await results.find({
        where: { unplaced: { present: true } },
        fields: ['player', 'dailySlot', 'unplaced'],
        order: ['unplaced'],
        limit: batch,
      });
      for (const [slot, those] of Map.groupBy(found, (each) => each.dailySlot)) {
        const notes = those.flatMap(({ unplaced }) => unplaced ?? []);
        const players = [...new Set(those.map(({ player }) => player))];
        if (slot !== undefined) await place(slot, players);
        else await results.change({ unplaced: { in: notes }, dailySlot: null }, { unplaced: null });
        await pause();
      }
      if (found.length < batch) return;
    }
  }

  return { results, users, counts, update: inRounds(placeNoted) };
}

/** What is the same for everyone, while the numbers are. */
type Kept = { doc: CountsDoc; rows: readonly RankedPlace[] };

/** Boards of this many dailies are kept: some megabytes. */
const mostKept = 100;

type Placing = ReturnType<typeof createPlacing>;

async function placesOf(results: Rows<ResultDoc>, slot: string, players: readonly PlayerId[]) {
  const where = { dailySlot: slot, dailyOf: { in: players } };
  const found = await results.find({ where, fields: [...shownFields, 'place'] });
  return found.filter(({ place }) => place !== undefined);
}

const nameFields = ['usernameKey', 'username', 'displayName', 'avatarUrl', 'avatar'] as const;
type Name = Pick<UserDoc, (typeof nameFields)[number]>;

/** Those who are gone have none. */
async function namesOf(
  users: Rows<UserDoc>,
  players: readonly PlayerId[],
): Promise<Map<PlayerId, Name>> {
  const ids = [...new Set(players.flatMap((player) => userOf(player) ?? []))];
  if (ids.length === 0) return new Map();
  const where = { id: { in: ids }, deletedAt: null };
  const found = await users.find({ where, fields: ['id', ...nameFields] });
  return new Map(found.map(({ id, ...name }) => [userPlayer(id), name]));
}

/** Equal places in the order of names. */
const named = (places: readonly RankedPlace[], names: Map<PlayerId, Name>): BoardPerson[] =>
  places
    .flatMap((place) => {
      const name = names.get(place.player);
      return name ? [{ ...place, ...name }] : [];
    })
    .sort((a, b) => a.rank - b.rank || (a.usernameKey < b.usernameKey ? -1 : 1))
    .map(({ usernameKey: _, ...each }) => each);

function createReading({ results, users, counts, update }: Placing) {
  const kept = new Map<string, Kept>();

  async function keptOf(slot: string): Promise<Kept> {
    const known = kept.get(slot);
    const doc = await counts.read(countedIn(results, slot), known?.doc);
    if (known?.doc === doc) return known;
    const where = { place: rangeOf(startOf(slot, 'a')) };
    const query = { where, fields: shownFields, order: ['place'] as const, limit: boardLength };
    const fresh = { doc, rows: rankedPlaces(await results.find(query)) };
    if (kept.size >= mostKept) kept.clear();
    kept.set(slot, fresh);
    return fresh;
  }

  async function ownOf(slot: string, player: PlayerId, { numbers }: CountsDoc) {
    const [found] = await placesOf(results, slot, [player]);
    if (!found?.place?.startsWith(startOf(slot, 'a'))) return undefined;
    const { place: _, ...own } = found;
    const key = placeKey(own);
    const name = `a${placeGroup(key)}`;
    const groups = Object.entries(numbers).filter(([each]) => each.startsWith('a') && each < name);
    const better = groups.reduce((sum, [, number]) => sum + number, 0);
    const from = startOf(slot, name);
    const near = await results.count({ place: { from, below: startOf(slot, `a${key}`) } });
    return { ...own, rank: 1 + better + near };
  }

  /** Of everyone, or with `friends` of these and the player. A guest has neither rows nor a place. */
  return async (
    { date, sport }: DailySlot,
    { player, friends }: BoardReader,
  ): Promise<BoardOfDaily> => {
    await update();
    const slot = dailySlot(date, sport);
    const { doc, rows } = await keptOf(slot);
    const groups = Object.entries(doc.numbers).map(
      ([name, number]) => [name.slice(1), number] as const,
    );
    const numbers = boardNumbers(groups);
    if (player === undefined || userOf(player) === undefined)
      return { ...numbers, rows: [], own: undefined };
    if (friends) {
      const places = await placesOf(results, slot, [player, ...friends.map(userPlayer)]);
      const names = await namesOf(
        users,
        places.map((each) => each.player),
      );
      const there = places.filter((each) => names.has(each.player));
      const people = named(rankedPlaces(there.map(({ place: _, ...each }) => each)), names);
      return { ...numbers, rows: people, own: people.find((each) => each.player === player) };
    }
    const own = await ownOf(slot, player, doc);
    const names = await namesOf(users, [player, ...rows.map((each) => each.player)]);
    return { ...numbers, rows: named(rows, names), own: named(own ? [own] : [], names)[0] };
  };
}

/** A result carries its own note that it has no place yet; so does one whose place changes. */
export function createBoards(engine: Engine) {
  const placing = createPlacing(engine);
  const { results, update } = placing;
  return {
    /** Places what is only noted so far. Reads see it in any case. */
    update,
    read: createReading(placing),
    /** To be called around a change of the account that shows or hides it. */
    async replacing<T>(userId: string | undefined, write: () => Promise<T>): Promise<T> {
      if (userId === undefined) return write();
      const note = () =>
        results.change({ dailyOf: userPlayer(userId) }, { unplaced: randomUUID() });
      await note();
      const value = await write();
      await note();
      return value;
    },
    /**
     * Removes results, which leave their boards before; returns their number. One of a daily that
     * comes meanwhile stays, and is removed when the caller asks again.
     */
    async removing(where: Where<ResultDoc>): Promise<number> {
      const left = { leaving: true, unplaced: randomUUID() };
      const ofDailies = { ...where, dailySlot: { present: true } } as const;
      const ordinary = await results.remove({ ...where, dailySlot: null });
      if ((await results.change(ofDailies, left)) === 0) return ordinary;
      await update();
      return ordinary + (await results.remove({ ...where, leaving: true }));
    },
  };
}
export type Boards = ReturnType<typeof createBoards>;

import { dailyKeys } from '@craque/common/domain/daily/daily-game.ts';
import { dueAt } from '@craque/common/domain/game/ending.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { type GameId, isGuest, type PlayerId } from '@craque/common/domain/ids.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import { games as collection } from '../collections.ts';
import type { GameDoc } from '../documents.ts';
import { endedAt, handedOver, isAnyTouched, openInvitations, savedAt } from '../game-columns.ts';
import { type Engine, first, type Query, type Rows, takenKey } from '../port.ts';

const slotOf = (creator: string, key: string) => `${creator} ${key}`;

function contentOf(game: Game) {
  const { revision: _, loadedVersion: __, ...rest } = game;
  const { challenge, createdAt } = game;
  const invited = openInvitations(game);
  const playerIds = game.players.map(({ id }) => id);
  return {
    playerIds,
    savedAt: savedAt(game),
    touched: isAnyTouched(game),
    endedAt: endedAt(game),
    invitedIds: invited.length > 0 ? invited : undefined,
    dueAt: dueAt(game) ?? undefined,
    linkCode: challenge?.link?.code,
    challengerIds: challenge && playerIds,
    challengedAt: challenge && createdAt,
    game: rest,
  };
}

export function gameDoc(game: Game): GameDoc {
  const { id, creator, createKey, sport, athlete, createdAt } = game;
  return {
    ...contentOf(game),
    ...{ id, sport, createdAt, revision: 0, settled: false },
    athleteId: athlete.athleteId,
    ofGuest: isGuest(creator),
    createSlot: createKey ? slotOf(creator, createKey) : undefined,
  };
}

const stored = ['revision', 'game'] as const;
/** The version as last read belongs to an earlier reader and is ignored. */
const gameFrom = ({ revision, game }: Pick<GameDoc, 'revision' | 'game'>): Game => ({
  ...game,
  revision,
  loadedVersion: game.version,
});

const newestFirst = ['-createdAt', '-id'] as const;
type Found = Omit<Query<GameDoc, 'revision'>, 'fields'>;

async function gamesIn(games: Rows<GameDoc>, query: Found): Promise<Game[]> {
  return (await games.find({ ...query, fields: stored })).map(gameFrom);
}

async function insertOutcome(insertion: Promise<void>) {
  const taken = await takenKey(insertion);
  // A link's code is one of 2^50: a clash is a bug, and no reason to draw another id.
  if (taken === 'linkCode') throw new Error('two games have one link');
  if (taken === undefined) return 'inserted';
  return taken === 'createSlot' ? 'key-taken' : 'id-taken';
}

function unsettledGames(games: Rows<GameDoc>) {
  const unsettled = { settled: false, touched: true } as const;
  return {
    /**
     * Touched games that owe results, oldest first; of running solo games only those without a change
     * since `idleBefore` (ms), all without it.
     */
    async unsettledOf(player: PlayerId, idleBefore = Number.MAX_SAFE_INTEGER) {
      const found = await games.find({
        where: { playerIds: player, ...unsettled },
        fields: [...stored, 'endedAt', 'dueAt', 'savedAt'],
        order: ['createdAt', 'id'],
      });
      return found
        .filter((each) => each.endedAt !== null || each.dueAt || each.savedAt <= idleBefore)
        .map(gameFrom);
    },
    /** Unsettled games, touched or not, behind the `kept` newest; newest first. */
    async unsettledBeyond(player: PlayerId, { kept, limit }: { kept: number; limit: number }) {
      const where = { playerIds: player, settled: false };
      return gamesIn(games, { where, order: newestFirst, skip: kept, limit });
    },
    /**
     * Unsettled games in which somebody was done before the first time (ms), the earliest first; then
     * touched ones idle since the second, oldest first. Running games cannot delay them.
     */
    async unsettledSince({
      endedBefore,
      idleBefore,
      limit,
    }: Record<'endedBefore' | 'idleBefore' | 'limit', number>) {
      const ended = await gamesIn(games, {
        where: { settled: false, endedAt: { below: endedBefore } },
        order: ['endedAt', 'createdAt', 'id'],
        limit,
      });
      if (ended.length === limit) return ended;
      const before = { below: idleBefore };
      const idle = await gamesIn(games, {
        where: { ...unsettled, endedAt: null, createdAt: before, savedAt: before },
        by: 'unsettled',
        order: ['createdAt', 'id'],
        limit: limit - ended.length,
      });
      return [...ended, ...idle];
    },
    async runningOf(player: PlayerId, limit: number) {
      // Only challenges have a deadline beside the game.
      const where = { playerIds: player, ...unsettled, endedAt: null, dueAt: null };
      return gamesIn(games, { where, order: newestFirst, limit });
    },
  };
}

/** A game's kind is told by its columns alone: no document is read for it. */
function kindOf({ challengedAt, createSlot }: Pick<GameDoc, 'challengedAt' | 'createSlot'>) {
  if (challengedAt !== undefined) return 'challenge' as const;
  return createSlot?.split(' ', 2)[1] === 'daily' ? ('daily' as const) : ('solo' as const);
}

export type GameUnderWay = { createdAt: number; id: GameId; players: readonly PlayerId[] } & {
  kind: ReturnType<typeof kindOf>;
};

function gamesUnderWay(games: Rows<GameDoc>) {
  const fields = ['id', 'createdAt', 'playerIds', 'challengedAt', 'createSlot'] as const;
  const shown = (doc: Pick<GameDoc, (typeof fields)[number]>): GameUnderWay => {
    const { id, createdAt, playerIds: players } = doc;
    return { id, createdAt, players, kind: kindOf(doc) };
  };
  return {
    /** Touched games begun since that time (ms) that are not over, oldest first, behind `after`. */
    async underWay(since: number, limit: number, after?: GameUnderWay): Promise<GameUnderWay[]> {
      const found = await games.find({
        where: { settled: false, touched: true, endedAt: null, createdAt: { from: since } },
        fields,
        by: 'unsettled',
        order: ['createdAt', 'id'],
        limit,
        ...(after && { after: [after.createdAt, after.id] }),
      });
      return found.map(shown);
    },
  };
}

function playerGames(games: Rows<GameDoc>) {
  return {
    async recentAthletes(player: PlayerId, sport: Sport, limit: number) {
      const where = { playerIds: player, sport };
      const fields = ['athleteId'] as const;
      const found = await games.find({ where, fields, order: newestFirst, limit });
      return found.map(({ athleteId }) => athleteId);
    },
    /** Newest first, after the game `before`: touched ones, and the newest even if untouched. */
    async historyOf(player: PlayerId, { before, limit }: { before?: GameId; limit: number }) {
      const own = { playerIds: player };
      const start =
        before === undefined
          ? undefined
          : await first(games, { where: { ...own, id: before }, fields: ['createdAt'] });
      if (before !== undefined && !start) return [];
      const touched = gamesIn(games, {
        where: { ...own, touched: true },
        order: newestFirst,
        ...(start && before !== undefined && { after: [start.createdAt, before] }),
        limit,
      });
      // The newest game is on the first page only.
      const newest = start
        ? undefined
        : first(games, { where: own, fields: [...stored, 'touched'], order: newestFirst });
      const [found, latest] = await Promise.all([touched, newest]);
      if (!latest || latest.touched) return found;
      // It may have been touched between the two reads.
      const others = found.filter(({ id }) => id !== latest.game.id);
      return [gameFrom(latest), ...others].slice(0, limit);
    },
    async createdSince(player: PlayerId, since: number, limit: number) {
      const where = { playerIds: player, createdAt: { from: since } };
      return gamesIn(games, { where, order: newestFirst, limit });
    },
    /** Games of the dailies from one date to another, whenever begun; in the order of the dates. */
    async dailiesOf(player: PlayerId, from: DailyDate, to: DailyDate) {
      const keys = dailyKeys(from, to);
      const slots = { above: slotOf(player, keys.first), below: slotOf(player, keys.last) };
      return gamesIn(games, { where: { createSlot: slots }, order: ['createSlot'] });
    },
    /** Games with a pending invitation of the user, the newest first; all of them without a limit. */
    async invitedTo(userId: string, limit?: number) {
      return gamesIn(games, {
        where: { invitedIds: userId },
        order: ['-challengedAt', '-id'],
        ...(limit !== undefined && { limit }),
      });
    },
    /** The challenges that the player plays, created at that time (ms) or later, newest first. */
    async challengesOf(player: PlayerId, since: number, limit: number) {
      const where = { challengerIds: player, challengedAt: { from: since } };
      return gamesIn(games, { where, order: ['-challengedAt', '-id'], limit });
    },
  };
}

/** Times (ms). A daily's game is kept longer: whoever had it removed would begin it anew. */
type StaleLimits = Record<
  'untouchedBefore' | 'untouchedDailyBefore' | 'guestUntouchedBefore' | 'guestIdleBefore',
  number
>;

function removals(games: Rows<GameDoc>) {
  return {
    async removeUntouched(id: GameId) {
      await games.remove({ id, touched: false });
    },
    /**
     * Removes untouched games created before the first time, of dailies before the second, of
     * guests before the third, and guests' games idle since the fourth; returns their number.
     */
    async removeStale(limits: StaleLimits) {
      const { untouchedBefore, untouchedDailyBefore, guestUntouchedBefore, guestIdleBefore } =
        limits;
      const untouched = (below: number) => ({ touched: false, createdAt: { below } });
      const idle = { below: guestIdleBefore };
      return (
        (await games.remove(untouched(Math.min(untouchedBefore, untouchedDailyBefore)))) +
        (await games.remove({ ...untouched(untouchedBefore), 'game.daily': null })) +
        (await games.remove({
          ...{ ...untouched(guestUntouchedBefore), ofGuest: true, 'game.daily': null },
        })) +
        (await games.remove({ ofGuest: true, createdAt: idle, savedAt: idle }))
      );
    },
    /** Games whose results are written, that ended before that time (ms), with their details. */
    async detailedBefore(time: number, limit: number) {
      const where = { settled: true, bare: null, endedAt: { below: time } };
      return gamesIn(games, { where, by: 'detailed', order: ['endedAt'], limit });
    },
    /** Like `save`, of a game whose details are removed. */
    async saveBare(game: Game) {
      const { id, revision } = game;
      const changes = { game: contentOf(game).game, bare: true as const, revision: revision + 1 };
      return (await games.change({ id, revision }, changes)) === 1;
    },
    removeOf: (player: PlayerId) => games.remove({ playerIds: { only: player } }),
  };
}

export function createGameStore(engine: Engine) {
  const games = engine.rows(collection);
  const one = async (where: Found['where']) => (await gamesIn(games, { where, limit: 1 }))[0];
  return {
    ...unsettledGames(games),
    ...gamesUnderWay(games),
    ...playerGames(games),
    ...removals(games),
    /** `key-taken`: the creator has used this createKey for another game. */
    insert: (game: Game) => insertOutcome(games.insert(gameDoc(game))),
    find: (id: GameId) => one({ id }),
    findByCreateKey: (creator: PlayerId, key: string) => one({ createSlot: slotOf(creator, key) }),
    /** The game whose link has this code, even if the link has expired. */
    findByLink: (code: string) => one({ linkCode: code }),
    /** Stores it with revision + 1; false if the stored revision differs or the game is gone. */
    async save(game: Game) {
      const { id, revision } = game;
      const changes = { ...contentOf(game), revision: revision + 1 };
      return (await games.change({ id, revision }, changes)) === 1;
    },
    /** Like `save`, for a game that begins anew. */
    async restart(game: Game) {
      const { id, revision, createdAt } = game;
      const changes = { ...contentOf(game), createdAt, revision: revision + 1 };
      return (await games.change({ id, revision }, changes)) === 1;
    },
    /**
     * Like `save`, for a game in which one player has become another; it owes results again. A solo
     * game gets a new creator and loses its createKey; a daily keeps it, and false is returned if the
     * new creator has used it.
     */
    async reassign(reassigned: Game) {
      const game = handedOver(reassigned);
      const { id, revision, creator, createKey, daily } = game;
      // The new player has no result yet, whatever the old one had: the game owes one again.
      const owner = { ofGuest: isGuest(creator), settled: false };
      const slot = createKey === undefined || daily ? { createSlot: undefined } : {};
      const ofDaily = daily && createKey ? { createSlot: slotOf(creator, createKey) } : slot;
      const changes = { ...contentOf(game), ...owner, ...ofDaily, revision: revision + 1 };
      const change = games.change({ id, revision }, changes);
      // A key that is taken is that of the daily which the new owner has already.
      return (await takenKey(change)) === undefined && (await change) === 1;
    },
    async markSettled(id: GameId) {
      await games.change({ id }, { settled: true });
    },
    /** Challenges whose deadline (`dueAt`) is at that time (ms) or earlier, the earliest first. */
    async dueBefore(time: number, limit: number) {
      return gamesIn(games, { where: { dueAt: { upTo: time } }, order: ['dueAt', 'id'], limit });
    },
  };
}
export type GameStore = ReturnType<typeof createGameStore>;

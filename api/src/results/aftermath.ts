import type { Aftermath, AlbumPlaceView } from '@craque/common/contracts/album.ts';
import type { PlayerEnd } from '@craque/common/domain/game/game.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import { stickersOf, type Win } from '@craque/common/domain/record/album.ts';
import type { League } from '@craque/common/domain/sport.ts';
import type { StoresAndClock } from '../store/store.ts';
import { writePendingResults } from './game-results.ts';

/** Place in the league's album, and the player's wins over the athlete there. */
export type FoundPlace = Pick<AlbumPlaceView, 'place' | 'athletes' | 'collected'> & {
  /** In the order of their ends. */
  wins: readonly Win[];
};

type Dependencies = StoresAndClock & {
  placeOf: (
    player: PlayerId,
    athlete: { league: League; athleteId: string },
  ) => Promise<FoundPlace | undefined>;
};

export type EndedGame = {
  id: GameId;
  player: PlayerId;
  end: PlayerEnd;
  /** False for a challenge that the player left or let run out without a guess or hint. */
  touched: boolean;
  league: League;
  /** Absent until the player is told. */
  athleteId?: string;
};

export type AftermathOf = (game: EndedGame) => Promise<Aftermath>;

function albumView({ wins, ...place }: FoundPlace, { status, at }: PlayerEnd): AlbumPlaceView {
  const [sticker] = stickersOf(wins);
  if (!sticker) return { ...place, sticker: null };
  const isWon = status === 'won';
  const [before] = stickersOf(wins.filter(({ finishedAt }) => finishedAt < at));
  const [then] = stickersOf(wins.filter(({ finishedAt }) => finishedAt <= at));
  return {
    ...place,
    sticker: {
      rarity: sticker.rarity,
      wins: sticker.wins,
      isNew: isWon && !before,
      isRarer: isWon && before !== undefined && then?.rarity !== before.rarity,
    },
  };
}

/** Computed when it is read, from results, which the end of the game may not have written yet. */
export function createAftermath({ stores, placeOf, clock }: Dependencies): AftermathOf {
  return async ({ id, player, end, touched, league, athleteId }) => {
    await writePendingResults(stores, player, clock());
    const found =
      athleteId === undefined ? undefined : await placeOf(player, { league, athleteId });
    const mark = { finishedAt: end.at, gameId: id };
    // An untouched game counts nowhere, so it ends no streak either.
    const isLost = touched && end.status !== 'won';
    return {
      album: found ? albumView(found, end) : null,
      lostStreak: isLost ? await stores.results.streakOf(player, mark) : 0,
    };
  };
}

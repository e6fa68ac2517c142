import type { Aftermath, AlbumPlaceView } from '@craque/common/contracts/album.ts';
import { type Game, isByToken, type PlayerEnd, playerOf } from '@craque/common/domain/game/game.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { isAthleteRevealed, type SeenGame } from '@craque/common/domain/view/game-view.ts';
import { AppError } from '../errors/app-error.ts';
import { stickersOf, type Win } from '@craque/common/domain/record/album.ts';
import type { League } from '@craque/common/domain/sport.ts';
import type { StoresAndClock } from '../store/store.ts';
import type { Texts } from '../texts/texts.ts';
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
  setNoticeOf: (player: PlayerId, athleteId: string, texts: Texts) => Promise<Aftermath['set']>;
};

/** What the end of a game means for its player's album and streak. Throws `still_playing`. */
export type AftermathOf = (
  player: PlayerId,
  of: { game: Game; seen: SeenGame; texts: Texts },
) => Promise<Aftermath>;

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
export function createAftermath(dependencies: Dependencies): AftermathOf {
  const { stores, placeOf, setNoticeOf, clock } = dependencies;
  return async (player, { game, seen, texts }) => {
    const { id, league, athlete } = game;
    const { end, touched } = seen;
    if (!end) throw new AppError('still_playing');
    await writePendingResults(stores, player, clock());
    const { athleteId } = athlete;
    const isRevealed = isAthleteRevealed(seen);
    const found = isRevealed ? await placeOf(player, { league, athleteId }) : undefined;
    const mark = { finishedAt: end.at, gameId: id };
    // An untouched game counts nowhere, so it ends no streak either; nor does one played by a token.
    const own = playerOf(game, player);
    const isLost = touched && end.status !== 'won' && !(own && isByToken(own));
    return {
      album: found ? albumView(found, end) : null,
      set: isRevealed ? await setNoticeOf(player, athleteId, texts) : null,
      lostStreak: isLost ? await stores.results.streakOf(player, mark) : 0,
    };
  };
}

import type { Aftermath, WeeklySetView } from '@craque/common/contracts/album.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { stickersOf } from '@craque/common/domain/record/album.ts';
import { setWeekBegins } from '@craque/common/domain/record/weekly-set.ts';
import type { Wanted } from '../games/set-game.ts';
import { writePendingResults } from '../results/game-results.ts';
import type { Account } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';
import { setTitle } from '../texts/set-title.ts';
import type { Texts } from '../texts/texts.ts';
import type { AlbumPlaces, Held } from './album-places.ts';
import { inLeague } from './sticker-view.ts';
import { wonBy } from './won.ts';
import { createWeeklySets, type WeeklySetDependencies } from './weekly-sets.ts';

type Dependencies = WeeklySetDependencies & { stores: Stores; places: AlbumPlaces };

/** The set of the week for its players; nothing of it is stored, stickers of all leagues count. */
export function createSetService({ stores, places, ...dependencies }: Dependencies) {
  const { catalogue, clock } = dependencies;
  const setNow = createWeeklySets(dependencies);

  /** By athlete; of several leagues the sticker of the one that the set means, else the first. */
  async function heldBy(player: PlayerId): Promise<Map<string, Held>> {
    const leagueOf = new Map(
      setNow().members.map(({ athlete, membership }) => [athlete.id, membership.league]),
    );
    const own = stickersOf(await wonBy(stores, player)).flatMap(places.placed);
    const held = new Map<string, Held>();
    for (const each of own) {
      const { id } = each.athlete;
      if (leagueOf.has(id) && (!held.has(id) || leagueOf.get(id) === each.league))
        held.set(id, each);
    }
    return held;
  }

  return {
    async read({ id }: Account, texts: Texts): Promise<WeeklySetView> {
      await writePendingResults(stores, userPlayer(id), clock());
      const { week, theme, members } = setNow();
      const held = await heldBy(userPlayer(id));
      return {
        title: setTitle(texts, theme),
        endsAt: new Date(setWeekBegins(week + 1)).toISOString(),
        collected: held.size,
        places: members.map(({ athlete }, at) => {
          const sticker = held.get(athlete.id);
          const shown = sticker ? inLeague(sticker, catalogue.dataVersion) : null;
          return { place: at + 1, sticker: shown };
        }),
      };
    },

    /** Null if the athlete is not one of the twelve. */
    async noticeOf(player: PlayerId, athleteId: string, texts: Texts): Promise<Aftermath['set']> {
      const { theme, members } = setNow();
      if (!members.some(({ athlete }) => athlete.id === athleteId)) return null;
      const held = await heldBy(player);
      const isCollected = held.has(athleteId);
      return { title: setTitle(texts, theme), collected: held.size, isCollected };
    },

    async wantedBy(player: PlayerId): Promise<Wanted> {
      const { theme, members } = setNow();
      const held = await heldBy(player);
      return { theme, missing: members.filter(({ athlete }) => !held.has(athlete.id)) };
    },
  };
}

import type { AlbumCover } from '@craque/common/contracts/album.ts';
import { leagueNamed } from '@craque/common/domain/sport.ts';
import { AlbumPlay } from './album-play.tsx';

/** The club of the whole album that lacks the fewest stickers, and a game of its league. */
export function AlbumGoal({ leagues }: { leagues: readonly AlbumCover[] }) {
  const [nearest] = leagues
    .flatMap(({ sport, league: name, goal }) => {
      const league = leagueNamed(name);
      return goal && league ? { sport, league, goal } : [];
    })
    .toSorted((one, other) => one.goal.missing - other.goal.missing);
  return nearest && <AlbumPlay {...nearest} />;
}

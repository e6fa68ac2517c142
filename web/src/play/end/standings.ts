import type { GameView } from '@craque/common/contracts/games.ts';
import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import { standingsOf } from '@craque/common/domain/challenge/standings.ts';
import { shownName } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';

type Person = { player: PlayerView; name: string; isYou: boolean };

export type StandingRow = Person & {
  rank: number;
  status: PlayerView['status'];
  score: number;
  timeTaken: number;
  guessesUsed: number;
  hints: number;
  /** The first to find the athlete, even if another scored more. */
  isFirst: boolean;
  /** Won the final table. */
  isChampion: boolean;
};

export type Standings = { done: readonly StandingRow[]; open: readonly Person[] };

/** The table of those who are done, best first, and of those who are not, or never will be. */
export function standingRows({ players = [], challenge, own }: GameView): Standings {
  const people = players.map((player) => ({
    player,
    name: shownName(player),
    isYou: player.userId === own?.userId,
  }));
  const done = people.flatMap((person) => {
    const { userId, status, score, timeTaken, hints, guessesUsed } = person.player;
    if (score === undefined || timeTaken === undefined) return [];
    const isFirst = userId === challenge?.winnerId;
    return [{ ...person, status, score, timeTaken, guessesUsed, hints: hints ?? 0, isFirst }];
  });
  const isFinal = challenge?.finished !== undefined;
  return {
    done: standingsOf(done).map((row) => ({
      ...row,
      isChampion: isFinal && row.rank === 1 && row.player.status === 'won',
    })),
    open: people.filter(({ player }) => player.score === undefined),
  };
}

const maxFaces = 3;

/** The best three who played to the end; the caller replaces the last unless they gave up. */
export function podiumOf(standings: Standings): readonly StandingRow[] {
  const stayed = standings.done.filter(({ player }) => player.status !== 'abandoned');
  const best = stayed.slice(0, maxFaces);
  const own = stayed.find(({ isYou }) => isYou);
  return own && !best.includes(own) ? [...best.slice(0, -1), own] : best;
}

/** The caller's place; undefined before their own end, after giving up, and without opponents. */
export function ownPlace(game: GameView) {
  const { done, open } = standingRows(game);
  const own = done.find(({ isYou }) => isYou);
  const total = done.length + open.filter(({ player }) => player.status === 'playing').length;
  if (!own || own.player.status === 'abandoned' || total < 2) return undefined;
  const { rank } = own;
  const isBest = rank === 1 && own.player.status === 'won';
  return { rank, total, isFinal: game.challenge?.finished !== undefined, isBest };
}

/** The own place, and no names of others, for a shared result. */
export function useChallengeLine(game: GameView): string | undefined {
  const { t } = useTranslation();
  const place = ownPlace(game);
  return place && t('challenge.place.share', { rank: place.rank, total: place.total });
}

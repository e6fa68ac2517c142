import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { standingsOf } from '@craque/common/domain/challenge/standings.ts';
import { shownName } from '../../lib/shown-name.ts';

type Table = Pick<GameView, 'challenge'> & {
  players?: readonly PlayerView[] | undefined;
  own?: { userId: string } | undefined;
};

/** The finished players, best first, then the others. */
export function standingRows({ players = [], challenge, own }: Table) {
  const people = players.map((player) => ({
    player,
    name: shownName(player),
    isYou: player.userId === own?.userId,
  }));
  const done = people.flatMap((person) => {
    const { userId, status, score, timeTaken, hints = 0, guessesUsed } = person.player;
    if (score === undefined || timeTaken === undefined) return [];
    /** The first to find the athlete, even if somebody scored more. */
    const isFirst = userId === challenge?.winnerId;
    return [{ ...person, status, score, timeTaken, guessesUsed, hints, isFirst }];
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

export type Standings = ReturnType<typeof standingRows>;
export type StandingRow = Standings['done'][number];

const maxFaces = 3;

/** The best three who played to the end; the caller replaces the third unless they gave up. */
export function podiumOf({ done }: Standings): readonly StandingRow[] {
  const stayed = done.filter(({ player }) => player.status !== 'abandoned');
  const best = stayed.slice(0, maxFaces);
  const own = stayed.find(({ isYou }) => isYou);
  return own && !best.includes(own) ? [...best.slice(0, -1), own] : best;
}

/** The caller's place; undefined before their own end, after giving up, and without opponents. */
export function ownPlace(table: Table) {
  const { done, open } = standingRows(table);
  const own = done.find(({ isYou }) => isYou);
  const total = done.length + open.filter(({ player }) => player.status === 'playing').length;
  if (!own || own.player.status === 'abandoned' || total < 2) return undefined;
  const { rank } = own;
  const isBest = rank === 1 && own.player.status === 'won';
  return { rank, total, isFinal: table.challenge?.finished !== undefined, isBest };
}

import type { GameView } from '@craque/common/contracts/games.ts';
import type { OwnView, PlayerView } from '@craque/common/contracts/challenge-view.ts';
import type { Band } from '@craque/common/domain/athlete/closeness.ts';
import { shownName } from '../../../lib/shown-name.ts';

export type ShownOpponent = {
  player: PlayerView;
  name: string;
  /** `ghost` while recorded steps are still to come, `waiting` in the lobby. */
  status: PlayerView['status'] | 'ghost' | 'waiting';
  used: number;
  bands: readonly Band[] | undefined;
  best: Band | undefined;
  timeline: Timeline | undefined;
};

type Timeline = OwnView['ghosts'][number]['timeline'];

const order: readonly Band[] = ['far', 'close', 'very-close'];

/** The display name of the player with this username, else the username. */
export function nameIn({ players = [] }: GameView, username: string): string {
  const player = players.find((each) => each.username === username);
  return shownName(player ?? { username });
}

/** The end of a recording stays hidden until its last step is due. */
export function shownOpponent(player: PlayerView, timeline?: Timeline): ShownOpponent {
  const { guessesUsed, bestBand } = player;
  const status = player.waiting ? 'waiting' : player.status;
  const base = { player, name: shownName(player), timeline };
  if (!timeline || timeline.length >= guessesUsed) {
    // A winner's best guess is right, not close.
    const best = status === 'won' ? undefined : bestBand;
    return { ...base, status, used: guessesUsed, bands: player.bands, best };
  }
  const bands = timeline.map(({ band }) => band);
  const best = bands.toSorted((one, other) => order.indexOf(other) - order.indexOf(one))[0];
  return { ...base, status: 'ghost', used: bands.length, bands, best };
}

export function opponentsIn({ players = [], own }: GameView): ShownOpponent[] {
  return players
    .filter(({ userId }) => userId !== own?.userId)
    .map((player) => {
      const ghost = own?.ghosts.find(({ userId }) => userId === player.userId);
      return shownOpponent(player, ghost?.timeline);
    });
}

/** Nobody else has a seat: the creator may cancel the challenge. */
export function isAlone({ players = [], challenge, own }: GameView): boolean {
  const isCreator = own?.userId === challenge?.creatorId;
  const hasOthers = players.some(
    ({ userId, status }) =>
      userId !== own?.userId && !['invited', 'declined', 'expired'].includes(status),
  );
  return isCreator && !hasOthers;
}

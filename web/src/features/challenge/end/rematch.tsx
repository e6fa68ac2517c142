import type { GameView } from '@craque/common/contracts/games.ts';
import { useStore } from 'zustand';
import { useSession } from '../../../lib/session-store.ts';
import type { ButtonVariant } from '../../../ui/form/button.tsx';
import type { Challenge } from '../state/challenge-store.ts';
import { nameIn } from '../state/shown-opponent.ts';
import { RematchButton } from './rematch-button.tsx';

export type RematchProps = {
  game: GameView;
  shared: Challenge;
  /** Only once somebody asks for it: a toast would be behind the dialog. */
  whenAsked?: boolean;
  /** Before somebody asks for it. */
  variant?: ButtonVariant;
};

/** The rematch of a game that is over for the caller; a guest cannot ask for one. */
export function Rematch(props: RematchProps) {
  const { game, shared, whenAsked = false, variant = 'ink' } = props;
  const isUser = useSession().state === 'user';
  const by = useStore(shared, ({ rematchBy }) => rematchBy);
  const isAsked = by !== undefined || game.challenge?.rematchId !== undefined;
  const isPossible = isUser && game.completed && game.challenge?.cancelled !== true;
  if (!isPossible || (whenAsked && !isAsked)) return null;
  const look = isAsked ? 'ink' : variant;
  return <RematchButton game={game} by={by && nameIn(game, by)} variant={look} />;
}

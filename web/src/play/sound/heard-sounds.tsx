import type { GameView } from '@craque/common/contracts/games.ts';
import { lazyDecoration } from '../../ui/lazy-part.tsx';
import { useHeard } from './use-heard.ts';

const Sounds = lazyDecoration(async () => (await import('./sounds.tsx')).Sounds);

/** Sound and touch of the game on screen: if switched on, and loaded after a press. */
export function HeardSounds({ game }: { game: GameView | undefined }) {
  return useHeard() && <Sounds game={game} />;
}

import type { Scene } from '../stage-scene.ts';
import type { StageSound } from './stage-samples.ts';

export type Heard = {
  scene: Scene;
  seats: number;
  /** How many have named the athlete in this round. */
  solved: number;
  /** Whole seconds to the start or the end of what is on the stage. */
  left: number | undefined;
};

const lastSeconds = 5;

/** What is heard when the stage goes from one moment to the next. */
export function soundAt(before: Heard, now: Heard): StageSound | undefined {
  const { scene, seats, solved, left } = now;
  if (scene !== before.scene) {
    if (scene === 'reveal' || scene === 'podium') return 'fanfare';
    if (scene === 'round' && before.scene === 'countdown') return 'whistle';
    return scene === 'countdown' ? 'tick' : undefined;
  }
  if (scene === 'lobby') return seats > before.seats ? 'drop' : undefined;
  if (scene === 'round' && solved > before.solved) return 'right';
  const isCounted = scene === 'countdown' || scene === 'round';
  if (!isCounted || left === undefined || left === before.left) return undefined;
  return left > 0 && left <= lastSeconds ? 'tick' : undefined;
}

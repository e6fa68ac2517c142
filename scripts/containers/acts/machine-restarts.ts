import { playOutages } from '../container-outages.ts';
import type { Stage } from '../stage.ts';

/** All containers are killed at once, twice; their data are kept. */
export const machineRestarts = (stage: Stage): Promise<void> =>
  playOutages(stage, ['machine', 'machine']);

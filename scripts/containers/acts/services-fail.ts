import { playOutages } from '../container-outages.ts';
import type { Stage } from '../stage.ts';

/** Each service in turn ends, has no memory left, or hangs. */
export const servicesFail = (stage: Stage): Promise<void> =>
  playOutages(stage, [
    ['api', 'killed'],
    ['api', 'out of memory'],
    ['api', 'hung'],
    ['realtime', 'killed'],
    ['realtime', 'out of memory'],
    ['realtime', 'hung'],
    ['redis', 'killed'],
    ['redis', 'out of memory'],
    ['redis', 'hung'],
    ['nginx', 'killed'],
    ['mongodb', 'killed'],
    ['mongodb', 'out of memory'],
    ['mongodb', 'hung'],
  ]);

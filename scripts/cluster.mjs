import { runPinned } from './run-pinned.mjs';

await runPinned('scripts/build-if-stale.ts', 'scripts/cluster.ts');

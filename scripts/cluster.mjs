import { runPinned } from './run/run-pinned.mjs';

await runPinned('scripts/run/prepare.ts', 'scripts/cluster.ts');

import { runPinned } from './run/run-pinned.mjs';

await runPinned('scripts/dev.ts');

import { runPinned } from './run/run-pinned.mjs';

await runPinned('scripts/test.ts');

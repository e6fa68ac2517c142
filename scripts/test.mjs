import { runPinned } from './run-pinned.mjs';

await runPinned('scripts/test.ts');

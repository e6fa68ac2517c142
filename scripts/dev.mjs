import { runPinned } from './run-pinned.mjs';

await runPinned('scripts/dev.ts');

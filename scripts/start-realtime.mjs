import { runPinned } from './run-pinned.mjs';

await runPinned('realtime/src/main.ts');

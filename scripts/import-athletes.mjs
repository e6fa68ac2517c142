import { runPinned } from './run-pinned.mjs';

await runPinned('scripts/import-athletes.ts');

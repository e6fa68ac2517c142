import { runPinned } from './run-pinned.mjs';

await runPinned('scripts/admin.ts');

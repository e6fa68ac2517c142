import { runPinned } from './run-pinned.mjs';

await runPinned('scripts/backup.ts');

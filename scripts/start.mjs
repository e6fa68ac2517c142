import { runPinned } from './run-pinned.mjs';

await runPinned('scripts/prepare.ts', 'scripts/serve.ts');

import { join } from 'node:path';
import { runPinned } from './run/run-pinned.mjs';

process.env.CLIENT_DIR ??= join(import.meta.dirname, '../web/dist');
await runPinned('scripts/run/prepare.ts', 'api/src/main.ts');

import { join } from 'node:path';
import { runPinned } from './run-pinned.mjs';

process.env.CLIENT_DIR ??= join(import.meta.dirname, '../web/dist');
await runPinned('scripts/prepare.ts', 'api/src/main.ts');

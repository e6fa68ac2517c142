import { realtimeNodeOptions } from './run/realtime-flags.mjs';
import { runPinned } from './run/run-pinned.mjs';

process.env.NODE_OPTIONS = `${realtimeNodeOptions} ${process.env.NODE_OPTIONS ?? ''}`.trim();
await runPinned('realtime/src/main.ts');

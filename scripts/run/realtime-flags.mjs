/**
 * Node options of realtime: the garbage of a handshake is collected early, which halves the memory
 * per socket (docs/benchmarks.md).
 */
export const realtimeNodeOptions = '--max-semi-space-size=16';

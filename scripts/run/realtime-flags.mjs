/**
 * Collects the garbage of a handshake early, which halves the memory per socket
 * (docs/benchmarks.md).
 */
export const realtimeNodeOptions = '--max-semi-space-size=16';

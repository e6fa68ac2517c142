/**
 * How realtime runs its Node: what a handshake leaves behind is collected early, which halves the memory a socket takes
 * (docs/benchmarks.md).
 */
export const realtimeNodeOptions = '--max-semi-space-size=16';

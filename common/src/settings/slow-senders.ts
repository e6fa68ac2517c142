/**
 * Options of every HTTP server: how long (ms) a connection may take to send its headers and its
 * request. Node looks for silent ones every 30 s unless set otherwise.
 */
export const slowSenders = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 500,
} as const;

/**
 * How long (ms) a connection may take to send its headers and its request, for every HTTP
 * server.
 */
export const slowSenders = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 500,
} as const;

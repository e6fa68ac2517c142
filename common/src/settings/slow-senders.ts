/**
 * Options of every HTTP server of the product: what a connection may take to send its headers and
 * its whole request (ms), before it is closed. Node looks for such connections every 30 s unless it
 * is told to look more often, so a silent one would stay half a minute.
 */
export const slowSenders = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 500,
} as const;

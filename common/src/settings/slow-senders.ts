/** Milliseconds for the headers and for the request, for every HTTP server. */
export const slowSenders = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 500,
} as const;

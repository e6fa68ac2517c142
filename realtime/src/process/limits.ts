/** Caps and times (ms) of the service; tests shorten them. */
export type Limits = {
  /** Sockets of one player on this node. */
  socketsOfPlayer: number;
  /** Games that one socket watches at a time. */
  watchedGames: number;
  /** Wrong messages that a socket is allowed before it is closed. */
  errors: number;
  messagesASecond: number;
  messageBytes: number;
  /** Packets that may wait for a reader; one more and it is cut. */
  queuedPackets: number;
  /** Bytes that may wait on a connection, whatever they are: answers to pings never pass the queue of packets. */
  queuedBytes: number;
  pingEvery: number;
  pingTimeout: number;
  /** From the upgrade to the end of the handshake. */
  handshakeTimeout: number;
  /** From the end of a socket to the end of a connection whose client does not close it. */
  closeTimeout: number;
  /** Between two looks at expiries, sessions of new sockets, and stalled readers. */
  lookEvery: number;
  /** Between two checks of all sessions of this node. */
  recheckEvery: number;
  /** What a node has written of its watchers holds so long where the node dies, and is refreshed so often. */
  presenceAge: number;
  presenceRefresh: number;
  /** Between two messages by which a node tries its way through Redis. */
  probeEvery: number;
  /** Longest time after which a client of a draining node is asked to connect again. */
  drainSpread: number;
};

export const defaultLimits: Limits = {
  socketsOfPlayer: 10,
  watchedGames: 20,
  errors: 2,
  messagesASecond: 20,
  messageBytes: 4096,
  queuedPackets: 64,
  queuedBytes: 512 * 1024,
  pingEvery: 10_000,
  pingTimeout: 5_000,
  handshakeTimeout: 5_000,
  closeTimeout: 1_000,
  lookEvery: 500,
  recheckEvery: 30_000,
  presenceAge: 30_000,
  presenceRefresh: 10_000,
  probeEvery: 2_000,
  drainSpread: 5_000,
};

/** Limits and times (ms) of the service; tests shorten them. */
export const defaultLimits = {
  socketsOfPlayer: 10,
  /** Connections of one address on this node; an IPv6 /56 counts as one address. */
  socketsOfAddress: 200,
  /** Those of them that are before their handshake, or have just ended: a party of sixty comes at once. */
  unconnectedOfAddress: 80,
  /** How long a connection counts for its address after its end, and if it was cut for what it sent. */
  restTime: 1_000,
  penaltyTime: 10_000,
  /** Before a refusal is answered, so that a caller who asks again at once costs little. */
  refusalDelay: 1_000,
  watchedGames: 20,
  /** Invalid messages; one more and the socket is disconnected. */
  errors: 2,
  /** Frames of a connection in a second: messages, and pings and pongs of WebSocket itself. */
  messagesASecond: 20,
  messageBytes: 4096,
  bytesASecond: 16 * 1024,
  /** Packets that may wait for a slow reader; one more and the connection is cut. */
  queuedPackets: 64,
  /** Bytes that may wait on a connection, of any kind: answers to pings bypass the packet queue. */
  queuedBytes: 512 * 1024,
  pingInterval: 10_000,
  pingTimeout: 5_000,
  handshakeTimeout: 5_000,
  /** From the end of a socket to the forced end of a connection that its client does not close. */
  closeTimeout: 1_000,
  /** Between two checks of expiries, sessions of new sockets, and stalled readers. */
  checkInterval: 500,
  recheckInterval: 30_000,
  /** How long a node's presence entries stay if the node dies, and how often they are refreshed. */
  presenceAge: 30_000,
  presenceRefresh: 10_000,
  probeInterval: 2_000,
  /**
   * A socket connects anew at a random moment of the second half of this, or once it watches no game
   * any more, at the latest twice as late: by chance, so the nodes come to equal shares, and the old
   * workers of a reloaded nginx become empty without a wave.
   */
  socketAge: 20 * 60_000,
  /** Longest delay before a client of a draining node is asked to reconnect. */
  drainSpread: 5_000,
};
export type Limits = typeof defaultLimits;

/** The default limits with others in their place; `factor` raises those of an address. */
export function limitsOf(others: Partial<Limits> = {}, factor = 1): Limits {
  const limits = { ...defaultLimits, ...others };
  return {
    ...limits,
    socketsOfAddress: Math.ceil(limits.socketsOfAddress * factor),
    unconnectedOfAddress: Math.ceil(limits.unconnectedOfAddress * factor),
  };
}

/** Limits and times (ms) of the service; tests shorten them. */
export type Limits = {
  /** Sockets of one player on this node. */
  socketsOfPlayer: number;
  /** Connections of one address on this node; an IPv6 /56 counts as one address. */
  socketsOfAddress: number;
  /** Those of them that are before their handshake, or have just ended. */
  unconnectedOfAddress: number;
  /** How long a connection counts for its address after its end, and if it was cut for what it sent. */
  restTime: number;
  penaltyTime: number;
  /** Before a refusal is answered, so that a caller who asks again at once costs little. */
  refusalDelay: number;
  /** Games that one socket watches at a time. */
  watchedGames: number;
  /** Invalid messages that a socket may send before it is disconnected. */
  errors: number;
  /** Frames of a connection in a second: messages, and pings and pongs of WebSocket itself. */
  messagesASecond: number;
  messageBytes: number;
  /** Bytes that a connection may send in a second, whatever they are. */
  bytesASecond: number;
  /** Packets that may wait for a slow reader; one more and the connection is cut. */
  queuedPackets: number;
  /** Bytes that may wait on a connection, of any kind: answers to pings bypass the packet queue. */
  queuedBytes: number;
  pingInterval: number;
  pingTimeout: number;
  /** From the upgrade to the end of the handshake. */
  handshakeTimeout: number;
  /**
   * From the disconnection of a socket to the forced end of a connection that its client does not
   * close.
   */
  closeTimeout: number;
  /** Between two checks of expiries, sessions of new sockets, and stalled readers. */
  checkInterval: number;
  /** Between two checks of all sessions of this node. */
  recheckInterval: number;
  /** How long a node's presence entries stay if the node dies, and how often they are refreshed. */
  presenceAge: number;
  presenceRefresh: number;
  /** Between two probes of the connection to Redis. */
  probeInterval: number;
  /** Longest delay before a client of a draining node is asked to reconnect. */
  drainSpread: number;
};

export const defaultLimits: Limits = {
  socketsOfPlayer: 10,
  socketsOfAddress: 200,
  unconnectedOfAddress: 20,
  restTime: 1_000,
  penaltyTime: 10_000,
  refusalDelay: 1_000,
  watchedGames: 20,
  errors: 2,
  messagesASecond: 20,
  messageBytes: 4096,
  bytesASecond: 16 * 1024,
  queuedPackets: 64,
  queuedBytes: 512 * 1024,
  pingInterval: 10_000,
  pingTimeout: 5_000,
  handshakeTimeout: 5_000,
  closeTimeout: 1_000,
  checkInterval: 500,
  recheckInterval: 30_000,
  presenceAge: 30_000,
  presenceRefresh: 10_000,
  probeInterval: 2_000,
  drainSpread: 5_000,
};

/** The default limits with others in their place; `factor` raises those of an address. */
export function limitsOf(others: Partial<Limits> = {}, factor = 1): Limits {
  const limits = { ...defaultLimits, ...others };
  return {
    ...limits,
    socketsOfAddress: Math.ceil(limits.socketsOfAddress * factor),
    unconnectedOfAddress: Math.ceil(limits.unconnectedOfAddress * factor),
  };
}

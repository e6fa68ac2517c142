import type {
  ConnectRefusal,
  ServerEvent,
  ServerEventName,
  WatchReply,
} from '@craque/common/contracts/realtime.ts';

/** A socket as `live.ts` needs it; `socket.ts` has the real one. */
export type Transport = {
  open: () => void;
  close: () => void;
  /** Null if no answer arrived. */
  ask: (name: 'watch' | 'unwatch', body: object) => Promise<WatchReply | null>;
  /** The server's time (ms), or null if no answer arrived. */
  time: () => Promise<number | null>;
};

export type TransportHandlers = {
  opened: () => void;
  /** Without a code the server was not reached; the transport retries by itself. */
  refused: (code: ConnectRefusal | undefined) => void;
  /** `byServer`: closed on purpose; the transport does not reconnect by itself. */
  closed: (byServer: boolean) => void;
  received: <Name extends ServerEventName>(name: Name, body: ServerEvent<Name>) => void;
};

/** Creates a transport that is not open yet; `ticket` is called before every connection. */
export type Connect = (
  ticket: () => string | undefined,
  handlers: TransportHandlers,
) => Promise<Transport>;

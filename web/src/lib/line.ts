import type {
  ConnectRefusal,
  ServerEvent,
  ServerEventName,
  WatchReply,
} from '@craque/common/contracts/realtime.ts';

/** One socket as `live.ts` needs it; `socket.ts` has the real one. */
export type Line = {
  open: () => void;
  close: () => void;
  /** Null where no answer came. */
  ask: (name: 'watch' | 'unwatch', body: object) => Promise<WatchReply | null>;
};

export type TransportHandlers = {
  opened: () => void;
  /** Without a code the server was not reached, and the line tries again by itself. */
  refused: (code: ConnectRefusal | undefined) => void;
  /** `byServer`: closed on purpose, so the line does not come back by itself. */
  closed: (byServer: boolean) => void;
  heard: <Name extends ServerEventName>(name: Name, body: ServerEvent<Name>) => void;
};

/** Makes a line that is not open yet; `ticket` is asked before every connection. */
export type Connect = (
  ticket: () => string | undefined,
  handlers: TransportHandlers,
) => Promise<Line>;

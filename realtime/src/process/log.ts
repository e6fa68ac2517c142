type Write = (entry: object, message: string) => void;

/** The part of a pino logger that the service uses. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', Write>;

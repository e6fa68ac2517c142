type Write = (entry: object, message: string) => void;

export type Log = Record<'debug' | 'info' | 'warn' | 'error', Write>;

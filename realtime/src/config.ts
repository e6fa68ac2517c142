import { z } from 'zod';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean),
);
const secret = z
  .string()
  .min(32, 'has to be 32 characters at least')
  .refine((text) => !/changeme|secret-here|example/i.test(text), 'is a placeholder, not a secret');

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}

const demanded = 'has to be set';

const settings = z.object({
  REALTIME_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  HOST: z.string().min(1).default('localhost'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'has to begin with redis://')
    .optional(),
  API_URL: z
    .string(demanded)
    .refine(isOrigin, 'has to be an origin such as http://api:3000, without a path'),
  JWT_SECRET: list.pipe(z.array(secret).min(1)),
  PUBLIC_ORIGIN: list
    .pipe(
      z
        .array(z.string().refine(isOrigin, 'has to be origins such as https://craque.example'))
        .min(1),
    )
    .optional(),
  MAX_SOCKETS: z.coerce.number().int().min(1).max(1_000_000).default(5000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = {
  port: number;
  host: string;
  redisUrl?: string;
  apiUrl: string;
  /** Newest first; the ones of the api. */
  jwtSecrets: readonly string[];
  /** Exact origins of pages that may connect. */
  origins: ReadonlySet<string>;
  secureCookies: boolean;
  maxSockets: number;
  logLevel: z.output<typeof settings>['LOG_LEVEL'];
};

/** All faults of the settings at once: the caller prints them and exits with 1. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(faults: readonly string[]) {
    super(`wrong settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

/** Without PUBLIC_ORIGIN the page is the one that the api serves on this machine. */
function localOrigins(apiUrl: string): string[] {
  const { port, origin } = new URL(apiUrl);
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port || 80}`);
  return [...hosts.map((host) => new URL(host).origin), origin];
}

/** Reads the settings once; an empty variable counts as absent. Throws ConfigError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim() !== ''),
  );
  const { data, error } = settings.safeParse(given);
  if (!data) {
    const faults = error?.issues ?? [];
    throw new ConfigError(
      faults.map(({ path, message }) => {
        const name = String(path[0]);
        return `${name}: ${given[name] === undefined ? demanded : message}`;
      }),
    );
  }
  const publicOrigins = data.PUBLIC_ORIGIN;
  return {
    port: data.REALTIME_PORT,
    host: data.HOST,
    ...(data.REDIS_URL && { redisUrl: data.REDIS_URL }),
    apiUrl: data.API_URL,
    jwtSecrets: data.JWT_SECRET,
    origins: new Set(publicOrigins ?? localOrigins(data.API_URL)),
    secureCookies: publicOrigins?.every((origin) => origin.startsWith('https:')) ?? false,
    maxSockets: data.MAX_SOCKETS,
    logLevel: data.LOG_LEVEL,
  };
}

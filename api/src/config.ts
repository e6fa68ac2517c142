import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
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

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'has to begin with mongodb://')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'has to begin with redis://')
    .optional(),
  JWT_SECRET: list.pipe(z.array(secret).min(1)).optional(),
  PUBLIC_ORIGIN: list
    .pipe(
      z
        .array(z.string().refine(isOrigin, 'has to be origins such as https://craque.example'))
        .min(1),
    )
    .optional(),
  CLIENT_DIR: z.string().min(1).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  PASSWORD_PEPPER: secret.optional(),
  ADMIN_USERNAMES: list.default([]),
  LIMITS_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  mongodbUrl?: string;
  redisUrl?: string;
  /** Newest first; undefined: the embedded default makes its own in the data folder. */
  jwtSecrets?: readonly string[];
  passwordPepper?: string;
  /** Exact origins a browser may call from; undefined: http on this machine's names with the port. */
  publicOrigins?: readonly string[];
  secureCookies: boolean;
  /** The built client, served beside the api; undefined: none is. */
  clientDirectory?: string;
  trustProxy: number;
  adminUsernames: readonly string[];
  limitsFactor: number;
  logLevel: z.output<typeof settings>['LOG_LEVEL'];
};

/** All faults of the settings at once: the caller prints them and exits with 1. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`wrong settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

type Given = Readonly<Record<string, string | undefined>>;

/** Judged by what is given, not by what is valid, so that a wrong port does not hide a missing secret. */
function secretFaults(given: Given): string[] {
  const isHttps = given['PUBLIC_ORIGIN']?.includes('https:') ?? false;
  const production = [
    given['MONGODB_URL'] && 'MONGODB_URL',
    given['REDIS_URL'] && 'REDIS_URL',
    isHttps && 'an https PUBLIC_ORIGIN',
  ].filter(Boolean);
  if (production.length === 0) return [];
  return ['JWT_SECRET', 'PASSWORD_PEPPER']
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: has to be set in production (${production.join(', ')} is set)`);
}

/** Reads the settings once; an empty variable counts as absent. Throws ConfigError. */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim() !== ''),
  );
  const parsed = settings.safeParse(given);
  const wrong = parsed.error?.issues ?? [];
  const faults = wrong.map(({ path, message }) => `${String(path[0])}: ${message}`);
  faults.push(...secretFaults(given));
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    ...(values.MONGODB_URL && { mongodbUrl: values.MONGODB_URL }),
    ...(values.REDIS_URL && { redisUrl: values.REDIS_URL }),
    ...(values.JWT_SECRET && { jwtSecrets: values.JWT_SECRET }),
    ...(values.PASSWORD_PEPPER && { passwordPepper: values.PASSWORD_PEPPER }),
    ...(values.PUBLIC_ORIGIN && { publicOrigins: values.PUBLIC_ORIGIN }),
    ...(values.CLIENT_DIR && { clientDirectory: values.CLIENT_DIR }),
    secureCookies: values.PUBLIC_ORIGIN?.every((origin) => origin.startsWith('https:')) ?? false,
    trustProxy: values.TRUST_PROXY,
    adminUsernames: values.ADMIN_USERNAMES,
    limitsFactor: values.LIMITS_FACTOR,
    logLevel: values.LOG_LEVEL,
  };
}

/** Origins of the browser that are let in (reliability §1), for the port that is really listened on. */
export function allowedOrigins(config: Config, port: number): ReadonlySet<string> {
  if (config.publicOrigins) return new Set(config.publicOrigins);
  const own = config.host.includes(':') ? `[${config.host}]` : config.host;
  const hosts = ['localhost', '127.0.0.1', '[::1]', own];
  return new Set(hosts.map((host) => new URL(`http://${host}:${port}`).origin));
}

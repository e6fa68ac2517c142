import {
  limitsFactorSetting,
  trustProxySetting,
  listSetting,
  localOrigins,
  logLevelSetting,
  originsSetting,
  portSetting,
  readSettings,
  redisSetting,
  secretSetting,
} from '@craque/common/settings/settings.ts';
import { type League, leagueNamed } from '@craque/common/domain/sport.ts';
import { z } from 'zod';

/** Leagues by their slugs or English names. */
const leaguesSetting = listSetting.transform((names, context) =>
  names.flatMap((name) => {
    const league = leagueNamed(name);
    if (league) return league;
    context.addIssue(`names no league: ${name}`);
    return [];
  }),
);

const settings = z.object({
  PORT: portSetting.default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'has to begin with mongodb://')
    .optional(),
  REDIS_URL: redisSetting.optional(),
  JWT_SECRET: listSetting.pipe(z.array(secretSetting).min(1, 'names none')).optional(),
  PUBLIC_ORIGIN: originsSetting.optional(),
  METRICS_TOKEN: secretSetting.optional(),
  CLIENT_DIR: z.string().min(1).optional(),
  TRUST_PROXY: trustProxySetting,
  PASSWORD_PEPPER: secretSetting.optional(),
  ADMIN_USERNAMES: listSetting.default([]),
  LIMITS_FACTOR: limitsFactorSetting,
  DAILY_LEAGUES: leaguesSetting.default([]),
  LOG_LEVEL: logLevelSetting,
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
  /**
   * Exact origins from which a browser may call; undefined: http on this machine's names with the
   * port.
   */
  publicOrigins?: readonly string[];
  secureCookies: boolean;
  /** Lets a collector on another machine read /metrics. */
  metricsToken?: string;
  /** The built client, served beside the api; undefined if none is. */
  clientDirectory?: string;
  trustProxy: number;
  adminUsernames: readonly string[];
  limitsFactor: number;
  /** Narrows the pool of the daily athlete of the sports of which it names a league. */
  dailyLeagues: readonly League[];
  logLevel: z.output<typeof logLevelSetting>;
};

type Environment = Readonly<Record<string, string | undefined>>;

type Given = Readonly<Record<string, string | undefined>>;

/** Checks raw values, so that a wrong port does not hide a missing secret. */
function secretErrors(given: Given): string[] {
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
  const values = readSettings(settings, environment, secretErrors);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    ...(values.MONGODB_URL && { mongodbUrl: values.MONGODB_URL }),
    ...(values.REDIS_URL && { redisUrl: values.REDIS_URL }),
    ...(values.JWT_SECRET && { jwtSecrets: values.JWT_SECRET }),
    ...(values.PASSWORD_PEPPER && { passwordPepper: values.PASSWORD_PEPPER }),
    ...(values.PUBLIC_ORIGIN && { publicOrigins: values.PUBLIC_ORIGIN }),
    ...(values.METRICS_TOKEN && { metricsToken: values.METRICS_TOKEN }),
    ...(values.CLIENT_DIR && { clientDirectory: values.CLIENT_DIR }),
    secureCookies: values.PUBLIC_ORIGIN?.every((origin) => origin.startsWith('https:')) ?? false,
    trustProxy: values.TRUST_PROXY,
    adminUsernames: values.ADMIN_USERNAMES,
    limitsFactor: values.LIMITS_FACTOR,
    dailyLeagues: values.DAILY_LEAGUES,
    logLevel: values.LOG_LEVEL,
  };
}

/** Allowed browser origins, for the actual port. */
export function allowedOrigins(config: Config, port: number): ReadonlySet<string> {
  if (config.publicOrigins) return new Set(config.publicOrigins);
  const own = config.host.includes(':') ? `[${config.host}]` : config.host;
  return new Set(localOrigins(port, own));
}

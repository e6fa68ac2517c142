import {
  limitsFactorSetting,
  trustProxySetting,
  listSetting,
  localOrigins,
  logLevelSetting,
  misspeltSettings,
  numberSetting,
  originsSetting,
  portSetting,
  readSettings,
  redisSetting,
  secretSetting,
} from '@craque/common/settings/settings.ts';
import { leagueNamed } from '@craque/common/domain/sport.ts';
import { z } from 'zod';

const leaguesSetting = listSetting.transform((names, context) =>
  names.flatMap((name) => {
    const league = leagueNamed(name);
    if (league) return league;
    context.addIssue(`names no league: ${name}`);
    return [];
  }),
);

const hostsSetting = listSetting.transform((names, context) =>
  names.map((name) => {
    const url = URL.parse(`https://${name}`);
    if (url?.host !== name.toLowerCase()) context.addIssue(`is no host: ${name}`);
    return name.toLowerCase();
  }),
);

const contactsSetting = listSetting.pipe(
  z.array(
    z
      .string()
      .refine(
        (text) => /^(?:https|mailto|tel):/.test(text) && URL.canParse(text),
        'has to be addresses such as mailto:security@your-domain.org or https://…',
      ),
  ),
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
  AVATAR_HOSTS: hostsSetting.default([]),
  SECURITY_CONTACT: contactsSetting.default([]),
  LIMITS_FACTOR: limitsFactorSetting,
  DAILY_LEAGUES: leaguesSetting.default([]),
  RETENTION_DAYS: numberSetting({ from: 30, to: 36_500 }).optional(),
  LOG_LEVEL: logLevelSetting,
});

type Given = Readonly<Record<string, string | undefined>>;

/** The settings that only a production has. */
function productionSettings(given: Given): string[] {
  const isHttps = given.PUBLIC_ORIGIN?.includes('https:') ?? false;
  return [
    given.MONGODB_URL ? 'MONGODB_URL' : '',
    given.REDIS_URL ? 'REDIS_URL' : '',
    isHttps ? 'an https PUBLIC_ORIGIN' : '',
  ].filter(Boolean);
}

/** Raw values, so that a wrong port does not hide a missing secret. */
function secretErrors(given: Given): string[] {
  const production = productionSettings(given);
  if (production.length === 0) return [];
  return ['JWT_SECRET', 'PASSWORD_PEPPER']
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: has to be set in production (${production.join(', ')} is set)`);
}

/** An empty variable counts as absent. Throws ConfigError. */
export function readConfig(environment: Given) {
  const values = readSettings(settings, environment, secretErrors);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    mongodbUrl: values.MONGODB_URL,
    redisUrl: values.REDIS_URL,
    /** Newest first; without any, the data folder has its own. */
    jwtSecrets: values.JWT_SECRET,
    passwordPepper: values.PASSWORD_PEPPER,
    /** Origins of browsers; undefined: http on this machine's names. */
    publicOrigins: values.PUBLIC_ORIGIN,
    secureCookies: values.PUBLIC_ORIGIN?.every((origin) => origin.startsWith('https:')) ?? false,
    metricsToken: values.METRICS_TOKEN,
    clientDirectory: values.CLIENT_DIR,
    trustProxy: values.TRUST_PROXY,
    adminUsernames: values.ADMIN_USERNAMES,
    /** From which others are shown pictures that users chose. */
    avatarHosts: values.AVATAR_HOSTS,
    /** URIs for whoever has found a hole. */
    securityContacts: values.SECURITY_CONTACT,
    limitsFactor: values.LIMITS_FACTOR,
    /** Narrows the daily pool of each sport of which it names a league. */
    dailyLeagues: values.DAILY_LEAGUES,
    /** After so many days a finished game keeps only its result. */
    retentionDays: values.RETENTION_DAYS,
    logLevel: values.LOG_LEVEL,
    /** Lines for the log. */
    misspelt: misspeltSettings(settings, environment),
    isProduction: productionSettings(environment).length > 0,
  };
}

export type Config = ReturnType<typeof readConfig>;

export function allowedOrigins(config: Config, port: number): ReadonlySet<string> {
  if (config.publicOrigins) return new Set(config.publicOrigins);
  const own = config.host.includes(':') ? `[${config.host}]` : config.host;
  return new Set(localOrigins(port, own));
}

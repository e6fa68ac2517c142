import {
  limitsFactorSetting,
  trustProxySetting,
  isOrigin,
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
import { z } from 'zod';

const demanded = 'has to be set';

const settings = z.object({
  REALTIME_PORT: portSetting.default(3001),
  HOST: z.string().min(1).default('localhost'),
  REDIS_URL: redisSetting.optional(),
  API_URL: z
    .string(demanded)
    .refine(isOrigin, 'has to be an origin such as http://api:3000, without a path'),
  JWT_SECRET: z
    .string(demanded)
    .pipe(listSetting)
    .pipe(z.array(secretSetting).min(1, 'names none')),
  PUBLIC_ORIGIN: originsSetting.optional(),
  METRICS_TOKEN: secretSetting.optional(),
  MAX_SOCKETS: numberSetting({ from: 1, to: 1_000_000 }).default(5000),
  TRUST_PROXY: trustProxySetting,
  LIMITS_FACTOR: limitsFactorSetting,
  LOG_LEVEL: logLevelSetting,
});

/** Without PUBLIC_ORIGIN the page is the one that the api serves on this machine. */
function originsBeside(apiUrl: string): string[] {
  const { port, origin } = new URL(apiUrl);
  return [...localOrigins(port || 80), origin];
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const values = readSettings(settings, environment);
  const publicOrigins = values.PUBLIC_ORIGIN;
  return {
    port: values.REALTIME_PORT,
    host: values.HOST,
    redisUrl: values.REDIS_URL,
    apiUrl: values.API_URL,
    /** Newest first; the same as the api's. */
    jwtSecrets: values.JWT_SECRET,
    origins: new Set(publicOrigins ?? originsBeside(values.API_URL)) as ReadonlySet<string>,
    secureCookies: publicOrigins?.every((origin) => origin.startsWith('https:')) ?? false,
    maxSockets: values.MAX_SOCKETS,
    trustProxy: values.TRUST_PROXY,
    limitsFactor: values.LIMITS_FACTOR,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    /** Lines for the log. */
    misspelt: misspeltSettings(settings, environment),
  };
}

export type Config = ReturnType<typeof readConfig>;

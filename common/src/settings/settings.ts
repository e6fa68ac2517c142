import { z } from 'zod';
import { osaDistance } from '../domain/athlete/osa-distance.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly errors: readonly string[];
  constructor(errors: readonly string[]) {
    super(`wrong settings:\n${errors.map((error) => `  ${error}`).join('\n')}`);
    this.errors = errors;
  }
}

export const listSetting = z.string().transform((text) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean),
);

export function numberSetting(bounds: { from: number; to: number; isWhole?: boolean }) {
  const { from, to, isWhole = true } = bounds;
  const kind = isWhole ? 'whole number' : 'number';
  return z
    .string()
    .refine(
      (text) => {
        const value = Number(text);
        return value >= from && value <= to && (Number.isInteger(value) || !isWhole);
      },
      { error: ({ input }) => `has to be a ${kind} from ${from} to ${to}, got ${String(input)}` },
    )
    .transform(Number);
}

export const portSetting = numberSetting({ from: 0, to: 65_535 });

export const secretSetting = z
  .string()
  .min(32, 'has to be 32 characters at least')
  .refine((text) => !/changeme|secret-here|example/i.test(text), 'is a placeholder, not a secret');

export const trustProxySetting = numberSetting({ from: 0, to: 10 }).default(0);

export const limitsFactorSetting = numberSetting({
  from: 0.001,
  to: 1_000_000,
  isWhole: false,
}).default(1);

/** A password with a character such as `/` makes an address that names no host, or none at all. */
export const redisSetting = z
  .string()
  .refine(
    (text) => /^rediss?:/.test(text) && URL.canParse(text) && new URL(text).hostname !== '',
    'has to be an address such as redis://:password@host:6379 (a / in a password is %2F)',
  );

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const logLevelSetting = z
  .enum(logLevels, {
    error: ({ input }) => `has to be one of ${logLevels.join(', ')}, got ${String(input)}`,
  })
  .default('info');

/** Scheme, host and port of http or https, spelled as a browser sends them, and nothing else. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}

/** The user and the password of a URL are not repeated, and a scheme is not taken for a host. */
function originError(text: string): string {
  const origin = URL.parse(text.replace(/^https?:\/\/(?=https?:\/\/)/, ''))?.origin ?? 'null';
  const instead = origin === 'null' ? '' : `: write ${origin}, as browsers do`;
  return `has to be origins such as https://craque.example, without a path or the usual port${instead}`;
}

const originSetting = z
  .string()
  .refine(isOrigin, { error: ({ input }) => originError(String(input)) });

export const originsSetting = listSetting.pipe(z.array(originSetting).min(1, 'names none'));

/**
 * An empty variable counts as absent. `moreErrors` receives the raw values: no error hides
 * another.
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Environment,
  moreErrors: (given: Environment) => readonly string[] = () => [],
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim() !== ''),
  );
  const { data, error } = schema.safeParse(given);
  const errors = (error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`);
  errors.push(...moreErrors(given));
  if (data && errors.length === 0) return data;
  throw new ConfigError([...errors, ...misspeltSettings(schema, environment)]);
}

/** One letter of five may differ: short names have no near ones, as others use them. */
const lettersPerSlip = 5;

/** A line for each variable that is no setting, but nearly the name of one. */
export function misspeltSettings(schema: z.ZodObject, environment: Environment): string[] {
  const known = Object.keys(schema.shape);
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((each) => {
      const slips = Math.floor(each.length / lettersPerSlip);
      return osaDistance(each, name, slips) <= slips;
    });
    return meant ? [`${name} is no setting: did you mean ${meant}?`] : [];
  });
}

export function localOrigins(port: number | string, ...hosts: readonly string[]): string[] {
  return ['localhost', '127.0.0.1', '[::1]', ...hosts].map(
    (host) => new URL(`http://${host}:${port}`).origin,
  );
}

import { z } from 'zod';

const settings = z.object({
  REALTIME_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  HOST: z.string().min(1).default('localhost'),
});

export type Config = { port: number; host: string };

/** Reads the settings once. Throws an Error that lists every fault. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `  ${String(path[0])}: ${message}`,
    );
    throw new Error(`wrong settings:\n${faults.join('\n')}`);
  }
  return { port: parsed.data.REALTIME_PORT, host: parsed.data.HOST };
}

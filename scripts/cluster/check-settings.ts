import { readConfig as readApiConfig } from '@craque/api/start/config.ts';
import { ConfigError } from '@craque/common/settings/settings.ts';
import { readConfig as readRealtimeConfig } from '@craque/realtime/process/config.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/** What the cluster chooses itself where nothing is given, as far as the checks ask for it. */
const chosen = {
  JWT_SECRET: 'w'.repeat(32),
  PASSWORD_PEPPER: 'w'.repeat(32),
  API_URL: 'http://127.0.0.1',
};

function errorsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
}

/**
 * Checks what is passed on to the services before anything is started: started together, only one
 * of them would say what is wrong with its settings. Throws ConfigError with the errors of both,
 * each once.
 */
export function checkSettings(given: Settings): void {
  const settings = { ...chosen, ...given };
  const errors = [
    ...errorsOf(() => readApiConfig(settings)),
    ...errorsOf(() => readRealtimeConfig(settings)),
  ];
  if (errors.length > 0) throw new ConfigError([...new Set(errors)]);
}

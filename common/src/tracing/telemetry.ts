import { createRequire } from 'node:module';

/** Many packages, so the operator installs it where it is wanted. */
const instrumentations = '@opentelemetry/auto-instrumentations-node';

const asking = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_TRACES_EXPORTER',
] as const;

/** While it is on, it writes the traceparent of outgoing calls itself. */
export const telemetry = { isOn: false };

/**
 * OpenTelemetry, if its own environment variables ask for it: it reads them itself. To be called
 * before the drivers of stores are loaded. Without its packages the service runs, and says so.
 */
export async function startTelemetry(service: string): Promise<void> {
  const { env } = process;
  const asked = asking.find((name) => env[name]);
  if (!asked || env.OTEL_SDK_DISABLED === 'true') return;
  env.OTEL_SERVICE_NAME ||= service;
  try {
    await import(`${instrumentations}/register`);
    // Observed from its next `require` on, and everything else has loaded it already.
    createRequire(import.meta.url)('node:http');
    telemetry.isOn = true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const advice = `npm install --no-save ${instrumentations}`;
    process.stderr.write(
      `craque: ${asked} is set, but OpenTelemetry is not installed (${advice}): nothing is traced\n`,
    );
  }
}

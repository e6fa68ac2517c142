import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';

/** Answers for the package that an operator would install. */
const installed = `
  import { registerHooks } from 'node:module';
  const fake = 'data:text/javascript,' +
    encodeURIComponent('console.log("started as " + process.env.OTEL_SERVICE_NAME)');
  registerHooks({
    resolve: (name, context, next) =>
      name === '@opentelemetry/auto-instrumentations-node/register'
        ? { url: fake, format: 'module', shortCircuit: true }
        : next(name, context),
  });
`;
const start = `
  const { startTelemetry } = await import('@craque/common/tracing/telemetry.ts');
  await startTelemetry('craque-api');
  console.log('runs');
`;

function run(env: Record<string, string>, ...options: string[]) {
  const args = ['--no-warnings', ...options, '--input-type=module', '--eval', start];
  const { OTEL_SERVICE_NAME: _, NODE_OPTIONS: __, ...environment } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...environment, ...env },
    encoding: 'utf8',
  });
  return { said: stdout.trim().split('\n'), warned: stderr };
}

const fake = ['--import', `data:text/javascript,${encodeURIComponent(installed)}`];
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

describe('OpenTelemetry', () => {
  test('is loaded when its own variables ask for it, under the name of the service', () => {
    expect(run(endpoint, ...fake).said).toEqual(['started as craque-api', 'runs']);
    const named = { ...endpoint, OTEL_SERVICE_NAME: 'mine' };
    expect(run(named, ...fake).said).toEqual(['started as mine', 'runs']);
  });

  test('is not loaded without them, or when they switch it off', () => {
    expect(run({}, ...fake).said).toEqual(['runs']);
    expect(run({ ...endpoint, OTEL_SDK_DISABLED: 'true' }, ...fake).said).toEqual(['runs']);
  });

  test('is missed in one clear line, and the service runs', () => {
    const { said, warned } = run(endpoint);
    expect(said).toEqual(['runs']);
    expect(warned).toBe(
      'craque: OTEL_EXPORTER_OTLP_ENDPOINT is set, but OpenTelemetry is not installed ' +
        '(npm install --no-save @opentelemetry/auto-instrumentations-node): nothing is traced\n',
    );
  });
});

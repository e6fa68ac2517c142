import { describe, test } from '@jest/globals';

type Environment = Readonly<Record<string, string | undefined>>;

/** `fail` on a build machine, where a missing service must not look like a success. */
export function serviceState(environment: Environment, variable: string): 'run' | 'skip' | 'fail' {
  if (environment[variable]) return 'run';
  return environment.CI === 'true' ? 'fail' : 'skip';
}

/** Skipped without the service at `variable`, and a failure with CI=true. */
export function describeWithService(
  title: string,
  { environment, variable }: { environment: Environment; variable: string },
  body: (address: string) => void,
): void {
  const state = serviceState(environment, variable);
  if (state === 'fail') {
    describe(title, () => {
      test('has its service', () => {
        throw new Error(`${variable} is not set`);
      });
    });
    return;
  }
  const declare = state === 'run' ? describe : describe.skip;
  declare(`${title} (needs ${variable})`, () => {
    body(environment[variable] ?? '');
  });
}

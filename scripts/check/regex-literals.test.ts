import { describe, expect, test } from '@jest/globals';
import { usernameForms } from '@craque/common/domain/username.ts';
import { timeoutFor } from '@craque/common/testing/random-runs.ts';
import { checkSync } from 'recheck';
import * as z from 'zod/mini';
import { regexLiterals } from './regex-literals.ts';

/* The worst case of every regular expression that meets what callers send. */
process.env.RECHECK_BACKEND = 'pure';

/** The attack on it; undefined if none was found. */
function attackOn(source: string, flags: string): string | undefined {
  const found = checkSync(source, flags, { timeout: 60_000 });
  if (found.status === 'safe') return undefined;
  if (found.status === 'unknown') return `${source}: ${found.error.kind}`;
  return `${source}: ${found.complexity.summary}, ${found.attack.pattern}`;
}

/** Not linear, and why that does no harm. */
const bounded: Readonly<Record<string, string>> = {
  '(?: (?:jr|sr|ii|iii))+$': 'a guess has 80 code points at most',
  '<script>([\\s\\S]*?)<\\/script>': 'reads the page of this build, not a request',
};

const literals = regexLiterals();

describe('the regular expressions for what callers send', () => {
  test('are found in the code', () => {
    expect(literals.length).toBeGreaterThan(30);
    const sources = new Set(literals.map(({ source }) => source));
    expect(Object.keys(bounded).filter((source) => !sources.has(source))).toEqual([]);
  });

  test(
    'take linear time in the worst case, or read a bounded text',
    () => {
      const attacks = literals
        .filter(({ source }) => !(source in bounded))
        .flatMap(({ file, source, flags }) => {
          const attack = attackOn(source, flags);
          return attack ? `${file}: ${attack}` : [];
        });
      expect(attacks).toEqual([]);
    },
    timeoutFor(300_000),
  );

  test(
    'that are put together, or come with a library, do so too',
    () => {
      // One form per script, all of one shape.
      const made = [usernameForms[0], z.regexes.html5Email, /^[0-9]{1,15}$/];
      const attacks = made.map((each) => each && attackOn(each.source, each.flags));
      expect(attacks).toEqual([undefined, undefined, undefined]);
    },
    timeoutFor(300_000),
  );

  test('would be found if they did not', () => {
    expect(attackOn('^(a+)+$', '')).toContain('exponential');
    expect(attackOn('\\s+$', '')).toContain('polynomial');
  });
});

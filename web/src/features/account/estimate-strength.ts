import { ZxcvbnFactory } from '@zxcvbn-ts/core';

export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * The most common passwords' words in our languages. The library's own dictionaries are larger than
 * the rest of the page; since nothing is refused by this, the first words have to do.
 */
const common =
  'password senha contraseña motdepasse passwort hallo ciao hello amor iloveyou teamo tiamo jetaime qwerty qwertz azerty qwertyuiop asdfgh zxcvbn abc123 admin welcome bienvenue willkommen login letmein master monkey dragon shadow sunshine princess princesa football futebol futbol fussball calcio soccer basketball tennis formula1 brasil flamengo corinthians palmeiras juventus barcelona realmadrid liverpool arsenal chelsea neymar messi ronaldo michael jordan craque album figurinha';

const estimator = new ZxcvbnFactory({ dictionary: { common: common.split(' ') } });

/** The estimate's time grows with the length, and anything this long is strong. */
const longest = 64;

/** Strength of a password against somebody who knows the other fields of the form. */
export function estimateStrength(password: string, known: readonly string[]): Strength {
  const words = [...known, 'craque'].flatMap((text) => text.split(/[\s@._-]+/)).filter(Boolean);
  return estimator.check(password.slice(0, longest), words).score;
}

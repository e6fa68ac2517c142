import { lookKey } from './look-alike.ts';

const letters: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' },
};

/** A look without blanks and dots; a name of nothing else keeps them. */
function bareLook(spelling: string): string {
  const look = lookKey(spelling);
  const bare = look.replace(/[\p{P}\p{Z}\s]/gu, '');
  return (bare || look).replace(/[0134578]/g, (digit) => letters[digit] ?? digit);
}

/** What two names must not share in one room: case, blanks, dots and digits for letters are alike. */
export const roomKeys = (name: string): string[] =>
  [name, name.toLowerCase(), name.toUpperCase()].map(bareLook);

import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';

export const guessLeague = 'english-premier-league';

/**
 * Every tenth guess is misspelt and every tenth is unknown: both make the server search all names.
 */
function asTyped(name: string, index: number): string {
  if (index % 10 === 3) return `${name.slice(0, 3)}${name.slice(4)}`;
  return index % 10 === 7 ? `${name.slice(0, 4)}owski Nobody` : name;
}

/** Names of soccer players outside the league's easy pool, so that no guess ends a game. */
export function wrongNames(): string[] {
  const catalogue = loadCatalogue(new URL('../../../api/src/athletes/data/', import.meta.url));
  const hidden = new Set(
    catalogue.pool(guessLeague, 'easy').map((id) => catalogue.athlete(id)?.name),
  );
  const others = catalogue.names('soccer').filter(({ name }) => !hidden.has(name));
  if (others.length < 20) throw new Error('too few names in the catalogue to guess with');
  // Shuffled, in the same order in every run.
  return others
    .map(({ name }, index) => ({ name, order: (index * 7919) % others.length }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ name }, index) => asTyped(name, index));
}

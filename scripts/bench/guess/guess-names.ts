import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { resolveName } from '@craque/common/domain/athlete/name-index.ts';
import { acceptedNames } from '@craque/common/domain/athlete/name-match.ts';

export const guessLeague = 'english-premier-league' as const;

/** Every tenth is misspelt and every tenth unknown: both make the server search all names. */
function asTyped(name: string, index: number): string {
  if (index % 10 === 3) return `${name.slice(0, 3)}${name.slice(4)}`;
  return index % 10 === 7 ? `${name.slice(0, 4)}owski Nobody` : name;
}

/** Soccer players outside the easy pool, so that no guess ends a game. */
export function wrongNames(): string[] {
  const catalogue = loadCatalogue(new URL('../../../api/src/athletes/data/', import.meta.url));
  const hidden = catalogue.pool(guessLeague, 'easy').flatMap((id) => {
    const athlete = catalogue.athlete(id);
    return athlete ? [athlete] : [];
  });
  const targets = hidden.map((athlete) => ({
    athleteId: athlete.id,
    sport: athlete.sport,
    league: guessLeague,
    names: acceptedNames(athlete),
  }));
  const isRight = (text: string) =>
    targets.some((target) => resolveName(catalogue.nameIndex, target, text).kind === 'right');
  const mayBeHidden = new Set(hidden.map(({ name }) => name));
  const others = catalogue.names('soccer').filter(({ name }) => !mayBeHidden.has(name));
  // Shuffled, in the same order in every run.
  const typed = others
    .map(({ name }, index) => ({ name, order: (index * 7919) % others.length }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ name }, index) => asTyped(name, index))
    .filter((text) => !isRight(text));
  if (typed.length < 20) throw new Error('too few names in the catalogue to guess with');
  return typed;
}

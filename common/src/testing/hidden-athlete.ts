import { type Clue, clues, type Player, visibleClues } from '../domain/game/game.ts';
import { aSnapshot } from './game-builders.ts';

/** An athlete whose texts occur nowhere else: no view may contain one unless due. */
export const hiddenAthlete = aSnapshot({
  athleteId: 'secret-athlete-id',
  name: 'Ada Secretova',
  surname: 'Secretova',
  names: ['ada secretova', 'secretova', 'the hidden nickname'],
  nationality: ['nation-A', 'nation-B'],
  continents: ['secret-continent'],
  team: 'Hidden United',
  position: 'goalkeeper',
  number: -8.25,
  facts: [{ kind: 'strongFoot', value: 'secret-authored-fact' }],
  derivedFacts: [{ kind: 'compatriots', value: 'secret-derived-fact' }],
});
export const hiddenFacts = [
  { kind: 'strongFoot', value: 'fact-of-rung-one' },
  { kind: 'strongFoot', value: 'fact-of-rung-two' },
] as const;

const neverShown = ['secret', 'ada', 'the hidden nickname'];
const clueTexts: Readonly<Record<Clue, readonly string[]>> = {
  nationality: ['nation-A', 'nation-B'],
  team: ['Hidden United'],
  position: ['goalkeeper', '-8.25'],
};

/**
 * The athlete's texts that occur in a running player's view without being due; must be empty. From
 * the figure only the outline is drawn.
 */
export function leaksIn(bytes: string, player: Player): string[] {
  const visible = visibleClues(player);
  const rungs = player.hints.length;
  const hidden = [
    ...clues.filter((clue) => !visible.includes(clue)).flatMap((clue) => clueTexts[clue]),
    ...(rungs < 1 ? ['fact-of-rung-one'] : []),
    ...(rungs < 2 ? ['fact-of-rung-two'] : []),
    ...(rungs < 3 ? ['"A. S."'] : []),
  ];
  const told = bytes.replace(/"figure":\{[^}]*\},?/, '');
  const text = told.toLowerCase();
  return [
    ...neverShown.filter((secret) => text.includes(secret)),
    ...hidden.filter((each) => told.includes(each)),
  ];
}

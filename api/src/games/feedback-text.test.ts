import { describe, expect, test } from '@jest/globals';
import type { SeenGuess } from '@craque/common/domain/view/game-view.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { loadTexts } from '../texts/texts.ts';
import { explanationText } from './feedback-text.ts';

const textsIn = loadTexts();
const match = {
  league: 'same',
  team: 'different',
  nationality: 'different',
  position: 'different',
  age: 'same',
} as const;
const guess: SeenGuess = { kind: 'athlete', text: 'Somebody', accuracy: 30, at: 0, match };

describe('what a guess has in common', () => {
  test.each([
    ['nba', 'Same league. Same age.', 'Même championnat. Même âge.'],
    ['fiba-world-cup', 'Same tournament. Same age.', 'Même tournoi. Même âge.'],
    ['wta', 'Same tour. Same age.', 'Même circuit. Même âge.'],
    ['grand-slam', 'Same tournaments. Same age.', 'Mêmes tournois. Même âge.'],
    ['formula-2', 'Same series. Same age.', 'Même catégorie. Même âge.'],
  ] satisfies [League, string, string][])('names what %s is', (league, english, french) => {
    expect(explanationText(textsIn('en'), league, guess)).toBe(english);
    expect(explanationText(textsIn('fr'), league, guess)).toBe(french);
  });

  test('is called a club only where the team is one', () => {
    const mate: SeenGuess = { ...guess, match: { ...match, team: 'same' } };
    const said = (league: League) => explanationText(textsIn('pt'), league, mate);
    expect(said('english-premier-league')).toBe('Mesma liga, mesmo clube. Mesma idade.');
    expect(said('fifa-womens-world-cup')).toBe('Mesmo torneio, mesmo time. Mesma idade.');
  });
});

import { expect, test } from '@jest/globals';
import { endOf } from '@craque/common/domain/game/ending.ts';
import { type Language, languages } from '@craque/common/domain/language.ts';
import { type League, leagues, sportOf } from '@craque/common/domain/sport.ts';
import { viewFor } from '@craque/common/domain/view/game-view.ts';
import { aGame, aPlayer } from '@craque/common/testing/game-builders.ts';
import { athleteData } from '../athletes/athlete-files.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { loadTexts } from '../texts/texts.ts';
import { presentDetails } from './details-presenter.ts';
import { snapshotOf } from './snapshot.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');
const textsIn = loadTexts();
/** Of each league; all of them would take minutes. */
const mostKnown = 10;

function detailsOf(id: string, league: League, language: Language) {
  const athlete = snapshotOf(catalogue, id, league);
  const running = aGame({ sport: sportOf(league), league, athlete });
  const players = running.players.map((player) => ({
    ...player,
    end: endOf(player, 1, 1, 'won'),
  }));
  const game = { ...running, players };
  const seen = viewFor(game, aPlayer, 1);
  if (!seen) throw new Error('the game has no view');
  return presentDetails(textsIn(language), { game, seen, story: null });
}

test.each(languages.flatMap((language) => leagues.map((league) => [language, league] as const)))(
  'the details in %s of the best known in %s have each label once, and no gap',
  (language, league) => {
    for (const { id } of catalogue.members(league).slice(0, mostKnown)) {
      const { stats, funFacts, didYouKnow, careerHighlights } = detailsOf(id, league, language);
      const labels = stats.map(({ key }) => key);
      expect([id, labels]).toEqual([id, [...new Set(labels)]]);
      expect(stats.filter(({ value }) => value === '')).toEqual([]);
      expect(didYouKnow.length).toBeLessThan(2);
      const sentences = [...funFacts, ...didYouKnow, careerHighlights].join(' ');
      expect(sentences).not.toMatch(/[{}]|undefined|\(\)|\b(facts|times|lists)\.\w/);
    }
  },
);

test('an honour goes before a debut', () => {
  const { careerHighlights, funFacts } = detailsOf('tony-parker', 'nba', 'en');
  expect(careerHighlights).toMatch(/Finals MVP.*2007.*debut/);
  expect(funFacts.join(' ')).not.toContain('Finals MVP');
});

test('who has only begun has no highlights, and the year among the figures', () => {
  const { careerHighlights, stats } = detailsOf('lonzo-ball', 'nba', 'en');
  expect(careerHighlights).toBe('');
  expect(stats.map(({ value }) => value)).toContain('2017');
});

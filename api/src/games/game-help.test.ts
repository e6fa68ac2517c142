import { describe, expect, test } from '@jest/globals';
import {
  readAthleteDetails,
  readGame,
  submitGuess,
  takeHint,
} from '@craque/common/contracts/games.ts';
import { startFileApi } from '../testing/file-api.ts';
import { factSentence, factStat } from './fact-text.ts';

const api = await startFileApi();

describe('the hint ladder', () => {
  test('begins with a fact, then the first hidden clue, then initials and length', async () => {
    const { client, game } = await api.newGame({ sport: 'formula1' });
    await api.hide(game.id, 'Sebastian Vettel');
    const { hintFacts } = await api.stored(game.id);
    const english = api.texts('en');
    const hint = async () => (await client.call(takeHint, { id: game.id })).body.hint;
    expect(await hint()).toBe(factSentence(english, 'formula-1', hintFacts[0], undefined));
    expect(await hint()).toBe('Nationality: Germany');
    expect(await hint()).toBe('Initials S. V., surname of 6 letters');
    const { athleteDetail } = (await client.call(readGame, { id: game.id })).body;
    expect(athleteDetail).toMatchObject({
      nationality: 'Germany',
      nationalityCodes: ['DE'],
      team: null,
    });
  });

  test('is repeated by number for free, and only one new hint can be taken at a time', async () => {
    const { client, game } = await api.newGame();
    const rung = (n: string) => client.call(takeHint, { id: game.id, query: { n } });
    const tooHigh = await rung('2');
    expect([tooHigh.status, tooHigh.error.message]).toEqual([400, 'Invalid query']);
    const first = (await rung('1')).body;
    expect(first).toMatchObject({ rung: 1, hintPenalty: 10, totalPenalty: 10 });
    expect((await rung('1')).body).toEqual({ ...first, hintPenalty: 0 });
    expect((await rung('2')).body).toMatchObject({ rung: 2, hintPenalty: 15, totalPenalty: 25 });
    expect((await rung('1')).body).toMatchObject({
      hint: first.hint,
      hintPenalty: 0,
      totalPenalty: 25,
    });
  });
});

describe('the athlete details', () => {
  test('are refused during the game and after a loss', async () => {
    const { client, game } = await api.newGame({ difficulty: 'expert' });
    const refusal = async () => {
      const { status, error } = await client.call(readAthleteDetails, { id: game.id });
      return [status, error.message];
    };
    const expected = [403, 'Athlete details are available only after a win'];
    expect(await refusal()).toEqual(expected);
    for (const guess of (await api.wrongNames(game.id)).slice(0, 2)) {
      await client.call(submitGuess, { id: game.id, body: { guess } });
    }
    expect(await refusal()).toEqual(expected);
  });

  test('tell every fact in one place, and at most one that is derived', async () => {
    const { client, game } = await api.newGame({ league: 'german-bundesliga' });
    await api.hide(game.id, 'Lothar Matthäus');
    await client.call(submitGuess, { id: game.id, body: { guess: 'Lothar Matthäus' } });
    const query = { language: 'en' };
    const { body } = await client.call(readAthleteDetails, { id: game.id, query });
    const { athlete, league, sport } = await api.stored(game.id);
    expect(body.story).toMatch(/\.$/);
    const english = api.texts('en');
    const sentences = [body.careerHighlights, ...body.funFacts, ...body.didYouKnow].join('\n');
    for (const fact of athlete.facts) {
      const { key } = factStat(english, sport, fact, 'male');
      const inTable = body.stats.some((stat) => stat.key === key);
      expect([fact.kind, sentences.includes(factSentence(english, league, fact, 'male'))]).toEqual([
        fact.kind,
        !inTable,
      ]);
    }
    expect(body.stats.map(({ key }) => key)).toContain('Height');
    const derived = athlete.derivedFacts.map((fact) => factSentence(english, league, fact, 'male'));
    expect(body.didYouKnow).toEqual(derived.filter((each) => body.didYouKnow.includes(each)));
    expect(body.didYouKnow).toHaveLength(Math.min(1, derived.length));
  });
});

import { describe, expect, test } from '@jest/globals';
import { createGame, readGame, submitGuess, takeHint } from '@craque/common/contracts/games.ts';
import { leagueName, leagues, sportOf, sports } from '@craque/common/domain/sport.ts';
import { startFileApi } from '../testing/file-api.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startFileApi();

/** Answers to this many wrong guesses, in order. */
async function guessWrong(
  game: { id: number },
  client: ReturnType<typeof api.guest>,
  times: number,
) {
  const names = await api.wrongNames(game.id);
  const answers = [];
  for (const guess of names.slice(0, times)) {
    answers.push(await client.call(submitGuess, { id: game.id, body: { guess } }));
  }
  return answers;
}

describe('a game on medium', () => {
  test('is lost by the fifth wrong guess, which reveals the name, and refuses a sixth', async () => {
    const { client, game } = await api.newGame({ difficulty: 'medium' });
    const [last] = (await guessWrong(game, client, 5)).slice(-1);
    const { name } = await api.hidden(game.id);
    expect(last?.body).toMatchObject({ completed: true, won: false, score: 0, athleteName: name });
    expect(last?.body).toMatchObject({ speedBonus: 0, streakBonus: 0, streakCount: 0 });
    const sixth = await client.call(submitGuess, { id: game.id, body: { guess: name } });
    expect([sixth.status, sixth.error.message]).toEqual([409, 'No active game']);
  });

  test('charges four hints 10, 15, 25 and nothing, and pays 95 for a win at 20 s', async () => {
    const { client, game } = await api.newGame({ difficulty: 'medium' });
    const hints = [];
    for (let times = 0; times < 4; times += 1) {
      hints.push((await client.call(takeHint, { id: game.id })).body);
    }
    expect(hints.map(({ hintPenalty }) => hintPenalty)).toEqual([10, 15, 25, 0]);
    expect(hints[3]).toEqual({ ...hints[2], hintPenalty: 0 });
    api.clock.move(20_000);
    const { name } = await api.hidden(game.id);
    const { body } = await client.call(submitGuess, { id: game.id, body: { guess: name } });
    expect(body).toMatchObject({ won: true, score: 95, speedBonus: 45, streakBonus: 0 });
    expect(body).toMatchObject({ streakCount: 1, timeTaken: 20 });
  });
});

describe('the right name', () => {
  test('is accepted as a surname without accents, in capitals and with a letter missing', async () => {
    const { client, game } = await api.newGame({ sport: 'formula1' });
    await api.hide(game.id, 'Kimi Räikkönen');
    const { body } = await client.call(submitGuess, { id: game.id, body: { guess: ' RAIKKONE ' } });
    expect(body).toMatchObject({ won: true, athleteName: 'Kimi Räikkönen' });
    expect(body.guess).toMatchObject({ accuracy: 100 });
  });

  test('is not recognised in an unknown one, which uses an attempt at accuracy 0', async () => {
    const { client, game } = await api.newGame();
    const { body } = await client.call(submitGuess, { id: game.id, body: { guess: 'zzzz' } });
    expect(body.guess).toMatchObject({
      accuracy: 0,
      feedback: 'We don’t know this athlete.',
      explanation: 'We don’t know this athlete.',
    });
    expect(body.game.remainingGuesses).toBe(4);
  });

  test('of somebody who is never asked is compared as a member of their league', async () => {
    const { client, game } = await api.newGame({ league: 'English Premier League' });
    await api.hide(game.id, 'Frank Lampard');
    const body = { guess: 'jagielka' };
    const answer = await client.call(submitGuess, { id: game.id, body });
    const match = { league: 'same', nationality: 'same', team: 'different', position: 'different' };
    expect(answer.body.guess).toMatchObject({ resolvedName: 'Phil Jagielka', accuracy: 43, match });
  });

  test('of another sport is reported as such, at accuracy 0', async () => {
    const { client, game } = await api.newGame({ sport: 'tennis' });
    const guess = 'Lewis Hamilton';
    const { body } = await client.call(submitGuess, { id: game.id, body: { guess } });
    expect(body.guess).toMatchObject({ accuracy: 0, feedback: 'Plays another sport.' });
  });
});

describe('the text of a guess', () => {
  test.each([
    ['80 emoji of two units each', '🏆'.repeat(80)],
    ['80 letters between spaces', ` ${'a'.repeat(80)} `],
    ['characters of regular expressions', '(a+)+$ .* [^]'],
    ['SQL', "Robert'); DROP TABLE games;--"],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a template', '{{name}} <%= name %> $t(feedback.right)'],
    ['Arabic', 'محمد صلاح'],
    ['a family of emoji', '👨‍👩‍👧‍👦'],
    ['the name of a built-in property', '__proto__'],
  ])('may be %s, and is shown as it was typed', async (_, text) => {
    const { client, game } = await api.newGame();
    const { status, body } = await client.call(submitGuess, {
      id: game.id,
      body: { guess: text },
    });
    expect([status, body.guess.guess]).toEqual([200, text.replaceAll('\u200d', '').trim()]);
  });
});

describe('the explanation of a guess', () => {
  test.each(['medium', 'hard', 'expert'] as const)(
    'is the feedback after band and percentage on %s',
    async (difficulty) => {
      const { client, game } = await api.newGame({ difficulty });
      const [guess = ''] = await api.wrongNames(game.id);
      const { body } = await client.call(submitGuess, { id: game.id, body: { guess } });
      const { feedback, explanation, match } = body.guess;
      const isShown = difficulty === 'medium';
      expect([explanation !== undefined, match !== undefined]).toEqual([isShown, isShown]);
      const [verdict = '', rest] = feedback.split(/(?<=\(\d+\)\.) /);
      expect(verdict).toMatch(/^[▲◆●] [^()]+ \(\d+\)\.$/u);
      expect(explanation).toBe(rest);
    },
  );

  test('is absent for the right guess', async () => {
    const { client, game } = await api.newGame();
    const { name: guess } = await api.hidden(game.id);
    const { body } = await client.call(submitGuess, { id: game.id, body: { guess } });
    expect(body.guess.feedback).toBe('Correct!');
    expect(body.guess).not.toHaveProperty('explanation');
  });
});

describe('an unfinished game', () => {
  test('is resumed as it was left but for the speed bonus, only by its player', async () => {
    const { client, game } = await api.newGame({ sport: 'basketball', difficulty: 'hard' });
    await client.call(takeHint, { id: game.id });
    const [guessed] = await guessWrong(game, client, 1);
    api.clock.move(60_000);
    const resumed = await client.call(readGame, { id: game.id });
    expect(resumed.status).toBe(200);
    expect(guessed?.body.game).toMatchObject({ potentialSpeedBonus: 50 });
    expect(resumed.body).toEqual({ ...guessed?.body.game, potentialSpeedBonus: 25 });
    expect(resumed.body.hints).toHaveLength(1);
    expect((await api.guest().call(readGame, { id: game.id })).status).toBe(404);
  });
});

describe('a new game', () => {
  test.each(leagues)('can be made in %s', async (league) => {
    const answer = await api.guest().call(createGame, { body: { league } });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      league: leagueName(league),
      sport: sportOf(league),
      difficulty: 'medium',
    });
  });

  test('is refused in a league of another sport', async () => {
    for (const league of leagues) {
      for (const sport of sports.filter((each) => each !== sportOf(league))) {
        const { status, error } = await api.guest().call(createGame, { body: { sport, league } });
        expect([status, error.message]).toEqual([400, 'Invalid league']);
      }
    }
  });

  test('is refused in a league with too few athletes', async () => {
    const leagueState = () => ({ open: false, athletes: 19 });
    const small = await startTestApi({ catalogue: { ...api.catalogue, leagueState } });
    const answer = await small.guest().call(createGame, { body: { league: 'WTA' } });
    await small.close();
    expect([answer.status, answer.error.code]).toEqual([400, 'league_unavailable']);
  });

  test('accepts a league by its slug, and defaults to soccer on medium', async () => {
    const { game } = await api.newGame({ league: 'formula-1' });
    expect(game).toMatchObject({ sport: 'formula1', league: 'Formula 1' });
    const first = await api.newGame();
    expect(first.game).toMatchObject({ sport: 'soccer', difficulty: 'medium' });
    expect(first.game.league).toBe('English Premier League');
  });
});

describe('the picture', () => {
  test("is a drawing that may load nothing, at the address in the game's view", async () => {
    const { client, game } = await api.newGame();
    const { status, headers, text } = await client.request(game.athleteImageUrl ?? '');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toMatch(/^<svg /);
  });
});

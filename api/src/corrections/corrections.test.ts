import { describe, expect, test } from '@jest/globals';
import { readAthleteNames } from '@craque/common/contracts/athletes.ts';
import {
  decideCorrection,
  exportCorrections,
  readAllCorrections,
  readCorrectable,
  readOwnCorrections,
  refuseReporter,
  reportCorrection,
} from '@craque/common/contracts/corrections.ts';
import { submitFeedback } from '@craque/common/contracts/feedback.ts';
import { resetGame, submitGuess } from '@craque/common/contracts/games.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { createLiveCatalogue } from '../athletes/live-catalogue.ts';
import { startFileApi } from '../testing/file-api.ts';
import { startTestApi } from '../testing/test-api.ts';
import type { Answer } from '../testing/test-client.ts';
import { loadTexts } from '../texts/texts.ts';
import { fieldLabel } from './correctable.ts';
import { createCorrectionService } from './correction-service.ts';

const api = await startFileApi();

const admin = await api.admin();
type Person = Awaited<ReturnType<typeof api.user>>;

const league = 'english-premier-league';
const salah = 'Mohamed Salah';
const outcomeOf = ({ status, error }: Answer) => [status, error?.message];

/** A game about an athlete after these guesses, ended by giving up unless the last one is right. */
async function played({ client }: Person, guesses: readonly string[], name = salah) {
  const { game } = await api.newGame({ league, difficulty: 'easy' }, client);
  await api.hide(game.id, name);
  for (const guess of guesses) await client.call(submitGuess, { id: game.id, body: { guess } });
  return game.id;
}
const report = ({ client }: Person, id: number, body: object) =>
  client.call(reportCorrection, { id, body, query: { language: 'en' } });
const decide = (id: string, body: object) =>
  admin.client.call(decideCorrection, { id, body, query: { language: 'en' } });
const all = async () =>
  (await admin.client.call(readAllCorrections, { query: { language: 'en' } })).body;
const ownOf = async ({ client }: Person) =>
  (await client.call(readOwnCorrections, { query: { language: 'en' } })).body;
/** Reports of one person about one finished game. */
async function reported(body: { field: string; text: string }, name = salah) {
  const person = await api.user();
  const id = await played(person, [body.text, name], name);
  const answer = await report(person, id, body);
  expect(outcomeOf(answer)).toEqual([201, undefined]);
  return { person, game: id, correction: answer.body.id };
}
const nickname = (text: string) => ({ field: 'alsoKnownAs', text });

test('a label of a report is of the gender of its league', () => {
  const label = (of: League) => fieldLabel(loadTexts()('fr'), of, 'leagueTopScorer');
  expect(label('nwsl')).toBe('Titres de meilleure buteuse');
  expect(label('english-premier-league')).toBe('Titres de meilleur buteur');
});

describe('a finished game', () => {
  test('offers the guesses that did not count, and every value after a win', async () => {
    const person = await api.user();
    const id = await played(person, ['The Pharaoh', 'Kane', 'The Pharaoh', salah]);
    const query = { language: 'en' };
    const { body } = await person.client.call(readCorrectable, { id, query });
    expect(body.names).toEqual(['The Pharaoh', 'Kane']);
    expect(body.fields.slice(0, 5)).toEqual([
      { field: 'name', label: 'Name', value: salah },
      { field: 'dateOfBirth', label: 'Date of birth', value: 'June 15, 1992' },
      { field: 'nationality', label: 'Nationality', value: 'Egypt' },
      expect.objectContaining({ field: 'team', label: 'Club' }),
      expect.objectContaining({ field: 'position' }),
    ]);
    const { facts } = await api.hidden(id);
    const fields = body.fields.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(facts.map(({ kind }) => kind)));
  });

  test('offers only what a lost game has revealed, and takes reports of nothing else', async () => {
    const person = await api.user();
    const id = await played(person, ['Kane']);
    await person.client.call(resetGame, { id, body: {} });
    const { body } = await person.client.call(readCorrectable, { id, query: {} });
    const fields = body.fields.map(({ field }) => field);
    expect(fields.filter((field) => field !== 'number')).toEqual([
      'name',
      'dateOfBirth',
      'nationality',
      'team',
      'position',
    ]);
    const fact = await report(person, id, { field: 'leagueTitles', text: '3' });
    expect(outcomeOf(fact)).toEqual([400, 'Invalid field']);
  });

  test('takes only guesses of one’s own as names', async () => {
    const person = await api.user();
    const id = await played(person, ['The Pharaoh', salah]);
    const refusal = [409, 'Pick one of your guesses that did not count'];
    for (const text of ['Somebody Else', salah, '…'])
      expect(outcomeOf(await report(person, id, nickname(text)))).toEqual(refusal);
    expect(outcomeOf(await report(person, id, nickname('the PHARAOH')))).toEqual([201, undefined]);
  });
});

describe('reports', () => {
  test('that are equal are one row, weighed by their users, and text stays text', async () => {
    const text = '<b>Team</b> "of" Türkiye';
    const first = await reported({ field: 'team', text });
    const second = await reported({ field: 'team', text: text.toUpperCase() });
    await report(second.person, second.game, { field: 'team', text });
    await reported({ field: 'team', text: 'A lighter one' });
    expect(second.correction).toBe(first.correction);
    const listed = (await all()).filter(({ field }) => field === 'team');
    expect(listed.map((each) => [each.text, each.reports])).toEqual([
      [text, 2],
      ['A lighter one', 1],
    ]);
    expect(listed[0]).toMatchObject({ athlete: salah, league: 'English Premier League' });
    expect(listed[0]?.current).toBe((await api.hidden(first.game)).team);
  });

  test('of a person are one for a field, and the later one counts', async () => {
    const { person, game } = await reported({ field: 'team', text: 'A first thought' });
    await report(person, game, { field: 'team', text: 'A second thought' });
    expect((await ownOf(person)).map(({ text }) => text)).toEqual(['A second thought']);
    expect((await all()).map(({ text }) => text)).not.toContain('A first thought');
  });

  test('by thousands leave an honest one on the list, and are refused at once', async () => {
    const flooded = await startTestApi();
    const { client } = await flooded.admin();
    const [honest, one, other] = [await flooded.user(), await flooded.user(), await flooded.user()];
    const say = (index: number, userId: string, text: string) =>
      flooded.stores.corrections.report(
        { id: `report-${index}`, athleteId: `athlete-${index}`, league, field: 'name', text },
        { userId, at: index },
      );
    await say(0, honest.user.id, 'Honest');
    const { corrections } = flooded.stores;
    for (let index = 1; index <= 1200; index += 1)
      for (const { user } of [one, other]) await say(index, user.id, `False ${index}`);
    await say(7, honest.user.id, 'False 7');
    const listed = async () => (await client.call(readAllCorrections, { query: {} })).body;
    const texts = (await listed()).map(({ text }) => text);
    expect(texts.indexOf('Honest')).toBeLessThan(7);
    const refuse = ({ user: { username } }: Person) =>
      client.call(refuseReporter, { body: { username } });
    expect((await refuse(one)).body).toEqual({ refused: 0 });
    expect((await refuse(other)).body).toEqual({ refused: 1199 });
    expect(await corrections.find('report-1')).toMatchObject({ status: 'refused' });
    const open = (await listed()).filter(({ status }) => status === 'open');
    expect(open.map(({ text, reports, by }) => [text, reports, by]).toSorted()).toEqual([
      ['False 7', 1, honest.user.username],
      ['Honest', 1, honest.user.username],
    ]);
    await flooded.close();
  });

  test('are listed to the users who sent them, with the outcome, and to nobody else', async () => {
    const { person, correction } = await reported({ field: 'dateOfBirth', text: '1 April' });
    const note = 'The registers say 15 June.';
    expect((await decide(correction, { status: 'refused', note })).status).toBe(200);
    expect(await ownOf(person)).toMatchObject([
      { id: correction, athlete: salah, status: 'refused', value: null, note, text: '1 April' },
    ]);
    expect(Object.keys((await ownOf(person))[0] ?? {})).not.toContain('reports');
    expect(await ownOf(await api.user())).toEqual([]);
  });
});

describe('an accepted name', () => {
  test('counts in new games of every process, and running games keep theirs', async () => {
    const { correction, person } = await reported(nickname('Pharao of the Kop'));
    const running = await played(person, []);
    const names = async () =>
      (await person.client.call(readAthleteNames, { query: { sport: 'soccer' } })).text;
    expect(await names()).not.toContain('Pharao of the Kop');
    expect(outcomeOf(await decide(correction, { status: 'accepted' }))).toEqual([200, undefined]);
    expect(await names()).toContain('Pharao of the Kop');

    const guess = { guess: 'pharao of the kop' };
    const old = await person.client.call(submitGuess, { id: running, body: guess });
    expect(old.body.won).toBe(false);
    const fresh = await played(person, []);
    const answer = await person.client.call(submitGuess, { id: fresh, body: guess });
    expect(answer.body.won).toBe(true);

    const other = createLiveCatalogue(api.catalogue.original);
    const { stores, clock } = api;
    const process = createCorrectionService({ stores, catalogue: other, clock: clock.now });
    const aliases = () => other.athlete('mohamed-salah')?.alsoKnownAs;
    expect(aliases()).not.toContain('Pharao of the Kop');
    await process.refresh();
    expect(aliases()).toContain('Pharao of the Kop');
    expect(other.dataVersion).toBe(api.catalogue.dataVersion);
    expect(other.dataVersion).not.toBe(api.catalogue.original.dataVersion);

    await decide(correction, { status: 'refused' });
    await process.refresh();
    expect(aliases()).not.toContain('Pharao of the Kop');
  });

  test.each([
    ['of the league', 'Bukayo Saka'],
    ['who is only recognised', 'Phil Jagielka'],
  ])('is refused if it is that of somebody else %s', async (_, value) => {
    const { correction } = await reported(nickname('Kane'));
    const answer = await decide(correction, { status: 'accepted', value });
    expect(outcomeOf(answer)).toEqual([409, 'This value belongs to somebody else']);
    expect((await api.stores.corrections.find(correction))?.status).toBe('open');
  });
});

describe('an accepted value', () => {
  test.each([
    ['team', 'Al Nowhere', (id: number) => api.hidden(id).then(({ team }) => team)],
    [
      'nationality',
      'EG FR',
      (id: number) => api.hidden(id).then((each) => each.nationality.join(' ')),
    ],
    ['dateOfBirth', '1992-06-16', (id: number) => api.hidden(id).then((each) => each.dateOfBirth)],
    ['name', 'Mohamed Salāh', (id: number) => api.hidden(id).then(({ name }) => name)],
  ])('of %s is that of new games: %s', async (field, value, read) => {
    const { correction, person, game } = await reported({ field, text: 'something else' });
    expect((await decide(correction, { status: 'accepted', value })).body).toMatchObject({
      ...{ status: 'accepted', value, current: value },
    });
    const name = api.catalogue.athlete('mohamed-salah')?.name;
    expect(await read(await played(person, [], name))).toBe(value);
    expect(await read(game)).not.toBe(value);
    await decide(correction, { status: 'refused' });
  });

  test.each([
    ['dateOfBirth', 'yesterday'],
    ['nationality', 'Egypt'],
    ['position', 'striker'],
    ['leagueTitles', 'many'],
    ['leagueTitles', '0x10'],
    ['leagueTitles', '+9'],
    ['team', '=HYPERLINK("http://elsewhere.example")'],
    ['name', '@SUM(1)'],
    ['name', '＝SUM(1)'],
    ['strongFoot', 'third'],
  ])('has to fit its field: %s cannot be %s', async (field, text) => {
    const { correction } = await reported({ field, text });
    expect(outcomeOf(await decide(correction, { status: 'accepted' }))).toEqual([
      400,
      'This value does not fit the field',
    ]);
  });

  test('may be a fact', async () => {
    const { correction, person } = await reported({ field: 'leagueTitles', text: 'three' });
    await decide(correction, { status: 'accepted', value: '9' });
    const { facts } = await api.hidden(await played(person, []));
    expect(facts).toContainEqual({ kind: 'leagueTitles', value: 9 });
    await decide(correction, { status: 'refused' });
  });

  test('is in the table for the data files, until they have it', async () => {
    const alias = await reported(nickname('Mo, the "King"'));
    const goals = await reported({ field: 'leagueTitles', text: '8' });
    await decide(alias.correction, { status: 'accepted' });
    await decide(goals.correction, { status: 'accepted' });
    const { text, headers } = await admin.client.call(exportCorrections);
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(text).toBe(
      'id,league,source,also_known_as,fact:leagueTitles\r\n' +
        'mohamed-salah,English Premier League,players,"Mo, the ""King""",8\r\n',
    );
    await decide(alias.correction, { status: 'refused' });
    await decide(goals.correction, { status: 'accepted', value: '2' });
    const { text: rest } = await admin.client.call(exportCorrections);
    expect(rest).toBe('id,league,source\r\n');
  });

  test('cannot be given to a report that does not exist', async () => {
    expect(outcomeOf(await decide('missing', { status: 'accepted' }))).toEqual([
      404,
      'Report not found',
    ]);
  });
});

test('ten reports an hour with good input are taken from a user, apart from feedback', async () => {
  const own = await startTestApi({ limitsFactor: 1 });
  const { client } = await own.user();
  const { game } = await own.newGame({}, client);
  const { name } = await own.hidden(game.id);
  await client.call(submitGuess, { id: game.id, body: { guess: name } });
  const send = async (text: string) =>
    (await client.call(reportCorrection, { id: game.id, body: { field: 'name', text } })).status;
  for (let calls = 0; calls < 3; calls += 1) expect(await send('')).toBe(400);
  for (let calls = 0; calls < 10; calls += 1) expect(await send(`Name ${calls}`)).toBe(201);
  expect(await send('One more')).toBe(429);
  const feedback = { title: 'A title', content: 'Some content' };
  expect((await client.call(submitFeedback, { body: feedback })).status).toBe(201);
  await own.close();
});

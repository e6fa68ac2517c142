import { expect, test } from '@jest/globals';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { correctionTable } from '@craque/api/corrections/correction-table.ts';
import { type Overlay, withOverlays } from '@craque/api/corrections/overlay.ts';
import { aPersonRecord } from '@craque/common/testing/athlete-builders.ts';
import { anAthleteFolder, premierLeague } from '../testing/athlete-folder.ts';

const { folder, put, run } = anAthleteFolder();

const league = premierLeague;
const overlay = (field: Overlay['field'], value: string): Overlay => ({
  ...{ athleteId: 'ada-quill', league, field, value },
  asOf: '2026-11-23',
});

test('the table of accepted corrections brings them into the data files, and then is empty', () => {
  put([aPersonRecord({ gender: 'male' })]);
  const original = loadCatalogue(folder);
  const overlays = [
    overlay('alsoKnownAs', 'The "Pen", Addie'),
    overlay('alsoKnownAs', 'Quilly'),
    overlay('name', 'Áda Quill'),
    overlay('team', 'Sevilla'),
    overlay('position', 'midfielder'),
    overlay('number', '17'),
    overlay('heightCm', '181'),
    overlay('worldCupsPlayed', '2018 2022'),
  ];
  const { code, output } = run(correctionTable(original, overlays), { write: true });
  expect([code, output.split('\n').at(-1)]).toEqual([0, 'Written: soccer.json.']);

  const imported = loadCatalogue(folder);
  const [wanted, now] = [withOverlays(original, overlays), imported].map((each) =>
    each.athlete('ada-quill'),
  );
  const withoutSource = (athlete: typeof now) => ({
    ...athlete,
    memberships: athlete?.memberships.map((each) => ({ ...each, source: '' })),
  });
  expect(withoutSource(now)).toEqual(withoutSource(wanted));
  expect(now?.memberships[0]?.source).toMatch(/\+players$/);
  expect(correctionTable(imported, overlays)).toBe('id,league,source\r\n');
});

import { correctionFields } from '@craque/common/domain/athlete/correction.ts';
import { feedbackStatuses, feedbackTypes } from '@craque/common/domain/feedback.ts';
import { rankingScopes, rankingWindows } from '@craque/common/domain/record/ranking.ts';
import { difficulties, leagueName, leagues, sports } from '@craque/common/domain/sport.ts';
import { forEachSwitch } from '@craque/common/domain/preferences.ts';
import { themes } from '@craque/common/domain/theme.ts';
import { fc } from '@craque/common/testing/random-cases.ts';
import { guess, rowId, stickerForm } from './input-values.ts';

/* Values that the fields of the calls refuse. */

const noText = fc.oneof(
  fc.object(),
  fc.array(fc.string()),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);
const outside = (known: readonly string[]) =>
  fc.oneof(noText, fc.string()).filter((value) => !known.includes(value as string));
const broken = fc.constantFrom('\u0000', '\u001f', '\u0085', '\ud800', '\udfff');

/** The third is a day that 2026 does not have. */
const noDates = ['', '2026-3-2', '2026-02-29', '2026-13-01', '2026-03-00', '2026-03-02T00:00:00Z'];
export const badId = fc.oneof(
  fc.integer({ max: 0 }).map(String),
  fc.bigInt({ min: 2n ** 50n + 1n }).map(String),
  fc.string().filter((text) => !/^[1-9]\d*$/.test(text)),
);
/** Ids of rows in a form that none of ours has. */
export const badRowId = fc.string().filter((text) => !/^[A-Za-z0-9_-]{1,64}$/.test(text));
export const badStickerId = fc.string().filter((text) => !stickerForm.test(text));
const noTextButNull = noText.filter((value) => value !== null);
const noToggle = fc.oneof(fc.string(), fc.double(), fc.constant(null), fc.object());
const badPassword = fc.oneof(
  noText,
  fc.constantFrom('', 'short', 'x'.repeat(257), 'with\u0000nul', 'lone \ud800 half'),
);

export const bad: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  sport: outside(sports),
  league: outside([...leagues, ...leagues.map((league) => leagueName(league))]),
  difficulty: outside(difficulties),
  language: fc.oneof(noText, fc.string({ minLength: 36 })),
  guess: fc.oneof(
    noText,
    fc.constantFrom('', ' ', '\u200b', '\u202e '),
    fc.string({ unit: 'grapheme-ascii', minLength: 81 }).filter((text) => text.trim().length > 80),
    fc.tuple(guess, broken, guess).map((parts) => parts.join('')),
  ),
  n: outside(['1', '2', '3', '01', '02', '03']),
  number: fc.oneof(noText, fc.constantFrom('', '0', '-1', '007', '1.5', '1e3', '100000', '٣')),
  step: fc.oneof(noText, fc.integer({ max: -1 }).map(String), fc.integer({ min: 100 }).map(String)),
  username: fc.oneof(noText, fc.constantFrom('', '  ', 'x'.repeat(33), 'a\u0000b')),
  password: badPassword,
  currentPassword: badPassword,
  newPassword: badPassword,
  displayName: fc.oneof(noTextButNull, fc.constantFrom('ab', 'x'.repeat(51), 'ab\ud800')),
  email: fc.oneof(
    noText,
    fc.constantFrom('x', 'a@', '@b.c', 'a@b', 'a b@c.de', `${'x'.repeat(250)}@b.de`),
  ),
  avatarUrl: fc.oneof(
    noTextButNull,
    fc.constantFrom('x', 'http://a.de/x.png', 'javascript:alert(1)', 'data:image/png;base64,AA'),
    fc.constantFrom('https://u:p@a.de/', `https://a.de/${'x'.repeat(500)}`, '//a.de/x.png'),
  ),
  defaultSport: outside(sports),
  defaultDifficulty: outside(difficulties),
  ...forEachSwitch(noToggle),
  theme: outside(themes),
  before: badId,
  friendId: fc.oneof(noText, fc.constantFrom('', 'a b', 'x'.repeat(65), 'é', '../x', '$ne')),
  type: outside(feedbackTypes),
  status: outside(feedbackStatuses),
  title: fc.oneof(noText, fc.constantFrom('', ' ', 'x'.repeat(121), 'a\u0000')),
  content: fc.oneof(noText, fc.constantFrom('', ' \n ', 'x'.repeat(5001), 'a\u0007b')),
  field: outside(correctionFields),
  text: fc.oneof(noText, fc.constantFrom('', ' ', 'x'.repeat(101), 'a\u0000', 'a\u202eb')),
  value: fc.oneof(noText, fc.constantFrom('x'.repeat(101), 'a\u0000', 'a\u202eb')),
  note: fc.oneof(noText, fc.constantFrom('x'.repeat(301), 'a\u0000', 'a\u202eb')),
  since: fc.oneof(noText, fc.constantFrom('', '-1', '1.5', '1e3', '٣', '9'.repeat(16))),
  friendIds: fc.oneof(
    noText.filter((value) => !Array.isArray(value)),
    fc.constantFrom([], [''], ['a b'], [5], ['a', null], [['a']], [{ $ne: '' }]),
    fc.uniqueArray(rowId, { minLength: 8, maxLength: 20 }),
  ),
  nickname: fc.oneof(
    noText,
    fc.constantFrom('a', 'x'.repeat(31), 'a\u0000b', 'a\u202eb', 'ab\ud800'),
  ),
  date: fc.oneof(noText, fc.constantFrom(...noDates), fc.string()),
  month: fc.oneof(
    noText,
    fc.constantFrom('', '2026-00', '2026-13', '2026-3', '2026-03-02', '26-03'),
  ),
  window: outside(rankingWindows),
  scope: outside(rankingScopes),
  code: fc.string().filter((text) => !/^[0-9A-HJKMNP-TV-Z]{10}$/.test(text)),
};

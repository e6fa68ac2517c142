import { describe, expect, test } from '@jest/globals';
import { deadKeys, violationsOf, flatten } from './check-locales.ts';

const english = flatten({
  hello: 'Hello {{name}}',
  grip: { backhand_one: 'One-handed', backhand_two: 'Two-handed' },
  goals_one: '{{count}} goal of {{name}}',
  goals_other: '{{count}} goals of {{name}}',
  mates_zero: 'Nobody',
  mates_one: '{{count}} mate',
  mates_other: '{{count}} mates',
  place_ordinal_one: '{{count}}st',
  place_ordinal_two: '{{count}}nd',
  place_ordinal_few: '{{count}}rd',
  place_ordinal_other: '{{count}}th',
});

const german = {
  hello: 'Hallo {{name}}',
  grip: { backhand_one: 'Einhändig', backhand_two: 'Beidhändig' },
  goals_one: 'Ein Tor von {{name}}',
  goals_other: '{{count}} Tore von {{name}}',
  mates_zero: 'Niemand',
  mates_one: '{{count}} Kollege',
  mates_other: '{{count}} Kollegen',
  place_ordinal_other: '{{count}}.',
};

const violationsWith = (changes: Record<string, string>) =>
  violationsOf('de', flatten({ ...german, ...changes }), english);

function violationsWithout(key: keyof typeof german): string[] {
  const { [key]: _, ...rest } = german;
  return violationsOf('de', flatten(rest), english);
}

describe('the check of the catalogues', () => {
  test('finds nothing in complete texts', () => {
    expect(violationsOf('en', english, english)).toEqual([]);
    expect(violationsWith({})).toEqual([]);
  });

  test('finds a missing key, an unknown one and an empty text', () => {
    expect(violationsWithout('hello')).toEqual(['hello: missing']);
    expect(violationsWith({ extra: 'Mehr' })).toEqual(['extra: not in en.json']);
    expect(violationsWith({ mates_zero: ' ' })).toEqual(['mates_zero: empty']);
  });

  test('finds plural forms that the language needs and those that it never uses', () => {
    expect(violationsWithout('goals_one')).toEqual(['goals_one: plural form missing']);
    expect(violationsWithout('mates_zero')).toEqual(['mates_zero: plural form missing']);
    expect(violationsWith({ goals_few: '{{name}}' })).toEqual(['goals_few: never chosen']);
    expect(violationsWith({ place_ordinal_one: '{{count}}.' })).toEqual([
      'place_ordinal_one: never chosen',
    ]);
  });

  test('lets a language have names and forms of its own, and no possessive', () => {
    const { place_ordinal_other: _, ...rest } = german;
    expect(violationsOf('de', flatten({ ...rest, place: 'Platz {{count}}' }), english)).toEqual([]);
    expect(violationsWith({ 'lists.tour': 'der Tour', 'times.3': 'dreimal' })).toEqual([]);
    const possessive = new Map([...english, ['their', 'their'], ['late', '{{their}} end']]);
    const own = flatten({ ...german, late: 'das Ende' });
    expect(violationsOf('de', own, possessive)).toEqual([]);
  });

  test('finds variables that differ', () => {
    expect(violationsWith({ hello: 'Hallo {{nme}}' })).toEqual([
      'hello: variable {{name}} differs from en.json',
      'hello: variable {{nme}} differs from en.json',
    ]);
    expect(violationsWith({ goals_other: '{{count}} Tore' })).toHaveLength(1);
  });

  test('lets a language distinguish genders, with the same variables', () => {
    expect(violationsWith({ hello_female: 'Hallo, Frau {{name}}' })).toEqual([]);
    expect(violationsWith({ hello_female: 'Hallo' })).toHaveLength(1);
  });
});

describe('dead keys', () => {
  const keys = flatten({
    a: { title: 'A', text: 'B' },
    b: { title: 'C', goals_one: '1', goals_other: 'n' },
  });

  /** The source of a template literal with one hole. */
  const template = (start: string, end = '') => ['`', start, '$', '{x}', end, '`'].join('');

  test('are those that neither a literal nor a template names', () => {
    const sources = ["t('a.title')", 't("b.goals")', `t(${template('b.')})`];
    expect(deadKeys(keys, sources)).toEqual(['a.text']);
  });

  test('are not kept alive by a template without text, by parts of a key, or by an empty variable', () => {
    const sources = [template('', '.title'), "'a.tex'", template('a.', '.title')];
    expect(deadKeys(keys, sources)).toEqual(['a.title', 'a.text', 'b.title', 'b.goals']);
  });
});

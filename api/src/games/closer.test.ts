import { describe, expect, test } from '@jest/globals';
import { closeness } from '@craque/common/domain/athlete/closeness.ts';
import { type League, sportOf } from '@craque/common/domain/sport.ts';
import { athleteData } from '../athletes/athlete-files.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { comparableOf, snapshotOf } from './snapshot.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');

/** Whom is asked for, and two guesses of which fans call the first closer. */
const pairs: readonly [League, ...(readonly [string, string, string][])][] = [
  [
    'fifa-womens-world-cup',
    ['mia-hamm', 'abby-wambach', 'trinity-rodman'],
    ['mia-hamm', 'kristine-lilly', 'rose-lavelle'],
    ['mia-hamm', 'michelle-akers', 'alex-morgan'],
    ['alex-morgan', 'megan-rapinoe', 'mia-hamm'],
    ['trinity-rodman', 'sophia-wilson', 'abby-wambach'],
    ['marta', 'cristiane', 'formiga'],
    ['marta', 'cristiane', 'kerolin'],
    ['birgit-prinz', 'renate-lingor', 'lena-oberdorf'],
    ['alexia-putellas', 'aitana-bonmati', 'marta'],
    ['hope-solo', 'briana-scurry', 'trinity-rodman'],
  ],
  [
    'fiba-world-cup',
    ['shaquille-oneal', 'david-robinson', 'anthony-edwards'],
    ['shaquille-oneal', 'charles-barkley', 'jalen-brunson'],
    ['dirk-nowitzki', 'detlef-schrempf', 'dennis-schroder'],
    ['pau-gasol', 'marc-gasol', 'ricky-rubio'],
    ['pau-gasol', 'juan-carlos-navarro', 'santi-aldama'],
    ['luka-doncic', 'goran-dragic', 'shaquille-oneal'],
    ['manu-ginobili', 'luis-scola', 'facundo-campazzo'],
    ['yao-ming', 'wang-zhizhi', 'kyle-anderson'],
    ['nikola-jokic', 'bogdan-bogdanovic', 'vlade-divac'],
    ['stephen-curry', 'kyrie-irving', 'magic-johnson'],
  ],
  [
    'grand-slam',
    ['serena-williams', 'venus-williams', 'pete-sampras'],
    ['serena-williams', 'justine-henin', 'pete-sampras'],
    ['serena-williams', 'maria-sharapova', 'john-mcenroe'],
    ['pete-sampras', 'andre-agassi', 'serena-williams'],
    ['pete-sampras', 'jim-courier', 'chris-evert'],
    ['steffi-graf', 'monica-seles', 'boris-becker'],
    ['boris-becker', 'stefan-edberg', 'steffi-graf'],
    ['roger-federer', 'rafael-nadal', 'martina-hingis'],
    ['iga-swiatek', 'coco-gauff', 'novak-djokovic'],
    ['carlos-alcaraz', 'jannik-sinner', 'garbine-muguruza'],
  ],
];

describe.each(pairs)('in %s', (league, ...of) => {
  const compared = (id: string) => {
    const athlete = catalogue.guessable(id);
    if (!athlete) throw new RangeError(`no athlete ${id}`);
    return comparableOf(athlete, league);
  };
  test.each(of)('to %s %s is closer than %s', (target, closer, farther) => {
    const hidden = { ...snapshotOf(catalogue, target, league), sport: sportOf(league), league };
    const to = (id: string) => closeness(hidden, compared(id)).accuracy;
    expect(to(closer)).toBeGreaterThan(to(farther));
  });
});

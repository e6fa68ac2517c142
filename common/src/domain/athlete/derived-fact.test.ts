import { describe, expect, test } from '@jest/globals';
import { aMembership, anAthlete } from '../../testing/athlete-builders.ts';
import type { Athlete } from './athlete.ts';
import { derivedFacts } from './derived-fact.ts';
import type { League } from '../sport.ts';

const premierLeague: League = 'english-premier-league';

function factsOf(members: readonly [Athlete, ...Athlete[]], league: League = premierLeague) {
  return Object.fromEntries(
    derivedFacts(members[0], members, league).map(({ kind, value }) => [kind, value]),
  );
}

const ada = anAthlete({
  id: 'ada',
  name: 'Ada Quill',
  dateOfBirth: '1995-04-12',
  nationality: ['GB-ENG'],
});

describe('derived facts', () => {
  test('rank by age from the oldest, with one rank for one day of birth', () => {
    const older = anAthlete({ id: 'older', dateOfBirth: '1990-01-01' });
    const twin = anAthlete({ id: 'twin' });
    const younger = anAthlete({ id: 'younger', dateOfBirth: '1995-04-13' });
    expect(factsOf([ada, older, twin, younger]).activeAgeRank).toBe(2);
    expect(factsOf([older, ada, twin, younger]).activeAgeRank).toBe(1);
    expect(factsOf([younger, ada, twin, older]).activeAgeRank).toBe(4);
  });

  test('rank by age only the active, among the active', () => {
    const memberships = [aMembership({ active: false })];
    const retired = anAthlete({ id: 'retired', dateOfBirth: '1920-01-01', memberships });
    expect(factsOf([ada, retired]).activeAgeRank).toBe(1);
    expect(factsOf([retired, ada])).not.toHaveProperty('activeAgeRank');
  });

  test('count as team-mates the active of an active, but all with one best ranking', () => {
    const memberships = [aMembership({ active: false })];
    const retired = anAthlete({ id: 'retired', memberships });
    expect(factsOf([ada, retired])).not.toHaveProperty('teamMates');
    const other = anAthlete({ id: 'other', memberships });
    expect(factsOf([retired, ada, other])).toMatchObject({ sameTeamAndPosition: 1 });
    expect(factsOf([retired, ada, other])).not.toHaveProperty('teamMates');
    const ranked = aMembership({ league: 'wta', team: 'Top 5', active: false });
    const one = anAthlete({ id: 'one', sport: 'tennis', memberships: [ranked] });
    const two = anAthlete({ id: 'two', sport: 'tennis', memberships: [ranked] });
    expect(factsOf([one, two], 'wta').teamMates).toBe(1);
  });

  test('leave out counts of more than ten, which only show how the list was chosen', () => {
    const others = Array.from({ length: 10 }, (_, index) => anAthlete({ id: `p${index}` }));
    const counts = { compatriots: 10, teamMates: 10, sharedBirthday: 10 };
    expect(factsOf([ada, ...others])).toMatchObject(counts);
    const more = Object.keys(factsOf([ada, ...others, anAthlete({ id: 'one-more' })]));
    expect(more).toEqual(['activeAgeRank']);
  });

  test('count compatriots of every nationality', () => {
    const both = anAthlete({ id: 'both', nationality: ['FR', 'GB-ENG'] });
    const french = anAthlete({ id: 'french', nationality: ['FR'] });
    expect(factsOf([ada, both, french]).compatriots).toBe(1);
    expect(factsOf([both, ada, french]).compatriots).toBe(2);
  });

  test('include a count of 0 compatriots, and leave out every other count of 0', () => {
    const other = anAthlete({
      id: 'other',
      nationality: ['BR'],
      dateOfBirth: '1999-09-09',
      memberships: [aMembership({ team: 'Everton' })],
    });
    expect(factsOf([ada, other])).toEqual({
      activeAgeRank: 1,
      compatriots: 0,
    });
  });

  test('count members of the same team, and of the same team and position', () => {
    const keeper = anAthlete({
      id: 'keeper',
      memberships: [aMembership({ position: 'goalkeeper' })],
    });
    const forward = anAthlete({ id: 'forward' });
    const opponent = anAthlete({ id: 'opponent', memberships: [aMembership({ team: 'Everton' })] });
    expect(factsOf([ada, keeper, forward, opponent])).toMatchObject({
      teamMates: 2,
      sameTeamAndPosition: 1,
    });
  });

  test('take team and position from the requested league', () => {
    const moved = anAthlete({
      id: 'moved',
      memberships: [
        aMembership({ team: 'Everton' }),
        aMembership({ league: 'brasileirao', team: 'Liverpool' }),
      ],
    });
    expect(factsOf([ada, moved])).not.toHaveProperty('teamMates');
  });

  test('count birthdays regardless of the year', () => {
    const sameDay = anAthlete({ id: 'same', dateOfBirth: '2001-04-12' });
    const sameMonth = anAthlete({ id: 'month', dateOfBirth: '2001-04-13' });
    expect(factsOf([ada, sameDay, sameMonth]).sharedBirthday).toBe(1);
  });

  test('do not count team-mates where team and country are one', () => {
    const inWorldCup = aMembership({ league: 'fiba-world-cup', team: 'Brazil', position: 'guard' });
    const one = anAthlete({ id: 'one', sport: 'basketball', memberships: [inWorldCup] });
    const two = anAthlete({ id: 'two', sport: 'basketball', memberships: [inWorldCup] });
    const facts = factsOf([one, two], 'fiba-world-cup');
    expect(facts).toMatchObject({ compatriots: 1, sameTeamAndPosition: 1 });
    expect(facts).not.toHaveProperty('teamMates');
  });

  test('are empty for an athlete who is not in the league', () => {
    expect(derivedFacts(ada, [ada], 'brasileirao')).toEqual([]);
  });
});

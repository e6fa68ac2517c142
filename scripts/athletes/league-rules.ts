import type { Catalogue } from '@craque/api/athletes/catalogue.ts';
import { hasTeamColours } from '@craque/api/sticker/ink/team-colours.ts';
import { factsIn } from '@craque/common/domain/athlete/athlete.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { leagueRow, leagues, sportOf } from '@craque/common/domain/sport.ts';

const minEasyPool = 20;
/** Of the better known half, for whom players expect more than derived facts. */
const minFacts = 3;

type Members = ReturnType<Catalogue['members']>;

function sizeViolations(catalogue: Catalogue, league: League): string[] {
  const { athletes } = catalogue.leagueState(league);
  const easy = catalogue.pool(league, 'easy').length;
  const wanted = leagueRow(league).athletes;
  return [
    ...(athletes < wanted ? [`${athletes} athletes, ${wanted} are wanted`] : []),
    ...(easy < minEasyPool ? [`${easy} in the easy pool, ${minEasyPool} at least`] : []),
  ];
}

function thinViolations(members: Members, league: League): string[] {
  return members
    .slice(0, Math.ceil(members.length / 2))
    .map((athlete) => ({ id: athlete.id, facts: factsIn(athlete, league).length }))
    .filter(({ facts }) => facts < minFacts)
    .map(({ id, facts }) => `${id}: ${facts} facts in the better known half, ${minFacts} at least`);
}

function colourViolations(members: Members, league: League): string[] {
  const teams = members.flatMap(({ memberships }) =>
    memberships.filter((each) => each.league === league).map(({ team }) => team),
  );
  return [...new Set(teams)]
    .filter((team) => !hasTeamColours(sportOf(league), team))
    .map((team) => `${team} has no colours in team-colours.json`);
}

/**
 * Leagues that are too small, too easy to guess, too sparse, or have teams without colours: one
 * line per violation.
 */
export function leagueViolations(catalogue: Catalogue): string[] {
  return leagues.flatMap((league) => {
    const members = catalogue.members(league);
    return [
      ...sizeViolations(catalogue, league),
      ...thinViolations(members, league),
      ...colourViolations(members, league),
    ].map((violation) => `${league}: ${violation}`);
  });
}

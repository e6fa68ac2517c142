import type { AthleteSnapshot, Game } from '../domain/game/game.ts';
import { newGame } from '../domain/game/game.ts';
import type { GameId, PlayerId } from '../domain/ids.ts';

export const aPlayer = 'guest:someone' as PlayerId;

export function aSnapshot(overrides: Partial<AthleteSnapshot> = {}): AthleteSnapshot {
  return {
    athleteId: 'ada-secretova',
    dataVersion: 'test',
    asOf: '2026-06',
    active: true,
    name: 'Ada Secretova',
    surname: 'Secretova',
    names: ['ada secretova', 'secretova'],
    dateOfBirth: '1995-03-02',
    nationality: ['BR'],
    continents: ['SA'],
    gender: 'female',
    team: 'Hidden United',
    position: 'midfielder',
    number: 8,
    facts: [
      { kind: 'firstTeamDebutYear', value: 2013 },
      { kind: 'heightCm', value: 171 },
      { kind: 'worldCupsWon', value: [2019] },
    ],
    derivedFacts: [{ kind: 'nameLetters', value: 12 }],
    ...overrides,
  };
}

/** A running solo game of `aPlayer`, one athlete, medium level, created at time 0. */
export function aGame(overrides: Partial<Game> = {}): Game {
  const game = newGame(
    {
      id: 4711 as GameId,
      sport: 'soccer',
      league: 'english-premier-league',
      difficulty: 'medium',
      athlete: aSnapshot(),
      hintFacts: [
        { kind: 'firstTeamDebutYear', value: 2013 },
        { kind: 'heightCm', value: 171 },
      ],
      artVariant: 1,
      creator: overrides.creator ?? aPlayer,
    },
    overrides.createdAt ?? 0,
  );
  return { ...game, ...overrides };
}

import type { Difficulty, Sport } from './sport.ts';

/** What a user may switch on and off, with its default. A new switch is a row here. */
const switches = {
  showHints: true,
  showTimers: true,
  /** Whether everybody may see the user in the rankings; friends always do. */
  showInRankings: true,
};
export type Switch = keyof typeof switches;
export const switchNames = Object.keys(switches) as readonly Switch[];

export type Preferences = { defaultSport: Sport; defaultDifficulty: Difficulty } & Record<
  Switch,
  boolean
>;
export type ChosenPreferences = { [Name in keyof Preferences]: Preferences[Name] | null };

export const defaultPreferences: Preferences = {
  defaultSport: 'soccer',
  defaultDifficulty: 'medium',
  ...switches,
};

const names = Object.keys(defaultPreferences) as readonly (keyof Preferences)[];

export function preferencesOf(chosen: ChosenPreferences): Preferences {
  const own = names.map((name) => [name, chosen[name] ?? defaultPreferences[name]]);
  return Object.fromEntries(own) as Preferences;
}

export function forEachSwitch<T>(value: T): Record<Switch, T> {
  return Object.fromEntries(switchNames.map((name) => [name, value])) as Record<Switch, T>;
}

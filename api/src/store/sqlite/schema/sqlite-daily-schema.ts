/**
 * The athletes of the dates, and the indexes of their results: partial ones, which ordinary games
 * leave alone, and covering, so that a board reads neighbouring entries. The second unique key keeps
 * two processes that fill two dates at once from choosing one athlete for both. Few users hide from
 * boards, which look for them among all others.
 */
export const dailies = `
  CREATE TABLE IF NOT EXISTS dailies (
    date TEXT NOT NULL,
    sport TEXT NOT NULL,
    round INTEGER NOT NULL,
    athlete_id TEXT NOT NULL,
    daily TEXT NOT NULL,
    PRIMARY KEY (date, sport),
    UNIQUE (sport, round, athlete_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS dailies_of_sport ON dailies (sport, date, athlete_id, round);
  CREATE INDEX IF NOT EXISTS results_of_daily
    ON results (daily_date, sport, player, won, guesses, hints, time_taken, finished_at, marked)
    WHERE daily_date IS NOT NULL;
  CREATE INDEX IF NOT EXISTS results_dailies
    ON results (player, daily_date, daily_started_at, finished_at, sport, won, guesses)
    WHERE daily_date IS NOT NULL;
  CREATE INDEX IF NOT EXISTS users_hidden ON users (id) WHERE show_in_rankings = 0;
`;

/** Milliseconds since the first line, the actor, and what happened. */
export type LogLine = { at: number; who: string; what: string };

export type ChallengeLog = {
  lines: readonly LogLine[];
  now(): number;
  note(who: string, what: string): void;
};

/** A log whose times count from its first line; prints every line at once. */
export function createLog(print: (line: string) => void): ChallengeLog {
  const memo: { began?: number } = {};
  const lines: LogLine[] = [];
  const now = () => {
    memo.began ??= performance.now();
    return Math.round(performance.now() - memo.began);
  };
  return {
    lines,
    now,
    note(who, what) {
      const line = { at: now(), who, what };
      lines.push(line);
      print(`${secondsOf(line)}  ${who}: ${what}`);
    },
  };
}

/** The time of a line as seconds with three digits. */
export const secondsOf = ({ at }: LogLine): string => (at / 1000).toFixed(3);

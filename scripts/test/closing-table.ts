/** A duration in milliseconds, with its name. */
export type Timed = { name: string; ms: number };

const listed = 10;

const minutes = (ms: number) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
const row = (time: string, name: string) => `${time.padStart(8)}  ${name}`;

/**
 * The time of each part of a run (minutes:seconds), and its ten slowest test files and journeys.
 */
export function closingTable(parts: readonly Timed[], cases: readonly Timed[]): string[] {
  const slowest = cases.toSorted((one, other) => other.ms - one.ms).slice(0, listed);
  return [
    ...parts.map(({ name, ms }) => row(minutes(ms), name)),
    ...(slowest.length > 0 ? ['', 'The slowest:'] : []),
    ...slowest.map(({ name, ms }) => row(`${(ms / 1000).toFixed(1)} s`, name)),
  ];
}

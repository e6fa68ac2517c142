export function isOlderThanAYear(date: string, now: number): boolean {
  const oneYearOn = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  return new Date(now).toISOString().slice(0, date.length) > oneYearOn;
}

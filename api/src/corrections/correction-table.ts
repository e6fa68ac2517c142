import type { CorrectionField } from '@craque/common/domain/athlete/correction.ts';
import { leagueName } from '@craque/common/domain/sport.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import { type Overlay, overlaid } from './overlay.ts';

const plainColumns: Readonly<Partial<Record<CorrectionField, string>>> = {
  alsoKnownAs: 'also_known_as',
  name: 'name',
  team: 'team',
  dateOfBirth: 'date_of_birth',
  nationality: 'nationality',
  position: 'position',
  number: 'number',
};
const columnOf = (field: CorrectionField) => plainColumns[field] ?? `fact:${field}`;

/** The token of the legend in docs/athletes.md. */
const source = 'players';

type Row = Map<string, string>;

/** One row for each athlete and league. */
function rowsOf(original: Catalogue, overlays: readonly Overlay[]): Row[] {
  const rows = new Map<string, Row>();
  for (const overlay of overlays) {
    const { athleteId, league, field, value, asOf } = overlay;
    // The operator's, not the data's.
    if (field === 'neverAsked') continue;
    const athlete = original.athlete(athleteId);
    const changed = athlete && overlaid(athlete, overlay);
    if (!changed || changed === athlete) continue;
    const key = `${athleteId}/${league}`;
    const base = { id: athleteId, league: leagueName(league), source };
    const row = rows.get(key) ?? new Map(Object.entries(base));
    rows.set(key, row);
    const column = columnOf(field);
    const known = field === 'alsoKnownAs' ? row.get(column) : undefined;
    row.set(column, known === undefined ? value : `${known}; ${value}`);
    if (field === 'team') row.set('snapshot', asOf);
  }
  return [...rows.values()];
}

const cellText = (cell: string) =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** CSV for `npm run import:athletes`; only a header if there is nothing. */
export function correctionTable(original: Catalogue, overlays: readonly Overlay[]): string {
  const rows = rowsOf(original, overlays);
  const columns = [
    ...new Set(['id', 'league', 'source', ...rows.flatMap((row) => [...row.keys()])]),
  ];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))];
  return lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

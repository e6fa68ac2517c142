import { roundOf, type Seats, tableOf } from '@craque/common/domain/party/party-points.ts';
import { teamsOf } from '@craque/common/domain/party/party-teams.ts';
import type { Party } from '@craque/common/domain/party/party.ts';

/** The beginning of a cell, also where another character separates them. */
const beginnings = /(?<=^|[,;|\t\r\n])\s*\S/gu;
const isFormula = (text: string) => /^\s*[=+\-\u2212@]/u.test(text.normalize('NFKC'));
/** What a spreadsheet would take for a formula, in any width, is text behind an apostrophe. */
const defused = (name: string) =>
  name.replace(beginnings, (text) => (isFormula(text) ? `'${text}` : text));
const cell = (text: string) =>
  /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** CSV after RFC 4180, best first, with the points of each round. */
export function partyTable(party: Party, seats: Seats): string {
  const rounds = party.rounds.filter(({ endedAt }) => endedAt !== undefined);
  const hasTeams = teamsOf(party.settings).length > 0;
  const team = hasTeams ? ['team'] : [];
  const head = [
    'place',
    'name',
    ...team,
    'points',
    'seconds',
    ...rounds.map((_, at) => `round ${at + 1}`),
  ];
  const lines = tableOf(party, seats).map(({ seat, place, name, team: own = '', points, time }) => [
    ...[
      String(place),
      defused(name),
      ...(hasTeams ? [own] : []),
      String(points),
      (time / 1000).toFixed(1),
    ],
    ...rounds.map(({ number }) => String(roundOf(seats.get(seat), number)?.points ?? 0)),
  ]);
  return [head, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}
